import { isValue } from '../../../numbers/is-value.ts';
import type { PageCell } from '../../page/page-table.ts';
import type { RawWord, Straight } from '../../page/raw-page.ts';
import { hasRuleBetween, startsBySpace, usualPitch } from '../evidence/line-spacing.ts';
import { type Column, columnOf } from '../evidence/open-columns.ts';
import { endsInLeader, type Piece, type TableLine } from '../evidence/table-lines.ts';
import {
  CONTINUED_FILLED,
  CONTINUED_PITCH,
  HEADING_OFF_MIDDLE,
  LINES_OVERLAP,
  NAME_CLOSER,
  NAME_LINES,
  PIECE_GAP,
  SAME_START,
  SPACE_WIDTH,
  SPACED_FIGURES,
  SPACED_FIGURES_IN_WORDS,
  SPACED_FULL,
  SPACED_LED,
  SPACED_SMALL,
} from '../thresholds.ts';

/** A row that is being built: the lines of each of its columns, and cells that span several columns. */
interface Row {
  columns: RawWord[][][];
  lines: TableLine[];
}

/** Groups the lines of a table's body into rows. */
export function buildRows(
  lines: TableLine[],
  columns: Column[],
  level: Straight[],
): { rows: number; cells: PageCell[] } {
  const rows: Row[] = [];
  const content = lines.map((line) => cellsOf(line, columns));
  const spaced = rowsBySpacing(lines, content);
  const pitch = usualPitch(lines);
  lines.forEach((line, index) => {
    const cells = content[index] ?? [];
    const last = rows.at(-1);
    const before = lines[index - 1];
    const ruled = before ? hasRuleBetween(before, line, level) : false;
    const goesOn = spaced ? !spaced[index] : last && before && continues(last, before, line, cells, { columns, pitch });
    if (last && !ruled && goesOn) {
      cells.forEach((words, column) => {
        if (words.length > 0) last.columns[column]?.push(words);
      });
      last.lines.push(line);
    } else {
      rows.push({ columns: cells.map((words) => (words.length > 0 ? [words] : [])), lines: [line] });
    }
  });
  const headings = rows.map((row) => headingStart(row.lines, columns));
  const stubs = stubSpans(rows, headings, columns, level);
  const cells = rows.flatMap((row, index) => {
    const first = headings[index] ?? null;
    if (first !== null) {
      const lines = row.lines.map((line) => line.words);
      return [{ row: index, column: first, rowSpan: 1, columnSpan: columns.length - first, lines }];
    }
    return row.columns.flatMap((lines, column): PageCell[] => {
      const rowSpan = column === 0 ? (stubs.get(index) ?? 1) : 1;
      return lines.length > 0 ? [{ row: index, column, rowSpan, columnSpan: 1, lines }] : [];
    });
  });
  return { rows: rows.length, cells };
}

/**
 * How many rows each name in the first column covers, by row. Where rules separate groups of rows, a name beside the first row of its group
 * covers the whole group. Rules within a group leave out the first column.
 */
function stubSpans(
  rows: Row[],
  headings: (number | null)[],
  [first]: Column[],
  level: Straight[],
): Map<number, number> {
  const whole = level.filter(({ from }) => from < ((first?.x0 ?? 0) + (first?.x1 ?? 0)) / 2);
  const starts = rows.flatMap((row, index) => {
    const [before, line] = [rows[index - 1]?.lines.at(-1), row.lines[0]];
    return !before || (line && hasRuleBetween(before, line, whole)) ? [index] : [];
  });
  const spans = new Map<number, number>();
  starts.forEach((start, index) => {
    const heading = headings.findIndex((each, at) => at > start && each !== null);
    const end = Math.min(starts[index + 1] ?? rows.length, heading < 0 ? rows.length : heading);
    const hasOne = rows.slice(start + 1, end).every(({ columns }) => columns[0]?.length === 0);
    if (hasOne && end > start + 1) spans.set(start, end - start);
  });
  return starts.length > 1 ? spans : new Map();
}

/**
 * Which lines begin a row, judged by the space above them. Null where spacing does not tell: all lines have the same distance, or lines
 * close together are separate rows, because they have figures in a column or all cells filled.
 */
function rowsBySpacing(lines: TableLine[], content: RawWord[][][]): boolean[] | null {
  const starts = startsBySpace(lines);
  const groups = starts.filter(Boolean).length;
  if (groups < 2 || groups === lines.length) return null;
  let [inner, full, figures, small, led] = [0, 0, 0, 0, 0];
  let above: boolean[] = [];
  content.forEach((cells, index) => {
    const values = cells.map(
      (words, column) => column > 0 && words.length > 0 && isValue(words.map(({ text }) => text).join(' ')),
    );
    if (!starts[index]) {
      inner++;
      if (cells.every((words) => words.length > 0)) full++;
      if (values.some((value, column) => value && above[column])) figures++;
      if (cells.some(([first]) => /^\p{Ll}/u.test(first?.text ?? ''))) small++;
      if (cells[0]?.length && endsInLeader(content[index - 1]?.[0])) led++;
      above = above.map((value, column) => value || (values[column] ?? false));
    } else {
      above = values;
    }
  });
  // Where words continue with small letters, a figure may be wrapped, too.
  const most = small >= SPACED_SMALL * inner ? SPACED_FIGURES_IN_WORDS : SPACED_FIGURES;
  return full <= SPACED_FULL * inner && figures <= most * inner && led <= SPACED_LED * inner ? starts : null;
}

/**
 * The first column of a heading: only words, in the middle of all columns or of those beside the first, across a gap. Null for other lines.
 */
