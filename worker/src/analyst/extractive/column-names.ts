import type { Passage } from '../../search/rank-passages.ts';
import type { QuotedSentence } from './quoted-sentence.ts';
import type { PageReader } from './read-around.ts';
import type { Statement } from './statements.ts';

/** Cells of a row that say little without the names of their columns: "Oral interviews | 9 July | 12 July". */
const fewestColumns = 3;

/** The line that names the columns of a row's table, where the row has several values on the page of that line; null otherwise. */
export function columnNames({ shape, quote, page, header }: Statement): QuotedSentence | null {
  if (shape !== 'row' || quote.split('|').length < fewestColumns || header?.page !== page) return null;
  const { text: _, ...names } = header;
  return names;
}

/** A place in a passage by itself; before a row of several values, the line that names the columns of its table. */
export function withColumnNames(reader: PageReader, { candidate }: Passage, place: QuotedSentence): QuotedSentence[] {
  const row = reader.statementAt(candidate, place);
  const names = row ? columnNames(row) : null;
  return names ? [names, place] : [place];
}

/** The first row of a table as one quote with the rows above it, which name its columns. */
export function withHeader(reader: PageReader, { documentId, page, start: own, end }: Statement): QuotedSentence {
  const pageText = reader.pageText({ documentId, page });
  const start = startOfRows(pageText, own);
  return { documentId, page, start, end, quote: pageText.slice(start, end) };
}

/** Where the rows right above a place begin; the place itself where there are none above it, or where it is within a line. */
function startOfRows(text: string, at: number): number {
  let start = at;
  while (start > 0 && text[start - 1] === '\n') {
    const above = start > 1 ? text.lastIndexOf('\n', start - 2) + 1 : 0;
    if (!text.slice(above, start).includes('|')) break;
    start = above;
  }
  return start;
}
