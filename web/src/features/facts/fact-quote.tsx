import type { FactValue } from '@bidloom/contract/facts';
import { showQuote } from '@bidloom/texts/show-quote';
import { mergeClasses } from '@fluentui/react-components';
import { useFactRowStyles } from './fact-row.styles.ts';

/** A quote as it is read on one line. */
export const oneLine = (quote: string) => showQuote(quote).replace(/\s+/g, ' ').trim();

/** A value that is several rows of a table, a row on a line. */
export function inRows(words: string, quote: string | null): string {
  const rows = quote?.split('\n') ?? [];
  const isOfRows = rows.length > 1 && rows.every((row) => row.includes(' | ')) && oneLine(quote ?? '') === words;
  return isOfRows ? rows.map(oneLine).join('\n') : words;
}

/** The words of the document, where they say more than the value. */
export function Quote({ value, words, lines }: { value: FactValue; words: string; lines: 1 | 2 }) {
  const styles = useFactRowStyles();
  const quote = value.quote ? oneLine(value.quote) : '';
  if (quote === '' || oneLine(words).toLowerCase().includes(quote.toLowerCase())) return null;
  return <span className={mergeClasses(styles.quote, lines === 1 && styles.oneLine)}>“{quote}”</span>;
}