export function headingStart(lines: TableLine[], columns: Column[]): number | null {
  const [left, right] = [columns[0]?.x0 ?? 0, columns.at(-1)?.x1 ?? 0];
  const offset = (from: number) =>
    Math.max(...lines.map(({ x0, x1 }) => Math.abs((x0 + x1) / 2 - ((columns[from]?.x0 ?? 0) + right) / 2)));
  const isAlone = lines.every(({ pieces, x0, x1 }) => {
    const inOne = columns.some((column) => x0 >= column.x0 - 1 && x1 <= column.x1 + 1);
    return pieces.length === 1 && !inOne && x0 > left + 1;
  });
  if (!isAlone) return null;
  const first = columns.length > 2 && offset(1) < offset(0) ? 1 : 0;
  return offset(first) < HEADING_OFF_MIDDLE * (right - left) ? first : null;
}

/** Whether a line that might be an item of a list contains a row's number in the first column and its text in another. */
function isNumbered({ words }: Piece, columns: Column[]): boolean {
  const [number, text] = words;
  const [first, second] = columns;
  if (!number || !text || !first || !second) return false;
  return number.x1 <= first.x1 + 1 && text.x0 >= second.x0 - 1 && text.x0 - number.x1 > PIECE_GAP * text.size;
}

/** The words of a line by column. Dots that lead to a figure belong to the words before them. */
export function cellsOf(line: TableLine, columns: Column[]): RawWord[][] {
  const cells: RawWord[][] = columns.map(() => []);
  const [only] = line.pieces;
  if (only && line.pieces.length === 1) {
    const label = isNumbered(only, columns) ? 1 : 0;
    cells[0]?.push(...line.words.slice(0, label));
    const x0 = line.words[label]?.x0 ?? only.x0;
    cells[columnOf({ x0, x1: x0 + 1 }, columns)]?.push(...line.words.slice(label));
    return cells;
  }
  const ink = new Set(line.pieces.flatMap((piece) => piece.words));
  let column = 0;
  const whole = wholePieces(line, columns);
  for (const word of line.words) {
    if (ink.has(word)) column = whole.get(word) ?? columnOf(word, columns);
    cells[column]?.push(word);
  }
  return cells;
}

/** The column of each word whose piece begins in one column only: such a piece is not split, however far it extends beyond it. */
function wholePieces({ pieces }: TableLine, columns: Column[]): Map<RawWord, number> {
  const whole = new Map<RawWord, number>();
  for (const { x0, x1, words } of pieces) {
    const reached = columns.flatMap((column, index) =>
      Math.min(column.x1, x1) - Math.max(column.x0, x0) > 0.5 ? [index] : [],
    );
    const [only] = reached;
    if (only !== undefined && reached.length === 1) for (const word of words) whole.set(word, only);
  }
  return whole;
}

function isBeside(above: RawWord[] | undefined, words: RawWord[]): boolean {
  const [last, first] = [above?.at(-1), words[0]];
  return last !== undefined && first !== undefined && first.baseline - last.baseline < LINES_OVERLAP * first.size;
}

function isFigure(words: RawWord[] | undefined): boolean {
  return isValue(words?.map(({ text }) => text).join(' ') ?? '');
}

/** The end of a line with which no name can end. */
const OPEN_END = /[,–-]$|^(?:of|and|the|for|in|to|or|by|with|from|&)$/i;

function continues(
  row: Row,
  before: TableLine,
  line: TableLine,
  cells: RawWord[][],
  { columns, pitch: usual }: { columns: Column[]; pitch: number },
): boolean {
  const distance = line.baseline - before.baseline;
  const pitch = distance / line.size;
  const isClose = distance < NAME_CLOSER * usual;
  if (pitch > CONTINUED_PITCH) return false;
  // Cells that are centred beside each other are on different lines, with hardly any distance.
  if (
    pitch < LINES_OVERLAP &&
    !cells.some((words, column) => words.length > 0 && isBeside(row.columns[column]?.at(-1), words))
  ) {
    return true;
  }
  const stub = cells[0] ?? [];
  const others = cells.slice(1).some((words) => words.length > 0);
  const rowStub = row.columns[0] ?? [];
  const rowOthers = row.columns.slice(1).some((lines) => lines.length > 0);
  const firstWord = stub[0];
  if (!firstWord) {
    // Lines without a name in the first column continue the cells above, unless they contain figures of their own.
    const filled = cells.flatMap((words, column) => (words.length > 0 ? [column] : []));
    const goesOn = filled.some(
      (column) => !isFigure(cells[column]) && row.columns[column]?.some((above) => !isFigure(above)),
    );
    return (
      others &&
      (!line.pieces.some((piece) => piece.isValue) || (goesOn && filled.length <= CONTINUED_FILLED * columns.length))
    );
  }
  const lastLine = rowStub.at(-1);
  const lastWord = lastLine?.at(-1);
  if (!lastWord || !lastLine || endsInLeader(lastLine)) return false;
  const isLower = /^[\p{Ll}(&]/u.test(firstWord.text);
  const didFit = lastWord.x1 + SPACE_WIDTH * line.size + (firstWord.x1 - firstWord.x0) < (columns[0]?.x1 ?? 0) + 1;
  const isHanging = firstWord.x0 > (rowStub[0]?.[0]?.x0 ?? 0) + SAME_START * line.size;
  if (!rowOthers && before.bold && !line.bold) return false;
  if (!rowOthers && row.lines.length < NAME_LINES) {
    const isOpen = OPEN_END.test(lastWord.text);
    return !/[:.]$/.test(lastWord.text) && (isLower || (!didFit && isOpen) || (others && isClose && isHanging));
  }
  if (!others) return isLower && (!didFit || /\p{L}-$/u.test(lastWord.text));
  return false;
}
