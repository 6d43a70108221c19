import type { Area } from '../page/page-table.ts';
import type { RawWord } from '../page/raw-page.ts';
import { isCaption, isFigureCaption } from './evidence/captions.ts';
import type { TableLine } from './evidence/table-lines.ts';
import { CAPTION_BESIDE, CAPTION_LINES, CAPTION_NEAR, CAPTION_OVERLAP } from './thresholds.ts';

/** The words that name a table: the line above it or below it that begins like a caption, with its further lines; null if there is none. */
export function captionOf(area: Area, lines: TableLine[]): RawWord[] | null {
  const beside = lines.filter((line) => line.x1 > area.x0 - CAPTION_BESIDE && line.x0 < area.x1 + CAPTION_BESIDE);
  const above = beside.filter((line) => line.y1 < area.y0 + CAPTION_OVERLAP * line.size);
  let bottom = area.y0;
  for (let count = 1; count <= CAPTION_LINES; count++) {
    const line = above.at(-count);
    if (!line || bottom - line.baseline > CAPTION_NEAR * line.size) break;
    if (isCaption(line)) return isFigureCaption(line) ? null : above.slice(-count).flatMap((each) => each.words);
    bottom = line.y0;
  }
  const [below] = beside.filter((line) => line.y0 > area.y1 - CAPTION_OVERLAP * line.size);
  if (!below || below.y0 - area.y1 > CAPTION_NEAR * below.size) return null;
  return isCaption(below) && !isFigureCaption(below) ? below.words : null;
}
