import { type Area, areaOf } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import type { Column } from '../evidence/open-columns.ts';
import type { Piece, TableLine } from '../evidence/table-lines.ts';
import { HEADER_SHARED, HEADER_WRAP_GAP, HEADER_WRAP_OVERLAP } from '../thresholds.ts';
import { dealtSpans, isUnderlined, type Span } from './header-cells.ts';

/** The lines of one header, from top to bottom. */
export interface Block extends Area {
  pieces: Piece[];
  /** The columns of a header that shares them out with the others on its line. */
  dealt: Span | null;
}

/** How far two stretches overlap; less than 0 where there is a gap between them. */
export const overlap = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
export const middleOf = ({ x0, x1 }: Column) => (x0 + x1) / 2;
export const lastOf = ({ pieces }: Block) => pieces.at(-1) as Piece;

/** Puts the lines of wrapped headers together: pieces close below each other, with no other above or below them. */
export function toBlocks(lines: TableLine[], columns: Column[], level: Straight[]): Block[] {
  const blocks: Block[] = [];
  const placed = lines.flatMap((line, index) => {
    const spans = dealtSpans(line, lines.slice(index + 1), columns);
    return line.pieces.map((piece, place) => ({ piece, size: line.size, dealt: spans?.[place] ?? null }));
  });
  for (const { piece, size, dealt } of placed) {
    const isClose = (above: Area, below: Piece) => {
      const gap = below.y0 - above.y1;
      return overlap(above, below) > HEADER_SHARED && gap < HEADER_WRAP_GAP * size && gap > -HEADER_WRAP_OVERLAP * size;
    };
    const [only, other] = blocks.filter((block) => isClose({ ...lastOf(block), x0: block.x0, x1: block.x1 }, piece));
    const isOnly = (last: Piece) => placed.every((each) => each.piece === piece || !isClose(last, each.piece));
    if (
      only &&
      !other &&
      isOnly(lastOf(only)) &&
      isSame(only.dealt, dealt) &&
      !isUnderlined(lastOf(only), piece, level)
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
