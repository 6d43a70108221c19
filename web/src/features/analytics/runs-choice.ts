/** Which runs are shown: those that a bar counts. */
export interface RunsChoice {
  kind: 'keyword' | 'datasheet';
  from: string;
  to: string;
  keyword?: string;
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Reads the choice from the address; null where it names none. */
export function readRunsChoice(query: URLSearchParams): RunsChoice | null {
  const [kind, from, to, keyword] = ['runs', 'runsFrom', 'runsTo', 'keyword'].map((name) => query.get(name));
  if ((kind !== 'keyword' && kind !== 'datasheet') || !isDay(from ?? null) || !isDay(to ?? null)) return null;
  return { kind, from: from ?? '', to: to ?? '', ...(keyword && { keyword }) };
}

/** The change of the address that opens or closes the list of runs. */
export const writeRunsChoice = (choice: RunsChoice | null): Record<string, string> => ({
  runs: choice?.kind ?? '',
  runsFrom: choice?.from ?? '',
  runsTo: choice?.to ?? '',
  keyword: choice?.keyword ?? '',
  runsPage: '',
});
