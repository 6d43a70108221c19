import { contentDisposition } from '@bidloom/platform';
import type { FastifyReply } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';

/** A column of a sheet to fill in: its title, how wide it is in characters, and an example. */
export interface TemplateColumn {
  title: string;
  width: number;
  example: string;
}

/** Sends an Excel sheet with these columns and one row of examples. */
export async function sendTemplate(
  reply: FastifyReply,
  fileName: string,
  columns: TemplateColumn[],
): Promise<FastifyReply> {
  const rows = [
    columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const })),
    columns.map(({ example }) => ({ value: example, type: String })),
  ];
  const sheet = await writeXlsxFile(rows, {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', contentDisposition(fileName, false))
    .send(sheet);
}
