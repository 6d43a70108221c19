import type { Column } from './open-columns.ts';
import { dealtSpans, type Head, isUnderlined, touches } from './open-header.ts';
import { areaOf } from './page-table.ts';
import type { Straight } from './straight-rules.ts';
import { type Piece, type TableLine, toPiece } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** Lines of one head stand at most so far apart, in ems. */
const WRAP_GAP = 0.9;
/** So many columns at the left may have no head: names, and groups of names. */
const MOST_UNNAMED = 2;
/** Heads overlap when they share at least so many points. */
const SHARED = 1;
/** What stands in the middle under a head may be off by so many ems. */
const OFF_MIDDLE = 0.6;

const UNIT = /^[([].*[)\]]$/;

/** The lines of one head, from top to bottom. */
interface Block {
  pieces: Piece[];
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** The columns of a head over equal shares of them. */
  dealt: Span | null;
}

/**
 * Heads told by the lowest of them: where there is one for each column, they name the columns in their order, whatever their
 * alignment, and those above span what stands below them. Heads beside each other may stand on lines of their own, as when they are
 * centred in the height of the header. Null where the lowest heads are not as many as the columns.
 */
export function headsByLeaves(lines: TableLine[], columns: Column[], level: Straight[]): Head[] | null {
  const [named, units] = lines.slice(-2);
  const spans = named && units ? dealtSpans(units, [named], columns) : null;
  if (!units || !spans) return headsAbove(lines, columns, level);
  // Units below the heads, each for several columns.
  const heads = headsAbove(lines.slice(0, -1), columns, level);
  const own = units.pieces.map((piece, index): Head => {
    const [from, to] = spans[index] ?? [0, 0];
    return { from, to, pieces: [piece], level: 0 };
  });
  return heads && [...heads, ...own];
}

function headsAbove(lines: TableLine[], columns: Column[], level: Straight[]): Head[] | null {
  const blocks = toBlocks(lines, columns, level);
  const size = lines[0]?.size ?? 10;
  const isBelow = (other: Block, block: Block) => other.y0 > block.y1 - 0.3 * size;
  const under = blocks.map((block) =>
    blocks.filter((other) => isBelow(other, block) && overlap(other, block) > SHARED),
  );
  let leaves = blocks.filter(({ dealt }, index) => !dealt && under[index]?.length === 0);
  if (leaves.length > columns.length) {
    leaves = leaves.filter(
      (leaf) =>
        !isOverGap(
          leaf,
          leaves.filter((other) => isBelow(other, leaf)),
          size,
        ),
    );
  }
  leaves.sort((a, b) => a.x0 - b.x0);
  const unnamed = columns.length - leaves.length;
  if (unnamed < 0 || unnamed > MOST_UNNAMED || leaves.length < 2) return null;
  if (leaves.some((leaf, index) => index > 0 && leaf.x0 < (leaves[index - 1] as Block).x1)) return null;
  if (!leaves.every((leaf, index) => isOver(leaf, index + unnamed, columns))) return null;
  const extents = columns.map((column, index) => {
    const leaf = leaves[index - unnamed];
    return leaf ? { x0: Math.min(column.x0, leaf.x0), x1: Math.max(column.x1, leaf.x1) } : column;
  });
  const heads: Head[] = leaves.map(({ pieces }, index) => ({
    from: index + unnamed,
    to: index + unnamed,
    pieces,
    level: 0,
  }));
  const ground = { leaves, unnamed, columns, extents, level, size };
  for (const row of toRows(
    blocks.filter((block) => !leaves.includes(block)),
    isBelow,
  )) {
    const spans = spansOf(row, ground, isBelow);
    if (!spans) return null;
    row.forEach(({ pieces }, index) => {
      const [from, to] = spans[index] ?? [0, 0];
      heads.push({ from, to, pieces, level: 0 });
    });
  }
  return withUnits(heads, size).sort((a, b) => topOf(a) - topOf(b) || a.from - b.from);
}

const topOf = ({ pieces }: Head) => pieces[0]?.y0 ?? 0;
const overlap = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
const middleOf = ({ x0, x1 }: Column) => (x0 + x1) / 2;

