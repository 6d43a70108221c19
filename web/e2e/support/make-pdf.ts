import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Makes a PDF of A4 pages; each string is a line of its page, the first one its heading. */
export async function makePdf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const [heading = '', ...lines] of pages) {
    const page = pdf.addPage([595, 842]);
    page.drawText(heading, { x: 64, y: 760, size: 16, font: bold });
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 64, y: 724 - index * 18, size: 11, font });
  }
  return Buffer.from(await pdf.save());
}
