/** One piece of work, in the notes of the person who did it. */
export interface Note {
  kind: 'document' | 'keyword' | 'datasheet' | 'question' | 'correction';
  /** The name of the thing, with which its note can be removed again. */
  id: string;
  at: Date;
  userId: string;
  customerId: string;
  /** Pages of a document, places or values of a run, 1 for a question that was answered. */
  amount: number;
  status?: string;
  /** A document that nobody can read or remove yet. */
  isSealed?: boolean;
  /** Places by keyword in lower case. */
  words?: Map<string, number>;
}

export interface Range {
  from: string;
  to: string;
  timeZone: string;
  customerId?: string | undefined;
  userId?: string | undefined;
}

const dayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

/** The notes of some days, one after the other. */
export function notesIn(notes: readonly Note[], { from, to, timeZone, customerId, userId }: Range): Note[] {
  return notes.filter((note) => {
    const day = dayOf(note.at, timeZone);
    if (customerId && note.customerId !== customerId) return false;
    return day >= from && day <= to && (!userId || note.userId === userId);
  });
}

const sum = (notes: readonly Note[]) => notes.reduce((total, { amount }) => total + amount, 0);

/** What the summary should say for these notes. */
export function figuresOf(notes: readonly Note[]) {
  const of = (kind: Note['kind']) => notes.filter((note) => note.kind === kind);
  const outcomes = (kind: 'keyword' | 'datasheet') => {
    const runs = of(kind);
    const ended = (status: string) => runs.filter((note) => note.status === status).length;
    const [completed, failed, cancelled] = ['completed', 'failed', 'cancelled'].map(ended);
    return { runs: runs.length, completed, failed, cancelled, found: sum(runs) };
  };
  return {
    ...{ documents: of('document').length, pages: sum(of('document')) },
    ...{ keywords: outcomes('keyword'), datasheets: outcomes('datasheet') },
    ...{ questions: of('question').length, answered: sum(of('question')), corrections: of('correction').length },
    activeUsers: new Set(notes.map(({ userId }) => userId)).size,
  };
}

/** How many runs looked for each keyword, and how many places they found. */
export function wordsOf(notes: readonly Note[]): Record<string, { runs: number; hits: number }> {
  const words: Record<string, { runs: number; hits: number }> = {};
  for (const note of notes) {
    for (const [word, hits] of note.words ?? []) {
      const before = words[word] ?? { runs: 0, hits: 0 };
      words[word] = { runs: before.runs + 1, hits: before.hits + hits };
    }
  }
  return words;
}

/** Actions by person, without those who did nothing. */
export function actionsOf(notes: readonly Note[]): Record<string, number> {
  const actions: Record<string, number> = {};
  for (const { userId } of notes) actions[userId] = (actions[userId] ?? 0) + 1;
  return actions;
}
