import type { RawWord } from '../layout/raw-page.ts';
import { type Column, columnOf } from './open-columns.ts';
import type { PageCell } from './page-table.ts';
import type { Straight } from './straight-rules.ts';
import type { TableLine } from './table-lines.ts';

/** A row being built: the lines of each of its columns, and cells that reach over several columns. */
interface Row {
  columns: RawWord[][][];
  lines: TableLine[];
}

/** Puts the lines of a table's body together into rows. */
export function buildRows(
  lines: TableLine[],
  columns: Column[],
  level: Straight[],
): { rows: number; cells: PageCell[] } {
  const rows: Row[] = [];
  lines.forEach((line, index) => {
    const cells = cellsOf(line, columns);
    const last = rows.at(-1);
    const before = lines[index - 1];
    const ruled = before ? hasRuleBetween(before, line, level) : false;
    if (last && before && !ruled && continues(last, before, line, cells, columns)) {
      cells.forEach((words, column) => {
        if (words.length > 0) last.columns[column]?.push(words);
      });
      last.lines.push(line);
    } else {
      rows.push({ columns: cells.map((words) => (words.length > 0 ? [words] : [])), lines: [line] });
    }
  });
  const cells = rows.flatMap((row, index) =>
    row.columns.flatMap((lines, column): PageCell[] =>
      lines.length > 0 ? [{ row: index, column, rowSpan: 1, columnSpan: 1, lines }] : [],
    ),
  );
  return { rows: rows.length, cells };
}

/** The words of a line by column. */
export function cellsOf(line: TableLine, columns: Column[]): RawWord[][] {
  const cells: RawWord[][] = columns.map(() => []);
  if (line.pieces.length === 1) {
    const [piece] = line.pieces;
    if (piece) cells[columnOf({ x0: piece.x0, x1: piece.x0 + 1 }, columns)]?.push(...line.words);
    return cells;
  }
  for (const word of line.words) cells[columnOf(word, columns)]?.push(word);
  return cells;
}

/** Lines closer than this, in ems, overlap. */
const OVERLAP = 0.85;

function isBeside(above: RawWord[] | undefined, words: RawWord[]): boolean {
  const [last, first] = [above?.at(-1), words[0]];
  return last !== undefined && first !== undefined && first.baseline - last.baseline < OVERLAP * first.size;
}

function continues(row: Row, before: TableLine, line: TableLine, cells: RawWord[][], columns: Column[]): boolean {
  const pitch = (line.baseline - before.baseline) / line.size;
  if (pitch > 1.6) return false;
  // Cells centred beside each other stand on lines of their own, hardly apart.
  if (
    pitch < OVERLAP &&
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
    // Lines without a stub go on with the cells above, unless they hold figures of their own.
    return others && !line.pieces.some((piece) => piece.isValue);
  }
  const lastLine = rowStub.at(-1);
  const lastWord = lastLine?.at(-1);
  if (!lastWord || !lastLine) return false;
  const isLower = /^[\p{Ll}(&]/u.test(firstWord.text);
  const didFit = lastWord.x1 + 0.3 * line.size + (firstWord.x1 - firstWord.x0) < (columns[0]?.x1 ?? 0) + 1;
  if (!rowOthers && row.lines.length < 5)
    return (isLower && !/[:.]$/.test(lastWord.text)) || (!didFit && !/[:.]$/.test(lastWord.text));
  if (!others) return isLower && !didFit;
  return false;
}

/** Whether a rule over most of the table's width parts two lines. */
export function hasRuleBetween(before: TableLine, line: TableLine, level: Straight[]): boolean {
  const [x0, x1] = [Math.min(before.x0, line.x0), Math.max(before.x1, line.x1)];
  return level.some(
    (rule) =>
      rule.at > before.baseline - 1 &&
      rule.at < line.baseline - 0.3 * line.size &&
      Math.min(rule.to, x1) - Math.max(rule.from, x0) > 0.6 * (x1 - x0),
  );
}
