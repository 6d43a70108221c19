import type { Straight } from '../../page/raw-page.ts';
import type { Column } from '../evidence/open-columns.ts';
import type { TableLine } from '../evidence/table-lines.ts';
import { HEADER_BELOW, HEADER_OVER_GAP, HEADER_ROWS_OPEN, HEADER_SHARED, HEADER_UNNAMED } from '../thresholds.ts';
import { type Block, overlap, toBlocks } from './header-blocks.ts';
import { dealtSpans, type HeaderCell, touches } from './header-cells.ts';
import { type Ground, spansOf } from './leaf-spans.ts';

/**
 * Finds headers by the lowest ones: where there is one for each column, they name the columns in order, however they are aligned, and those
 * above span the ones below them. Neighbouring headers may be on different lines, for example where they are centred in the height of the
 * header. Null where some column has none; the columns of names at the left need none.
 */
export function headersByLeaves(lines: TableLine[], columns: Column[], level: Straight[]): HeaderCell[] | null {
  const [named, units] = lines.slice(-2);
  const spans = named && units ? dealtSpans(units, [named], columns) : null;
  if (!units || !spans) return headersAbove(lines, columns, level);
  // Units below the header cells, each for several columns.
  const headerCells = headersAbove(lines.slice(0, -1), columns, level);
  const own = units.pieces.map((piece, index): HeaderCell => {
    const [from, to] = spans[index] ?? [0, 0];
    return { from, to, pieces: [piece], level: 0 };
  });
  return headerCells && [...headerCells, ...own];
}

function headersAbove(lines: TableLine[], columns: Column[], level: Straight[]): HeaderCell[] | null {
  const blocks = toBlocks(lines, columns, level);
  const size = lines[0]?.size ?? 10;
  const isBelow = (other: Block, block: Block) => other.y0 > block.y1 - HEADER_BELOW * size;
  const leaves = findLeaves(blocks, columns.length, size, isBelow);
  const unnamed = columns.length - leaves.length;
  if (unnamed < 0 || unnamed > HEADER_UNNAMED || leaves.length < 2) return null;
  if (leaves.some((leaf, index) => index > 0 && leaf.x0 < (leaves[index - 1] as Block).x1)) return null;
  if (!leaves.every((leaf, index) => mayName(leaf, index + unnamed, columns))) return null;
  const headerCells = leaves.map(({ pieces }, index): HeaderCell => {
    const column = index + unnamed;
    return { from: column, to: column, pieces, level: 0 };
  });
  const ground: Ground = { columns, leaves, unnamed, level, size, isBelow };
  const others = blocks.filter((block) => !leaves.includes(block));
  const rows = toRows(others, isBelow);
  if (rows.length > HEADER_ROWS_OPEN) return null;
  for (const row of rows) {
    const spans = spansOf(row, ground);
    if (!spans) return null;
    row.forEach(({ pieces }, index) => {
      const [from, to] = spans[index] ?? [0, 0];
      headerCells.push({ from, to, pieces, level: 0 });
    });
  }
  return headerCells.sort((a, b) => topOf(a) - topOf(b) || a.from - b.from);
}

const topOf = ({ pieces }: HeaderCell) => pieces[0]?.y0 ?? 0;

/** The header cells without another below them, from left to right. */
function findLeaves(blocks: Block[], columns: number, size: number, isBelow: Ground['isBelow']): Block[] {
  let leaves = blocks.filter(
    (block) => !block.dealt && !blocks.some((other) => isBelow(other, block) && overlap(other, block) > HEADER_SHARED),
  );
  if (leaves.length > columns) {
    const lower = (leaf: Block) => leaves.filter((other) => isBelow(other, leaf));
    leaves = leaves.filter((leaf) => !isOverGap(leaf, lower(leaf), size));
  }
  return leaves.sort((a, b) => a.x0 - b.x0);
}

/** Whether a header is over the gap between two lower ones, near to both. */
function isOverGap(headerCell: Block, below: Block[], size: number): boolean {
  const left = below.filter((other) => other.x1 < headerCell.x0 + HEADER_SHARED).sort((a, b) => b.x1 - a.x1)[0];
  const right = below.filter((other) => other.x0 > headerCell.x1 - HEADER_SHARED).sort((a, b) => a.x0 - b.x0)[0];
  return (
    left !== undefined &&
    right !== undefined &&
    Math.max(headerCell.x0 - left.x1, right.x0 - headerCell.x1) < HEADER_OVER_GAP * size
  );
}

/** Whether a header may name a column: it is over the column, or over free space beside it that no nearer column takes. */
function mayName(headerCell: Block, column: number, columns: Column[]): boolean {
  const [from, to] = touches(headerCell, columns);
  if (from <= column && to >= column) return true;
  return from === to && Math.abs(from - column) === 1 && overlap(headerCell, columns[from] as Column) < HEADER_SHARED;
}

/** Headers beside each other, from left to right. */
function toRows(blocks: Block[], isBelow: Ground['isBelow']): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const row = rows.find((others) => others.every((other) => !isBelow(other, block) && !isBelow(block, other)));
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}