/** Puts the lines of wrapped heads together: pieces close below each other, with no other above or below them. */
function toBlocks(lines: TableLine[], columns: Column[], level: Straight[]): Block[] {
  const blocks: Block[] = [];
  const placed = lines.flatMap((line, index) => {
    const spans = dealtSpans(line, lines.slice(index + 1), columns);
    return line.pieces.map((piece, place) => ({ piece, size: line.size, dealt: spans?.[place] ?? null }));
  });
  for (const { piece, size, dealt } of placed) {
    const isClose = (above: Column & { y1: number }, below: Piece) =>
      overlap(above, below) > SHARED && below.y0 - above.y1 < WRAP_GAP * size && below.y0 > above.y1 - 0.7 * size;
    const above = blocks.filter((block) => isClose({ ...lastOf(block), ...{ x0: block.x0, x1: block.x1 } }, piece));
    const [only] = above;
    const last = only && lastOf(only);
    const siblings = last ? placed.filter((other) => other.piece !== last && isClose(last, other.piece)) : [];
    if (
      only &&
      last &&
      above.length === 1 &&
      siblings.length === 1 &&
      isSame(only.dealt, dealt) &&
      !isUnderlined(last, piece, level)
    ) {
      only.pieces.push(piece);
      Object.assign(only, areaOf(only.pieces));
    } else {
      blocks.push({ pieces: [piece], ...areaOf([piece]), dealt });
    }
  }
  return blocks;
}

const isSame = (a: Span | null, b: Span | null) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
const lastOf = ({ pieces }: Block) => pieces.at(-1) as Piece;

/** Whether a head stands over the gap between two lower ones, near to both. */
function isOverGap(head: Block, below: Block[], size: number): boolean {
  const left = below.filter((other) => other.x1 < head.x0 + SHARED).sort((a, b) => b.x1 - a.x1)[0];
  const right = below.filter((other) => other.x0 > head.x1 - SHARED).sort((a, b) => a.x0 - b.x0)[0];
  return left !== undefined && right !== undefined && head.x0 - left.x1 < 4 * size && right.x0 - head.x1 < 4 * size;
}

/** Whether a head may name a column: it stands over it, or over the space beside it that no nearer column takes. */
function isOver(head: Block, column: number, columns: Column[]): boolean {
  const [from, to] = touches(head, columns);
  const own = columns[column];
  if (!own) return false;
  if (from <= column && to >= column) return true;
  return from === to && Math.abs(from - column) === 1 && overlap(head, columns[from] as Column) < SHARED;
}

interface Ground {
  /** The lowest heads from left to right, and how many columns at the left have none. */
  leaves: Block[];
  unnamed: number;
  columns: Column[];
  /** As far as each column and its head reach. */
  extents: Column[];
  level: Straight[];
  size: number;
}

/** Heads beside each other, from left to right. */
function toRows(blocks: Block[], isBelow: (other: Block, block: Block) => boolean): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const row = rows.find((others) => others.every((other) => !isBelow(other, block) && !isBelow(block, other)));
    if (row) row.push(block);
    else rows.push([block]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
}

type Span = [number, number];

/** Where heads stand over what they span. */
type Alignment = 'middle' | 'left' | 'right';

/** What it costs, in ems, to take heads as aligned otherwise than to the middle, and to leave a column under their rule without one. */
const UNUSUAL = 0.5;
const LEFT_OUT = 2;

/**
 * Which columns heads beside each other span: those that a rule under them tells, otherwise the stretches over which they are aligned,
 * all together as well as can be. Null where one has no heads below it.
 */
