import type { SheetLayout } from './sheet-layout.ts';
import type { Cell, CellStyle, Merge } from './sheet-model.ts';

export type Borders = NonNullable<CellStyle['borders']>;

interface Place {
  layout: Pick<SheetLayout, 'byNumber'>;
  looks: readonly CellStyle[];
  merge: Merge | undefined;
}

/** The lines at the sides of a cell. In the file, a merged cell's right and bottom lines belong to the last cells that it covers. */
export function bordersOf({ style }: Cell, { layout, looks, merge }: Place): Borders | undefined {
  const own = looks[style]?.borders;
  if (!merge) return own;
  const at = (number: number, column: number): Borders | undefined => {
    const cell = layout.byNumber.get(number)?.cells.find((one) => one.column === column);
    return cell && looks[cell.style]?.borders;
  };
  const [top = null, ownRight = null, ownBottom = null, left = null] = own ?? [];
  const right = at(merge.top, merge.right)?.[1] ?? ownRight;
  const bottom = at(merge.bottom, merge.left)?.[2] ?? ownBottom;
  return top || right || bottom || left ? [top, right, bottom, left] : undefined;
}

/**
 * The lines as shadows. Neighbours both may have the line between them, so it has one place, that of the grid line: right and bottom lines
 * are within the cell, top and left lines are just outside, except at the edges of the sheet.
 */
export function linesOf(
  [top, right, bottom, left]: Borders,
  isFirst: { row: boolean; column: boolean },
): string | undefined {
  const lines = [
    top && (isFirst.row ? `inset 0 1px ${top}` : `0 -1px ${top}`),
    right && `inset -1px 0 ${right}`,
    bottom && `inset 0 -1px ${bottom}`,
    left && (isFirst.column ? `inset 1px 0 ${left}` : `-1px 0 ${left}`),
    // The corner of both.
    top && left && !isFirst.row && !isFirst.column && `-1px -1px ${top}`,
  ].filter(Boolean);
  return lines.length > 0 ? lines.join(', ') : undefined;
}
