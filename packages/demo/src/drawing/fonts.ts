import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';

export type Weight = 'regular' | 'bold' | 'italic';
export type Face = {
  font: PDFFont /** Width of a text at a size, as it is drawn: without kerning. */;
  width(text: string, size: number): number;
};
export type Fonts = Record<Weight, Face>;

/** The standard fonts need no font file, and every reader has them. */
export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  return {
    regular: measured(await document.embedFont(StandardFonts.Helvetica)),
    bold: measured(await document.embedFont(StandardFonts.HelveticaBold)),
    italic: measured(await document.embedFont(StandardFonts.HelveticaOblique)),
  };
}

// pdf-lib measures with kerning pairs but draws without them, so widths are summed up by glyph here.
function measured(font: PDFFont): Face {
  const advances = new Map<string, number>();
  const advance = (glyph: string) => {
    const known = advances.get(glyph);
    if (known !== undefined) return known;
    const width = font.widthOfTextAtSize(glyph, 1);
    advances.set(glyph, width);
    return width;
  };
  return {
    font,
    width(text, size) {
      let sum = 0;
      for (const glyph of text) sum += advance(glyph);
      return sum * size;
    },
  };
}
