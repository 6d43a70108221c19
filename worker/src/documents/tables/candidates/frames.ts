import type { Straight } from '../../page/raw-page.ts';
import { hasFigures, isTitle, startsAgain } from '../evidence/line-roles.ts';
import type { TableLine } from '../evidence/table-lines.ts';
import {
  FRAME_HEADER_LINES,
  FRAME_NARROWEST,
  FRAME_OVERHANG,
  FRAME_PROSE,
  FRAME_RULE_GAP,
  FRAME_RULE_SAME_LINE,
  FRAME_SAME_ENDS,
  FRAME_TABULAR,
  LARGER_PRINT,
  PROSE_WORDS,
  RULE_ABOVE,
  TITLE_BELOW_RULE,
} from '../thresholds.ts';

/**
 * Finds groups of lines between horizontal rules of equal length, as in tables with rules above and below the headers and at the end.
 * `lines` come from top to bottom. Rules at the header and footer of a page are such a pair, too, so the lines between must be in columns.
 */
export function findFrames(lines: TableLine[], level: Straight[]): TableLine[][] {
  const rows = mergeRows(level);
  const frames: TableLine[][] = [];
  const taken = new Set<Straight>();
  for (const [index, top] of rows.entries()) {
    if (taken.has(top)) continue;
    let frame: TableLine[] = [];
    let above = top;
    for (const below of rows.slice(index + 1)) {
      if (Math.abs(below.from - top.from) > FRAME_SAME_ENDS || Math.abs(below.to - top.to) > FRAME_SAME_ENDS) continue;
      const band = lines.filter(
        ({ baseline, size }) => baseline - RULE_ABOVE * size > above.at - 1 && baseline - RULE_ABOVE * size < below.at,
      );
      if (band.length === 0) {
        above = below;
        continue;
      }
      const isInside = band.every((line) => line.x0 > top.from - FRAME_OVERHANG && line.x1 < top.to + FRAME_OVERHANG);
      if (frame.length === 0 && isTitled(band, above, lines)) break;
      if (!isInside || !isTabular(band, frame.length === 0) || containsNextTitle(band, frame, lines)) break;
      frame = [...frame, ...band];
      taken.add(above);
      above = below;
    }
    if (frame.length >= 2 && isTabular(frame, false)) frames.push(frame);
  }
  return frames;
}

/** Whether a band contains the heading of the next section, or the title of a further table: headers of columns follow again below it. */
function containsNextTitle(band: TableLine[], frame: TableLine[], lines: TableLine[]): boolean {
  const tabular = [...frame, ...band].filter((line) => line.pieces.length > 1);
  const alone = band.filter((line) => line.pieces.length === 1);
  const [first] = tabular;
  const isHeading = (line: TableLine) =>
    first && line.baseline > first.baseline && line.size > LARGER_PRINT * first.size;
  if (alone.some(isHeading)) return true;
  const [title, last] = [band[0], band.at(-1)];
  if (!title || !last || alone.length < band.length || !frame.some(hasFigures)) return false;
  return isTitle(title, tabular.slice(-4)) && startsAgain(lines, lines.indexOf(last) + 1);
}

/**
 * The rule at the top of a page may be as long as those of a table. The text between the two is a title if it is in larger print or far
 * below the rule.
 */
function isTitled(band: TableLine[], top: Straight, lines: TableLine[]): boolean {
  if (!band.every((line) => line.pieces.length === 1 && line.x0 < top.from + line.size)) return false;
  const [first] = band;
  const next = lines[lines.indexOf(band.at(-1) as TableLine) + 1];
  const isLarger = next !== undefined && band.some((line) => line.size > LARGER_PRINT * next.size);
  return first !== undefined && (isLarger || first.baseline - top.at > TITLE_BELOW_RULE * first.size);
}

/** Headers may be above the first rule between columns. Below it, lines are in columns, except for wrapped cells and headings of groups. */
function isTabular(band: TableLine[], isFirst: boolean): boolean {
  const tabular = band.filter((line) => line.pieces.length > 1).length;
  const prose = band.filter((line) => line.pieces.length === 1 && line.words.length > PROSE_WORDS).length;
  return isFirst && band.length <= FRAME_HEADER_LINES
    ? prose === 0
    : tabular >= FRAME_TABULAR * band.length && prose <= FRAME_PROSE * band.length;
}

/** Pieces at the same height are one rule, broken between columns. */
function mergeRows(level: Straight[]): Straight[] {
  const rows: Straight[] = [];
  for (const line of level.toSorted((a, b) => a.at - b.at)) {
    const last = rows.at(-1);
    const isBeside = last && line.from < last.to + FRAME_RULE_GAP && line.to > last.from - FRAME_RULE_GAP;
    if (isBeside && line.at - last.at < FRAME_RULE_SAME_LINE) {
      last.from = Math.min(last.from, line.from);
      last.to = Math.max(last.to, line.to);
    } else {
      rows.push({ ...line });
    }
  }
  return rows.filter((row) => row.to - row.from > FRAME_NARROWEST);
}
