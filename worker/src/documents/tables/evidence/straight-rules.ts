import type { Rule, Straight } from '../../page/raw-page.ts';
import { RULE_DASH, RULE_SAME_LINE, RULE_SHORTEST } from '../thresholds.ts';

/** Parts rules into level and upright ones and joins the pieces that make one line. */
export function straighten(rules: Rule[]): { level: Straight[]; upright: Straight[] } {
  const level: Straight[] = [];
  const upright: Straight[] = [];
  for (const { x0, y0, x1, y1 } of rules) {
    if (x1 - x0 > y1 - y0) level.push({ at: y0, from: x0, to: x1 });
    else upright.push({ at: x0, from: y0, to: y1 });
  }
  return { level: joinPieces(level), upright: joinPieces(upright) };
}

function joinPieces(pieces: Straight[]): Straight[] {
  const sorted = pieces.toSorted((a, b) => a.at - b.at);
  const joined: Straight[] = [];
  let start = 0;
  while (start < sorted.length) {
    let end = start + 1;
    while (end < sorted.length && (sorted[end]?.at ?? 0) - (sorted[end - 1]?.at ?? 0) <= RULE_SAME_LINE) end++;
    const line = sorted.slice(start, end).sort((a, b) => a.from - b.from);
    let current: Straight | null = null;
    for (const piece of line) {
      if (current && piece.from - current.to <= RULE_DASH && Math.abs(piece.at - current.at) <= 2 * RULE_SAME_LINE) {
        current.to = Math.max(current.to, piece.to);
      } else {
        current = { ...piece };
        joined.push(current);
      }
    }
    start = end;
  }
  return joined.filter(({ from, to }) => to - from > RULE_SHORTEST);
}
