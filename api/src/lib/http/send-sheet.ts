import { contentDisposition, sheetText, writeCsv } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import type { FastifyReply } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';

/** What a sheet is of, what it contains and when, as its file's name says. */
type SheetName = Omit<Parameters<typeof downloadName>[0], 'ending'>;

/** Sends rows, the header first, as a file in this format; no cell of it is a formula. */
export async function sendSheet(
  reply: FastifyReply,
  name: SheetName,
  format: 'csv' | 'xlsx',
  rows: (string | number)[][],
): Promise<FastifyReply> {
  reply.header('content-disposition', contentDisposition(downloadName({ ...name, ending: format }), false));
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(writeCsv(rows));
  const [header = [], ...lines] = rows;
  const sheet = await writeXlsxFile(
    [
      header.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
      // The format of texts keeps one that is edited from becoming a formula.
      ...lines.map((cells) =>
        cells.map((value) =>
          typeof value === 'number' ? { value } : { value: sheetText(value), type: String, format: '@' },
        ),
      ),
    ],
    {
      columns: header.map((title, index) => ({ width: widthOf([title, ...lines.map((cells) => cells[index] ?? '')]) })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
  return reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').send(sheet);
}

/** In characters. */
const widthOf = (cells: (string | number)[]) =>
  cells.reduce<number>((width, cell) => Math.max(width, Math.min(String(cell).length + 2, 60)), 10);
