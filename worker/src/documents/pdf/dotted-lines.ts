/** A dot or a short dash, in points. */
export interface Dot {
  x: number;
  y: number;
  /** Its longer side. */
  size: number;
}

/** A horizontal or vertical row of dots. */
export interface DottedLine {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const FEWEST = 6;
/** The middles of neighbouring dots of one line are at most this many dots apart. */
const PITCH = 4;
/** Dots of one line are this close to it, in points. */
const OFF_LINE = 0.35;
/** A line is part of a pattern (hatching, a halftone) if more than this share of its dots is on lines of the other direction. */
const IN_PATTERN = 0.5;

/** Joins dots that follow each other to the lines that they draw. */
export function joinDots(dots: Dot[]): DottedLine[] {
  const level = chains(dots, 'y', 'x');
  const upright = chains(dots, 'x', 'y');
  return [...apartFrom(level, upright).map(levelLine), ...apartFrom(upright, level).map(uprightLine)];
}

/** The chains that are not part of a pattern. */
function apartFrom(own: Dot[][], others: Dot[][]): Dot[][] {
  const crossing = new Set(others.flat());
  return own.filter((chain) => chain.filter((dot) => crossing.has(dot)).length < IN_PATTERN * chain.length);
}

type Axis = 'x' | 'y';

/** Dots with the same `across` that follow each other `along`. */
function chains(dots: Dot[], across: Axis, along: Axis): Dot[][] {
  const sorted = dots.toSorted((a, b) => a[across] - b[across]);
  const found: Dot[][] = [];
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start];
    let end = start + 1;
    while (first && end < sorted.length && (sorted[end] as Dot)[across] - first[across] <= OFF_LINE) end++;
    let chain: Dot[] = [];
    for (const dot of sorted.slice(start, end).sort((a, b) => a[along] - b[along])) {
      const last = chain.at(-1);
      if (last && dot[along] - last[along] > PITCH * Math.max(dot.size, last.size)) {
        if (chain.length >= FEWEST) found.push(chain);
        chain = [];
      }
      chain.push(dot);
    }
    if (chain.length >= FEWEST) found.push(chain);
    start = end;
  }
  return found;
}

function levelLine(chain: Dot[]): DottedLine {
  const [first, last] = [chain[0] as Dot, chain.at(-1) as Dot];
  const y = chain.reduce((sum, dot) => sum + dot.y, 0) / chain.length;
  return { x0: first.x - first.size / 2, x1: last.x + last.size / 2, y0: y, y1: y };
}

function uprightLine(chain: Dot[]): DottedLine {
  const [first, last] = [chain[0] as Dot, chain.at(-1) as Dot];
  const x = chain.reduce((sum, dot) => sum + dot.x, 0) / chain.length;
  return { x0: x, x1: x, y0: first.y - first.size / 2, y1: last.y + last.size / 2 };
}
