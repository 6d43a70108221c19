import { degrees, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef, StandardFonts } from 'pdf-lib';

export interface BookPage {
  /** The lines of the page; the first is its heading, and its bookmark within its part. */
  lines: readonly string[];
  /** The rotation of the page in the file, in degrees clockwise. */
  rotation?: 0 | 90 | 180 | 270;
  /** A PNG at the foot of the page. */
  picture?: Buffer;
}

export interface BookPart {
  title: string;
  pages: readonly BookPage[];
}

/**
 * Makes a PDF of A4 pages with bookmarks: parts, and in them the headings of their pages. The first `roman` pages are labelled
 * i, ii, iii, the others 1, 2, 3.
 */
export async function makeBook(parts: readonly BookPart[], { roman = 0 } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const chapters: Entry[] = [];
  for (const { title, pages } of parts) {
    const chapter: Entry = { title, target: null, children: [] };
    for (const {
      lines: [heading = '', ...lines],
      rotation = 0,
      picture,
    } of pages) {
      const page = pdf.addPage([595, 842]);
      if (rotation) page.setRotation(degrees(rotation));
      page.drawText(heading, { x: 64, y: 760, size: 16, font: bold });
      for (const [index, line] of lines.entries()) page.drawText(line, { x: 64, y: 724 - index * 15, size: 10, font });
      if (picture) page.drawImage(await pdf.embedPng(picture), { x: 64, y: 40, width: 120, height: 120 });
      chapter.target ??= page.ref;
      chapter.children.push({ title: heading, target: page.ref, children: [] });
    }
    chapters.push(chapter);
  }
  addOutline(pdf, chapters);
  if (roman > 0) addLabels(pdf, roman);
  return Buffer.from(await pdf.save());
}

interface Entry {
  title: string;
  target: PDFRef | null;
  children: Entry[];
}

/** Bookmarks as in PDF 32000-1, 12.3.3: a list at each level; nested levels are closed. */
function addOutline(pdf: PDFDocument, entries: readonly Entry[]): void {
  const { context } = pdf;
  const root = context.nextRef();
  const addLevel = (level: readonly Entry[], parent: PDFRef): { First?: PDFRef; Last?: PDFRef } => {
    const refs = level.map(() => context.nextRef());
    for (const [index, { title, target, children }] of level.entries()) {
      const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
      if (!ref) continue;
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          ...(previous ? { Prev: previous } : {}),
          ...(next ? { Next: next } : {}),
          ...(target ? { Dest: [target, PDFName.of('XYZ'), 0, 800, null] } : {}),
          ...(children.length > 0 ? { ...addLevel(children, ref), Count: -children.length } : {}),
        }),
      );
    }
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { First: first, Last: last } : {};
  };
  const ends = addLevel(entries, root);
  context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: entries.length }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
}

/** Roman numerals for the first pages, figures from 1 for the others: PDF 32000-1, 12.4.2. */
function addLabels(pdf: PDFDocument, roman: number): void {
  const style = (name: string) =>
    PDFDict.fromMapWithContext(new Map([[PDFName.of('S'), PDFName.of(name)]]), pdf.context);
  const numbers = pdf.context.obj([PDFNumber.of(0), style('r'), PDFNumber.of(roman), style('D')]);
  pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj({ Nums: numbers }));
}
