import { contentDisposition, sheetText, writeCsv } from '@bidloom/platform';
import type { FastifyReply } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';

/** Sends rows, the header first, as a file of this name and ending; no cell of it is a formula. */
export async function sendSheet(
  reply: FastifyReply,
  name: string,
  format: 'csv' | 'xlsx',
  rows: (string | number)[][],
): Promise<FastifyReply> {
  reply.header('content-disposition', contentDisposition(`${name}.${format}`, false));
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
