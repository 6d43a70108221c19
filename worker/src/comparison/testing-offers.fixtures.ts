import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import writeExcelFile from 'write-excel-file/node';
import { drawTable } from '../documents/datasheets/sheet-pdf.fixtures.ts';
import { readDocument } from '../documents/read-document.ts';
import { options, writeSource } from '../documents/testing/files.ts';
import { makePdf } from '../documents/testing/make-pdf.ts';
import { type ReadParty, readOffer, readTender } from './read-parameters.ts';

/** A sheet to be made: its heading, and rows whose first one is the header. */
export interface MadeSheet {
  heading: string;
  rows: readonly (readonly string[])[];
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a file of that kind, reads it as the product does, and takes its parameters out; `asked`: as of an offer for these names. */
export async function parametersOf(
  kind: 'docx' | 'xlsx' | 'pdf',
  sheets: readonly MadeSheet[],
  asked?: readonly string[],
): Promise<ReadParty> {
  const source = await writeSource(`offer.${kind}`, ...(await made[kind](sheets)));
  const document = await readDocument(source, options);
  return asked ? readOffer(document, asked) : readTender(document);
}

type File = [mediaType: string, bytes: Uint8Array];

const made: Record<'docx' | 'xlsx' | 'pdf', (sheets: readonly MadeSheet[]) => Promise<File>> = {
  async docx(sheets) {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const children = sheets.flatMap(({ heading, rows }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      new Table({
        rows: rows.map((row, index) => new TableRow({ tableHeader: index === 0, children: row.map(cell) })),
      }),
    ]);
    return [docxType, await Packer.toBuffer(new Document({ sections: [{ children }] }))];
  },
  async xlsx(sheets) {
    const data = sheets.flatMap(({ heading, rows }) => [
      [{ value: heading, fontWeight: 'bold' as const }],
      ...rows.map((row) => row.map((value) => ({ value }))),
      [],
    ]);
    return [xlsxType, await (await writeExcelFile(data)).toBuffer()];
  },
  async pdf(sheets) {
    const bytes = await makePdf(({ page, regular, bold }) => {
      for (const { heading, rows } of sheets) {
        for (let from = 1; from < rows.length; from += 28) {
          const sheet = page();
          sheet.drawText(heading, { x: 40, y: 800, size: 13, font: bold });
          const part = [rows[0] ?? [], ...rows.slice(from, from + 28)].map((row) => [...row]);
          const widths = part[0]?.length === 3 ? [200, 210, 90] : [200, 300];
          drawTable(sheet, regular, { widths, rows: part }, { x: 40, y: 780 });
        }
      }
    });
    return ['application/pdf', bytes];
  },
};
