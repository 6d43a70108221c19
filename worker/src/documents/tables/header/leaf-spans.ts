import type { Straight } from '../../page/raw-page.ts';
import type { Column } from '../evidence/open-columns.ts';
import { SPAN_LEFT_OUT, SPAN_MOST_COLUMNS, SPAN_MOST_HEADERS, SPAN_OUTSIDE, SPAN_UNUSUAL } from '../thresholds.ts';
import { type Block, lastOf, middleOf, overlap } from './header-blocks.ts';
import { ruleUnder, type Span } from './header-cells.ts';

/** What is below header cells that span several columns. */
export interface Ground {
  columns: Column[];
  /** The lowest header cells from left to right, and how many columns at the left have none. */
  leaves: Block[];
  unnamed: number;
  level: Straight[];
  size: number;
  /** Whether the first of two header cells is below the other. */
  isBelow: (other: Block, block: Block) => boolean;
}

/** How header cells are aligned to the columns that they span. */
type Alignment = 'middle' | 'left' | 'right';

interface Choice {
  cost: number;
  spans: Span[];
}

const NONE: Choice = { cost: Number.POSITIVE_INFINITY, spans: [] };

/**
 * Which columns the header cells of a row span: those above a rule under them; otherwise the ranges to which they are aligned best, all
 * together. Null where one has no header cells below it.
 */
export function spansOf(row: Block[], ground: Ground): Span[] | null {
  if (ground.columns.length > SPAN_MOST_COLUMNS || row.length > SPAN_MOST_HEADERS) return null;
  const ruled = row.map((block) => underRule(block, row, ground));
  let least = NONE;
  for (const alignment of ['middle', 'left', 'right'] as const) {
    const { cost, spans } = bestSpans(row, ruled, ground, alignment);
    const own = cost + (alignment === 'middle' ? 0 : SPAN_UNUSUAL * ground.size * row.length);
    if (own < least.cost) least = { cost: own, spans };
  }
  return Number.isFinite(least.cost) ? least.spans : null;
}

/** The columns above the rule under a header, and whether no other header is above the same rule. */
interface Ruled {
  columns: number[];
  isAlone: boolean;
}

function underRule(block: Block, row: Block[], { columns, leaves, unnamed, level }: Ground): Ruled | null {
  if (block.dealt) return { columns: block.dealt, isAlone: true };
  const under = ruleUnder(lastOf(block), level);
  if (!under) return null;
  const rule = { x0: under.from, x1: under.to };
  const covered = columns.flatMap((column, index) => {
    const x = middleOf(leaves[index - unnamed] ?? column);
    return x > rule.x0 && x < rule.x1 ? [index] : [];
  });
  if (covered.length === 0 || covered.length === columns.length) return null;
  return { columns: covered, isAlone: row.every((other) => other === block || overlap(other, rule) < 0) };
}

function bestSpans(row: Block[], ruled: (Ruled | null)[], ground: Ground, alignment: Alignment): Choice {
  const { columns, size } = ground;
  const leftOut = (headerCell: number, from: number, to: number) =>
    SPAN_LEFT_OUT * size * (ruled[headerCell]?.columns.filter((each) => each >= from && each < to).length ?? 0);
  const known = new Map<number, Choice>();
  // The best spans of all header cells from `headerCell` on, with the columns from `first` on left for them.
  const best = (headerCell: number, first: number): Choice => {
    const block = row[headerCell];
    if (!block) return { cost: leftOut(row.length - 1, first, columns.length), spans: [] };
    const key = headerCell * (columns.length + 1) + first;
    let least = known.get(key) ?? NONE;
    if (known.has(key)) return least;
    const take = ([from, to]: Span, cost: number) => {
      const own = cost + leftOut(headerCell, first, from);
      if (own >= least.cost) return;
      const others = best(headerCell + 1, to + 1);
      if (own + others.cost < least.cost) least = { cost: own + others.cost, spans: [[from, to], ...others.spans] };
    };
    const told = ruled[headerCell];
    const [low, high] = [told?.columns[0] ?? 0, told?.columns.at(-1) ?? columns.length - 1];
    if (told?.isAlone) {
      take([low, high], 0);
    } else {
      for (let from = Math.max(first, low); from <= high; from++) {
        for (let to = from; to <= high && isOver(block, to, ground); to++) {
          take([from, to], costOf(block, [from, to], ground, alignment));
        }
      }
    }
    known.set(key, least);
    return least;
  };
  return best(0, 0);
}

/** Whether the header of a column is below another header. */
function isOver(block: Block, column: number, { leaves, unnamed, isBelow }: Ground): boolean {
  const leaf = leaves[column - unnamed];
  return leaf !== undefined && isBelow(leaf, block);
}

/** How far a header is from the position it would have over the columns, in points. */
function costOf(
  block: Block,
  [from, to]: Span,
  { columns, leaves, unnamed, size }: Ground,
  alignment: Alignment,
): number {
  const [first, last] = [leaves[from - unnamed], leaves[to - unnamed]];
  const [left, right] = [columns[from], columns[to]];
  if (!first || !last || !left || !right) return Number.POSITIVE_INFINITY;
  const headerCells = { x0: first.x0, x1: last.x1 };
  const whole = { x0: Math.min(left.x0, headerCells.x0), x1: Math.max(right.x1, headerCells.x1) };
  const outside = Math.max(0, whole.x0 - block.x0, block.x1 - whole.x1);
  const offset = Math.min(offsetOf(block, whole, alignment), offsetOf(block, headerCells, alignment));
  return offset + SPAN_OUTSIDE * outside + (from === to ? size : 0);
}

function offsetOf(headerCell: Column, stretch: Column, alignment: Alignment): number {
  if (alignment === 'left') return Math.abs(headerCell.x0 - stretch.x0);
  if (alignment === 'right') return Math.abs(headerCell.x1 - stretch.x1);
  return Math.abs(middleOf(headerCell) - middleOf(stretch));
}
