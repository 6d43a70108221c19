import type { RawPage, RawWord } from '../page/raw-page.ts';
import type { OcrPage } from './ocr-page.ts';

/** Recognition that is less sure of its words than this on average gets many of them wrong: another language, a poor scan. */
const POOR = 75;

/** What was recognised, as layout takes it. Words of a line share its baseline, so that a skewed scan does not fall apart. */
export function ocrToRawPage(page: OcrPage): RawPage {
  const { number, width, height } = page;
  const words: RawWord[] = [];
  for (const line of page.lines) {
    const heights = line.map(({ box }) => box[3] * height).sort((a, b) => a - b);
    // Boxes fit the letters: x-height for some words, ascender to descender for others.
    const size = (heights[Math.floor(heights.length * 0.75)] ?? 10) * 1.05;
    const bottoms = line.map(({ box }) => (box[1] + box[3]) * height).sort((a, b) => a - b);
    const baseline = bottoms[Math.floor(bottoms.length / 2)] ?? 0;
    for (const { text, box } of line) {
      const [x0, y0] = [box[0] * width, box[1] * height];
      words.push({ text, x0, y0, x1: x0 + box[2] * width, y1: y0 + box[3] * height, baseline, size, bold: false });
    }
  }
  const doubtful = page.confidence !== undefined && page.confidence < POOR;
  return { number, width, height, turn: 0, words, source: 'ocr', ...(doubtful && { doubtful }) };
}
