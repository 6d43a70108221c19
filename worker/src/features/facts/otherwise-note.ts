import { showQuote } from '@bidloom/texts/show-quote';
import { oneLine } from '../runs/exports/cited-text.ts';
import type { ExportedFact } from './items.ts';

/** What the documents have come to state since a person decided on a fact. Older downloads know only the value that was found. */
export function otherwiseNote({ found, statedSince }: Pick<ExportedFact, 'found' | 'statedSince'>): string {
  const since = statedSince ?? (found === null ? [] : [{ text: found, fileName: null, page: null }]);
  if (since.length === 0) return 'The documents no longer state it';
  const values = since.map(({ text, fileName, page }) => {
    const words = oneLine(showQuote(text));
    return fileName === null ? words : `${words} (${fileName}${page === null ? '' : `, p. ${page}`})`;
  });
  return `The documents now say: ${values.join('; ')}`;
}
