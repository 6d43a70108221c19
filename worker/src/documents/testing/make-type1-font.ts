import type { PDFDocument, PDFRef } from 'pdf-lib';

/** Adobe Type 1 Font Format, 7.2: each byte is mixed with a running key. */
function encrypt(plain: Buffer, key: number): Buffer {
  let running = key;
  return plain.map((byte) => {
    const cipher = byte ^ (running >> 8);
    running = ((cipher + running) * 52845 + 22719) & 0xffff;
    return cipher;
  }) as Buffer;
}

const FILE_KEY = 55665;
const GLYPH_KEY = 4330;
/** `0 500 hsbw endchar`: nothing drawn, half an em wide. */
const EMPTY_GLYPH = Buffer.from([0, 0, 0, 0, 139, 248, 136, 13, 14]);

/**
 * Embeds a Type 1 font whose own file alone says which characters its codes show, unless `entries`, which are added to the PDF's own
 * description of the font, say it, too. `glyphs` gives the glyph's name of each code, as in the Adobe Glyph List; all are half an em wide.
 */
export function embedType1Font(
  pdf: PDFDocument,
  glyphs: Record<number, string>,
  entries: Record<string, string | number | number[]> = {},
): PDFRef {
  const clear = Buffer.from(
    [
      '%!PS-AdobeFont-1.0: Own',
      '/FontName /Own def /PaintType 0 def /FontType 1 def',
      '/FontMatrix [0.001 0 0 0.001 0 0] readonly def /FontBBox {0 -200 1000 800} readonly def',
      '/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for',
      ...Object.entries(glyphs).map(([code, name]) => `dup ${code} /${name} put`),
      'readonly def',
      'currentfile eexec\n',
    ].join('\n'),
  );
  const glyph = encrypt(EMPTY_GLYPH, GLYPH_KEY);
  const names = ['.notdef', ...new Set(Object.values(glyphs))];
  const secret = Buffer.concat([
    Buffer.from(`0000dup /Private 2 dict dup begin /lenIV 4 def\n/CharStrings ${names.length} dict dup begin\n`),
    ...names.flatMap((name) => [Buffer.from(`/${name} ${glyph.length} RD `), glyph, Buffer.from(' ND\n')]),
    Buffer.from('end end readonly put mark currentfile closefile\n'),
  ]);
  const packed = encrypt(secret, FILE_KEY);
  const trailer = Buffer.from(`${'0'.repeat(64)}\ncleartomark\n`);
  const file = pdf.context.stream(Buffer.concat([clear, packed, trailer]), {
    Length1: clear.length,
    Length2: packed.length,
    Length3: trailer.length,
  });
  const descriptor = pdf.context.obj({
    Type: 'FontDescriptor',
    FontName: 'ABCDEF+Own',
    Flags: 4,
    FontBBox: [0, -200, 1000, 800],
    ItalicAngle: 0,
    Ascent: 800,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
    FontFile: pdf.context.register(file),
  });
  return pdf.context.register(
    pdf.context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'ABCDEF+Own',
      FirstChar: 0,
      LastChar: 255,
      Widths: Array.from({ length: 256 }, () => 500),
      FontDescriptor: pdf.context.register(descriptor),
      ...entries,
    }),
  );
}