function spansOf(row: Block[], ground: Ground, isBelow: (other: Block, block: Block) => boolean): Span[] | null {
  const { leaves, unnamed, columns, extents, level, size } = ground;
  const named = (index: number) => leaves[index - unnamed];
  const under = (rule: Column) =>
    columns.flatMap((column, index) => {
      const x = middleOf(named(index) ?? column);
      return x > rule.x0 && x < rule.x1 ? [index] : [];
    });
  const rules = row.map((block) => ruleUnder(block, level));
  const isAlone = (block: Block, rule: Column) => row.every((other) => other === block || overlap(other, rule) < 0);
  const ruled = row.map((block, index) => {
    const rule = rules[index];
    const covered = rule ? under(rule) : [];
    return covered.length > 0 && covered.length < columns.length
      ? { covered, isAlone: isAlone(block, rule as Column) }
      : null;
  });
  const costOf = (block: Block, [from, to]: Span, alignment: Alignment): number => {
    for (let index = from; index <= to; index++) {
      const leaf = named(index);
      if (!leaf || !isBelow(leaf, block)) return Number.POSITIVE_INFINITY;
    }
    const whole = stretchOf(extents, from, to);
    const heads = stretchOf(leaves, from - unnamed, to - unnamed);
    const outside = Math.max(0, whole.x0 - block.x0, block.x1 - whole.x1);
    const offset = Math.min(offsetOf(block, whole, alignment), offsetOf(block, heads, alignment));
    return offset + 2 * outside + (from === to ? size : 0);
  };
  // The best spans of all heads from one on, with columns from one on left for them.
  const best = (index: number, first: number, alignment: Alignment): { cost: number; spans: Span[] } => {
    const block = row[index];
    const leftOut = (from: number, to: number) =>
      LEFT_OUT *
      size *
      (ruled[Math.min(index, row.length - 1)]?.covered.filter((each) => each >= from && each < to).length ?? 0);
    if (!block) return { cost: leftOut(first, columns.length), spans: [] };
    const told = block.dealt ? { covered: block.dealt, isAlone: true } : ruled[index];
    let least: { cost: number; spans: Span[] } = { cost: Number.POSITIVE_INFINITY, spans: [] };
    const take = (from: number, to: number, cost: number) => {
      const own = cost + leftOut(first, from);
      if (own >= least.cost) return;
      const others = best(index + 1, to + 1, alignment);
      if (own + others.cost < least.cost) least = { cost: own + others.cost, spans: [[from, to], ...others.spans] };
    };
    const [low, high] = [told?.covered[0] ?? 0, told?.covered.at(-1) ?? columns.length - 1];
    if (told?.isAlone) take(low, high, 0);
    else {
      for (let from = Math.max(first, low); from <= high; from++) {
        for (let to = from; to <= high; to++) take(from, to, costOf(block, [from, to], alignment));
      }
    }
    return least;
  };
  let least: { cost: number; spans: Span[] } | undefined;
  for (const alignment of ['middle', 'left', 'right'] as const) {
    const { cost, spans } = best(0, 0, alignment);
    const own = cost + (alignment === 'middle' ? 0 : UNUSUAL * size * row.length);
    if (own < (least?.cost ?? Number.POSITIVE_INFINITY)) least = { cost: own, spans };
  }
  return least?.spans ?? null;
}

function stretchOf(columns: Column[], from: number, to: number): Column {
  return { x0: columns[from]?.x0 ?? 0, x1: columns[to]?.x1 ?? 0 };
}

function offsetOf(head: Column, stretch: Column, alignment: Alignment): number {
  if (alignment === 'left') return Math.abs(head.x0 - stretch.x0);
  if (alignment === 'right') return Math.abs(head.x1 - stretch.x1);
  return Math.abs(middleOf(head) - middleOf(stretch));
}

/** The shortest rule right below a head, and as long as it at least. */
function ruleUnder(block: Block, level: Straight[]): Column | null {
  const { x0, x1, y0, y1 } = lastOf(block);
  const height = y1 - y0;
  const [rule] = level
    .filter(({ at, from, to }) => at > y1 - 0.4 * height && at < y1 + 0.8 * height && from < x0 + 2 && to > x1 - 2)
    .sort((a, b) => a.to - a.from - (b.to - b.from));
  return rule ? { x0: rule.from, x1: rule.to } : null;
}

/** A unit below the middle of several heads belongs to all of them: it is parted from the one that it stands under. */
function withUnits(heads: Head[], size: number): Head[] {
  const units: Head[] = [];
  for (const parent of heads.filter(({ from, to }) => to > from)) {
    const children = heads.filter((head) => head.from >= parent.from && head.to <= parent.to && head !== parent);
    const ends = children.map(({ pieces }) => pieces.at(-1) as Piece);
    const lowest = Math.max(...ends.map(({ y0 }) => y0));
    const low = ends.filter(({ y0 }) => y0 > lowest - 0.5 * size);
    const [unit] = low;
    const child = children.find(({ pieces }) => pieces.length > 1 && pieces.at(-1) === unit);
    if (!unit || !child || low.length > 1 || children.length < 2 || !UNIT.test(lineText(unit.words))) continue;
    const middle = middleOf(areaOf(children.flatMap(({ pieces }) => pieces)));
    if (Math.abs(middle - middleOf(unit)) > OFF_MIDDLE * size) continue;
    child.pieces = child.pieces.slice(0, -1);
    units.push({ from: parent.from, to: parent.to, pieces: [toPiece(unit.words)], level: 0 });
  }
  return [...heads, ...units];
}
