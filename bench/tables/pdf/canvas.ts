import { degrees, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

/** The fonts of a house style. */
export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
  italic: PDFFont;
  /** Has the tick marks that text fonts lack. */
  dingbats: PDFFont;
}

/** A page to draw on, in points from the upper left corner in reading direction, in portrait or landscape. */
export interface Canvas {
  width: number;
  height: number;
  fonts: Fonts;
  text(text: string, x: number, baseline: number, size: number, font: PDFFont, shade?: number): void;
  line(x1: number, y1: number, x2: number, y2: number, thickness: number): void;
  /** `shade`: 0 black to 1 white. */
  fill(x: number, y: number, width: number, height: number, shade: number): void;
}

export function createCanvas(
  page: PDFPage,
  fonts: Fonts,
  turned: 'no' | 'plain' | 'marked',
  wordByWord: boolean,
): Canvas {
  const sideways = turned !== 'no';
  if (turned === 'marked') page.setRotation(degrees(90));
  const { width: paperWidth, height: paperHeight } = page.getSize();
  // Sideways, lines run up the paper and follow each other to the right.
  const place = (x: number, y: number) => (sideways ? { x: y, y: x } : { x, y: paperHeight - y });
  const show = (text: string, x: number, baseline: number, size: number, font: PDFFont, shade: number) =>
    page.drawText(text, {
      ...place(x, baseline),
      size,
      font,
      rotate: degrees(sideways ? 90 : 0),
      color: rgb(shade, shade, shade),
    });
  return {
    width: sideways ? paperHeight : paperWidth,
    height: sideways ? paperWidth : paperHeight,
    fonts,
    text: (text, x, baseline, size, font, shade = 0) => {
      if (!wordByWord) return show(text, x, baseline, size, font, shade);
      let at = x;
      for (const word of text.split(/(?<= )/)) {
        show(word.trimEnd(), at, baseline, size, font, shade);
        at += font.widthOfTextAtSize(word, size);
      }
    },
    line: (x1, y1, x2, y2, thickness) => page.drawLine({ start: place(x1, y1), end: place(x2, y2), thickness }),
    fill: (x, y, width, height, shade) => {
      const corner = sideways ? place(x, y) : place(x, y + height);
      const [across, up] = sideways ? [height, width] : [width, height];
      page.drawRectangle({ ...corner, width: across, height: up, color: rgb(shade, shade, shade) });
    },
  };
}

/** Breaks a text into lines of at most `width` points; a wider word has a line to itself. */
export function wrap(text: string, width: number, size: number, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
