import { showQuote } from '@bidloom/texts/show-quote';
import { statedZone } from '@bidloom/texts/stated-zone';
import { oneLine } from '../runs/exports/cited-text.ts';
import type { ExportedValue } from './items.ts';

/** A value in the words of its document, with the time zone that the quote around it names and the words themselves do not. */
export function valueWords({ text, zone }: Pick<ExportedValue, 'text' | 'zone'>): string {
  const words = oneLine(showQuote(text));
  return zone && statedZone(words, '') === null ? `${words} ${zone}` : words;
}
