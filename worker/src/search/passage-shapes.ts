import type { Candidate } from './candidates.ts';
import type { PassageSentence } from './rank-passages.ts';
import { type Stretch, sentencesOf } from './sentences.ts';

/** Only letters and digits, to tell whether two texts say the same. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const caption =
  /^(?:table|figure|fig\.|exhibit|bảng|hình|biểu)\s+[\p{L}\d]{1,4}(?:[.-]\d+)*\s*[–—:.-](?!$)\s*(?:[^\s|][^|]{0,139})?$/iu;
const endsClause = /[.;:!?。；：！？]$/u;

/** "Table 27 – Payment milestones": names what is below it. */
export function isCaption(text: string): boolean {
  return caption.test(text) && !endsClause.test(text);
}

// At least two levels: a single number may be an item of a list. A figure after the number shows that it is a statement.
const numberedHeading = /^\d{1,3}(?:\.\d{1,3})+\.?\s+\p{Lu}[^\d|]{1,80}$/u;
const longestHeading = 9;

/** A caption or a heading ("10.5 Liquidated damages"): where an answer is, not what it says. */
export function isTitle(text: string, sectionPath: readonly string[]): boolean {
  const bare = normalise(text);
  if (isCaption(text) || sectionPath.some((title) => normalise(title) === bare)) return true;
  return numberedHeading.test(text) && bare.split(' ').length <= longestHeading && !endsClause.test(text);
}

/** A title, or a stub such as "3.2" that says nothing alone. */
export function isLabel(text: string, sectionPath: readonly string[]): boolean {
  return normalise(text).split(' ').length <= 2 || isTitle(text, sectionPath);
}

/** Cells of a row are separated by ` | `, as page texts are composed. */
function isRow(text: string): boolean {
  return /(?:^|\s)\|\s/u.test(text);
}

/** A table's first row where it contains names of columns: short cells without a figure, and rows follow. */
export function isHeaderRow(candidate: Candidate, sentence: PassageSentence): boolean {
  return isFirstRow(candidate, sentence) && rowsFrom(candidate, sentence, sentence.start, 2).length === 2;
}

/** Cells of a row that names columns of a form. */
const fewestColumns = 3;
/** The first cell of a row whose other cells are blank: the number of an item. */
const itemNumber = /^\s*[\p{L}.-]{0,4}\d[\d./-]{0,7}\s*(?:\n|$)/u;

/** The same where the rows that follow have nothing but their number, so that nothing is said at all. */
export function isHeaderOfBlankForm(candidate: Candidate, sentence: PassageSentence): boolean {
  const cells = sentence.text.split('|').filter((cell) => cell.trim() !== '');
  return (
    cells.length >= fewestColumns &&
    isFirstRow(candidate, sentence) &&
    itemNumber.test(pageTextOf(candidate, sentence).slice(sentence.end, sentence.end + 40))
  );
}

function isFirstRow(candidate: Candidate, { text, start, ...sentence }: PassageSentence): boolean {
  if (!isRow(text) || /[\d%]/u.test(text)) return false;
  if (text.split('|').some((cell) => cell.trim().split(/\s+/u).length > 4)) return false;
  return !isBelowRow(pageTextOf(candidate, { text, start, ...sentence }), start);
}

/** Whether the line above a place, which is the first of its line, contains a cell's border. */
function isBelowRow(text: string, at: number): boolean {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  if (at === 0 || lineStart === 0 || text.slice(lineStart, at).trim() !== '') return false;
  return text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - 1).includes('|');
}

/** The upper line of a column's name may be read as a line of its own above the table. */
const loneLine = { most: 2, length: 40 };

/** The rows, without a gap, from a place of the sentence's page on: even where they are in the next chunk. */
function rowsFrom(candidate: Candidate, sentence: PassageSentence, from: number, limit: number): Stretch[] {
  const pageText = pageTextOf(candidate, sentence);
  const rows: Stretch[] = [];
  let above = 0;
  for (const stretch of sentencesOf(pageText, from)) {
    const text = pageText.slice(stretch.start, stretch.end);
    if (rows.length >= limit) break;
    if (isRow(text)) rows.push(stretch);
    else if (rows.length > 0 || text.length > loneLine.length || endsClause.test(text) || ++above > loneLine.most)
      break;
  }
  return rows;
}

/** The whole text of the page that a sentence of the candidate is on. */
export function pageTextOf(candidate: Candidate, { page }: PassageSentence): string {
  return candidate.spans.find((span) => span.page === page)?.pageText ?? '';
}
