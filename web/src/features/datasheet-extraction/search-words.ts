import { literalOf, notBefore } from '@bidloom/contract/search-words';
import type { Cursor, Grid } from './table-grid.ts';

const sourceOf = (word: string) => {
  const same = notBefore(word);
  return (same ? `(?<![${same}])` : '') + literalOf(word);
};

const wordsOf = (search: string) => search.split(/\s+/).filter((word) => word !== '');

/** The words of a search, each at the beginning of a word and in any case; null where there is no search. The API searches in the same way. */
export function patternOf(search: string): RegExp | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  // The longest first: of "pump" and "pumps" the whole word is marked.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map(sourceOf).join('|')})`, 'giu');
}

/** Whether a text has all the words of a search. */
export const hasAll = (text: string, search: string): boolean =>
  wordsOf(search).every((word) => new RegExp(sourceOf(word), 'iu').test(text));

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
