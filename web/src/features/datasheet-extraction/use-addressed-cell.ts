import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAddressOutdated, useAddress } from '../../lib/use-address.ts';
import { wholeNumberOf } from '../../lib/whole-number.ts';
import type { Cursor } from './table-grid.ts';

/** In milliseconds. A held arrow key chooses many cells a second, and browsers refuse to change the address that often. */
const writeAfter = 300;

/**
 * The chosen cell of a table in the address, counted from 1 there; null if it names none. The table is named with it, since nobody
 * chooses the first one. `onStep` is called when Back, Forward or a link change the cell.
 */
export function useAddressedCell(
  table: number,
  onStep: (cell: Cursor | null) => void,
): [Cursor | null, (cursor: Cursor) => void] {
  const [query, changeAddress] = useAddress();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [row, column] = [wholeNumberOf(query.get('row')), wholeNumberOf(query.get('column'))];
  const cell = row && column ? { row: row - 1, column: column - 1 } : null;
  const key = cell ? keyOf(cell) : '';
  /** The cell that this table wrote last, or to which the address led it. */
  const known = useRef(key);
  const step = useRef(() => {});
  useEffect(() => {
    step.current = () => onStep(cell);
  });
  // Also at an entry with the same cell: on a slow machine Back may come before the chosen cell's own entry was shown.
  const { key: entry } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run for each entry, whether or not its cell differs
  useEffect(() => {
    if (key === known.current || isAddressOutdated()) return;
    clearTimeout(timer.current);
    known.current = key;
    step.current();
  }, [key, entry]);
  // Another table is open by now, which has other cells.
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = useCallback(
    (cursor: Cursor) => {
      clearTimeout(timer.current);
      if (keyOf(cursor) === known.current) return;
      const patch = { table: String(table), row: String(cursor.row + 1), column: String(cursor.column + 1) };
      timer.current = setTimeout(() => {
        known.current = keyOf(cursor);
        changeAddress(patch);
      }, writeAfter);
    },
    [table, changeAddress],
  );
  return [cell, write];
}

const keyOf = ({ row, column }: Cursor) => `${row}/${column}`;
