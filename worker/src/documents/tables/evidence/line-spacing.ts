import type { Straight } from '../../page/raw-page.ts';
import { LINES_OVERLAP, ROWS_APART, RULE_ABOVE, RULE_ACROSS, TIGHT_LINES } from '../thresholds.ts';
import { median } from './open-columns.ts';
import type { TableLine } from './table-lines.ts';

/** The usual distance between rows with figures, in points. */
export function usualPitch(lines: TableLine[]): number {
  const pitches = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before && before.pieces.length > 1 && line.pieces.length > 1 ? [line.baseline - before.baseline] : [];
  });
  return median(pitches);
}

/** Which lines are further below the line above than lines of one row are. */
export function startsBySpace(lines: TableLine[]): boolean[] {
  const pitches = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const usual = pitches
    .filter((pitch, index) => pitch > LINES_OVERLAP * (lines[index]?.size ?? 0))
    .sort((a, b) => a - b);
  const tight = usual[Math.floor(usual.length * TIGHT_LINES)] ?? 0;
  return lines.map((_, index) => index === 0 || (pitches[index - 1] ?? 0) > ROWS_APART * tight);
}

/** Whether a rule over most of the table's width separates two lines. */
export function hasRuleBetween(before: TableLine, line: TableLine, level: Straight[]): boolean {
  const [x0, x1] = [Math.min(before.x0, line.x0), Math.max(before.x1, line.x1)];
  return level.some(
    (rule) =>
      rule.at > before.baseline - 1 &&
      rule.at < line.baseline - RULE_ABOVE * line.size &&
      Math.min(rule.to, x1) - Math.max(rule.from, x0) > RULE_ACROSS * (x1 - x0),
  );
}
