import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

export interface Pen {
  pdf: PDFDocument;
  regular: PDFFont;
  bold: PDFFont;
  /** Adds a page, portrait A4 unless told otherwise. */
  page(size?: [number, number]): PDFPage;
}

/** Makes a PDF; `y` counts from the bottom, as in PDF itself. */
export async function makePdf(
  draw: (pen: Pen) => void | Promise<void>,
  options: { useObjectStreams?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  await draw({ pdf, regular, bold, page: (size = [595, 842]) => pdf.addPage(size) });
  return pdf.save(options);
}

/** Writes lines under each other, 14 points apart; returns the y below the last. */
export function writeLines(
  page: PDFPage,
  font: PDFFont,
  lines: string[],
  at: { x: number; y: number; size?: number },
): number {
  let { y } = at;
  for (const line of lines) {
    page.drawText(line, { x: at.x, y, size: at.size ?? 11, font });
    y -= 14;
  }
  return y;
}

/** Breaks prose into lines that fit a width. */
export function wrap(font: PDFFont, text: string, width: number, size = 11): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** A page whose picture shows text turned by the page's own rotation. */
export function turn(page: PDFPage, by: 90 | 180 | 270): void {
  page.setRotation(degrees(by));
}

/** A PDF that opens only with a password that nobody knows: the standard handler with random keys (ISO 32000-1, 7.6.3). */
export function makeEncryptedPdf(): Buffer {
  const key = 'A1'.repeat(32);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt 4 0 R /ID [<00><00>] >>`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
