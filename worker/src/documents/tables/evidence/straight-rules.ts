import type { RawPage, RawWord, Rule, Straight } from '../../page/raw-page.ts';
import { RULE_DASH, RULE_SAME_LINE } from '../thresholds.ts';

/** Parts rules into level and upright ones and joins the pieces that make one line. */
export function straighten(rules: Rule[]): { level: Straight[]; upright: Straight[] } {
  const level: Straight[] = [];
  const upright: Straight[] = [];
  for (const { x0, y0, x1, y1, isEdge } of rules) {
    if (x1 - x0 > y1 - y0) level.push({ at: y0, from: x0, to: x1, isEdge });
    else upright.push({ at: x0, from: y0, to: y1, isEdge });
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
        current.isEdge &&= piece.isEdge;
      } else {
        current = { ...piece };
        joined.push(current);
      }
    }
    start = end;
  }
  return joined.filter(({ from, to }) => to - from > 3);
}

/** Typewriters and line printers draw rules of dashes, on lines of their own. */
const TYPED_RULE = /^[-–—=]{6,}$/;

/** The words of a page without those that are rules of dashes, and all its rules; edges of shaded areas are left out. */
export function withTypedRules({ words, rules = [] }: Pick<RawPage, 'words' | 'rules'>): {
  words: RawWord[];
  strokes: Rule[];
} {
  const strokes = rules.filter((rule) => !rule.isEdge);
  const dashes = words.filter((word) => !word.sideways && TYPED_RULE.test(word.text));
  if (dashes.length === 0) return { words, strokes };
  const isBeside = (one: RawWord, other: RawWord) => Math.abs(one.baseline - other.baseline) < 0.5 * one.size;
  const others = words.filter((word) => !TYPED_RULE.test(word.text));
  const typed = new Set(dashes.filter((word) => !others.some((other) => isBeside(word, other))));
  for (const { x0, x1, baseline, size } of typed) {
    const y = baseline - 0.25 * size;
    strokes.push({ x0, x1, y0: y, y1: y, isEdge: false });
  }
  return { words: words.filter((word) => !typed.has(word)), strokes };
}
