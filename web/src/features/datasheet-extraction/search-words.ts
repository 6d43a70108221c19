import type { Cursor, Grid } from './table-grid.ts';

const special = /[\\^$.*+?()[\]{}|/]/g;

/** The words of a search, each of them to be found in any case; null where there is no search. */
export function patternOf(search: string): RegExp | null {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  // The longest first: of "pump" and "pumps" the whole word is marked.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map((word) => word.replace(special, '\\$&')).join('|')})`, 'giu');
}

/** A text in parts: every second one, from the second on, is a word of the search. */
export const partsOf = (text: string, pattern: RegExp | null): readonly string[] =>
  pattern ? text.split(pattern) : [text];

/** The first cell of a table, in the order of reading, that has a word of the search. */
export function firstHit(grid: Grid, pattern: RegExp | null): Cursor | null {
  if (!pattern) return null;
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const cell = grid.at(row, column);
      if (cell && partsOf(cell.text, pattern).length > 1) return { row: cell.row, column: cell.column };
    }
  }
  return null;
}
