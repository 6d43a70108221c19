/**
 * Advance widths of Helvetica in thousandths of an em (Adobe's AFM), from the space to the tilde. Text comes from pdf.js in runs
 * of several words with one width; scaled to it, these place each word within a point or two, whatever the font.
 */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

const WIDTHS = new Uint16Array(0x10000);

/** Relative width of one UTF-16 code unit. */
export function glyphWidth(code: number): number {
  return WIDTHS[code] || measure(code);
}

function measure(code: number): number {
  const width = Math.max(1, estimate(code));
  WIDTHS[code] = width;
  return width;
}

function estimate(code: number): number {
  if (code < 0x20) return 0;
  if (code < 0x7f) return ASCII[code - 0x20] ?? 556;
  if (code >= 0x300 && code < 0x370) return 0;
  if (code < 0x2000 && code >= 0xc0) {
    const base = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
    return base < 0x7f ? (ASCII[base - 0x20] ?? 556) : 556;
  }
  if (code >= 0x2e80 && code < 0xe000) return code >= 0xd800 ? 500 : 1000;
  return 556;
}
