import { contentDisposition } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import type { FastifyReply } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';

/** A column of a sheet to fill in: its title, how wide it is in characters, and an example. */
export interface TemplateColumn {
  title: string;
  width: number;
  example: string;
}

/** Sends an Excel file with these columns, named after what the `subject` lists, to fill in. The example is on a sheet of its own: an import reads the first one, and would take it for a row. */
export async function sendTemplate(
  reply: FastifyReply,
  subject: string,
  columns: TemplateColumn[],
): Promise<FastifyReply> {
  const fileName = downloadName({ subject, what: 'import template', ending: 'xlsx' });
  const titles = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const example = columns.map(({ example }) => ({ value: example, type: String }));
  const layout = { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  const sheet = await writeXlsxFile([
    { data: [titles], sheet: 'Import', ...layout },
    { data: [titles, example], sheet: 'Example', ...layout },
  ]).toBuffer();
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', contentDisposition(fileName, false))
    .send(sheet);
}
