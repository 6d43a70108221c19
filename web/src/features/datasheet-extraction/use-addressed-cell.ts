import { useCallback, useEffect, useRef } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { wholeNumberOf } from '../../lib/whole-number.ts';
import type { Cursor } from './table-grid.ts';

/** In milliseconds. A held arrow key chooses many cells a second, and browsers refuse to change the address that often. */
const writeAfter = 300;

/**
 * The chosen cell of a table in the address, counted from 1 there; null if it names none. The table is named with it, since nobody
 * chooses the first one.
 */
export function useAddressedCell(table: number): [Cursor | null, (cursor: Cursor) => void] {
  const [query, changeAddress] = useAddress();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another table is open by now, which has other cells.
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = useCallback(
    ({ row, column }: Cursor) => {
      clearTimeout(timer.current);
      const patch = { table: String(table), row: String(row + 1), column: String(column + 1) };
      timer.current = setTimeout(() => changeAddress(patch), writeAfter);
    },
    [table, changeAddress],
  );
  const [row, column] = [wholeNumberOf(query.get('row')), wholeNumberOf(query.get('column'))];
  return [row && column ? { row: row - 1, column: column - 1 } : null, write];
}
