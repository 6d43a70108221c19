import type { ExportedFact, ExportedValue } from './items.ts';
import { valueWords } from './value-words.ts';

/** What the documents have come to state since a person decided on a fact. Older downloads know only the value that was found. */
export function otherwiseNote({ found, statedSince }: Pick<ExportedFact, 'found' | 'statedSince'>): string {
  const since: ExportedValue[] = statedSince ?? (found === null ? [] : [{ text: found, fileName: null, page: null }]);
  if (since.length === 0) return 'The documents no longer state it';
  const values = since.map(({ fileName, page, ...value }) => {
    const words = valueWords(value);
    return fileName === null ? words : `${words} (${fileName}${page === null ? '' : `, p. ${page}`})`;
  });
  return `The documents now say: ${values.join('; ')}`;
}
