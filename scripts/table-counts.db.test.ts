import { buffer } from 'node:stream/consumers';
import { newId } from '@bidloom/db';
import { buildDemoTender } from '@bidloom/demo';
import { writeRunFile } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import { openPackage } from '@bidloom/worker/src/documents/office/open-package.ts';
import { openWorkbook } from '@bidloom/worker/src/documents/office/xlsx-workbook.ts';
import { writeSource } from '@bidloom/worker/src/documents/testing/files.ts';
import { writePdfDocument } from '@bidloom/worker/src/exports/pdf-document.ts';
import { writeWordDocument } from '@bidloom/worker/src/exports/word-document.ts';
import { writeWorkbook } from '@bidloom/worker/src/exports/workbook.ts';
import { startTestWorker } from '@bidloom/worker/src/testing/test-worker.ts';
import t from 'tap';
import { listTables } from '../api/src/features/datasheet-extraction/tables.service.ts';

t.setTimeout(300_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());

const header = [[{ text: 'Item' }, { text: 'Description' }, { text: 'Quantity' }]];
const rows = Array.from({ length: 140 }, (_, row) =>
  [`${row + 1}`, `Valve number ${row + 1} with a body of bronze`, `${row % 9} pcs`].map((text) => ({ text })),
);
const report = { title: 'Bill of quantities', blocks: [{ kind: 'table', header, rows } as const] };
const sheet = (name: string, lines: number) => ({
  name,
  rows: Array.from({ length: lines }, (_, row) => [{ value: `Part ${row}` }, { value: row }]),
});
const office = 'application/vnd.openxmlformats-officedocument';
const mediaTypes: Record<string, string> = {
  'bill.docx': `${office}.wordprocessingml.document`,
  'parts.xlsx': `${office}.spreadsheetml.sheet`,
};
const documents: Record<string, () => Promise<Uint8Array>> = {
  'tender.pdf': async () => (await buildDemoTender()).bytes,
  'bill.pdf': () => writePdfDocument(report),
  'bill.docx': () => writeWordDocument(report),
  'parts.xlsx': () => writeWorkbook([sheet('Valves', 30), sheet('Seals', 12)]),
};

/** The file of a run, as the worker writes it. */
async function download(requestId: string, format: string): Promise<Buffer> {
  const { organizationId, userId: createdBy } = worker;
  const exportId = newId();
  await worker.read((trx) =>
    trx.insertInto('documentExports').values({ id: exportId, organizationId, requestId, format, createdBy }).execute(),
  );
  const jobId = await worker.read((trx) => worker.queue().send(trx, writeRunFile, { organizationId, exportId }));
  await jobReached(worker.queue(), String(jobId), 'completed');
  const { objectKey } = await worker.read((trx) =>
    trx.selectFrom('documentExports').select('objectKey').where('id', '=', exportId).executeTakeFirstOrThrow(),
  );
  return buffer(await worker.platform().storage.get(String(objectKey)));
}

/** Rows of each sheet as a reader has them, by the sheet's name. */
async function readSheets(content: Buffer): Promise<Map<string, string[][]>> {
  const workbook = await openWorkbook((await writeSource('tables.xlsx', 'application/octet-stream', content)).path);
  const sheets = new Map<string, string[][]>();
  for (const { name, part } of workbook.sheets) {
    sheets.set(
      name,
      (await workbook.read(part)).rows.map(({ cells }) => cells),
    );
  }
  workbook.close();
  return sheets;
}

for (const [fileName, make] of Object.entries(documents)) {
  t.test(`tables, rows and parameters of ${fileName} are as many on the screen as in its files`, async (t) => {
    const documentId = await worker.upload(fileName, await make(), mediaTypes[fileName]);
    const id = await worker.run(
      'datasheet_extraction',
      { selectedKeywords: [], customKeywords: [], isGenerateSummary: false, startPage: null, endPage: null },
      { documentIds: [documentId] },
    );
    const { workspaceId, userId } = worker;
    const { tables, totals } = await worker.read((trx) => listTables(trx, userId, { workspaceId, id }));
    t.ok(totals.tables > 0, `${totals.tables} tables with ${totals.rows} rows, ${totals.parameters} parameters`);

    const { result } = await worker.read((trx) =>
      trx.selectFrom('documentRequests').select('result').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    t.match(result, { tables: totals.tables, parameters: totals.parameters }, 'what the notification says');

    const sheets = await readSheets(await download(id, 'xlsx'));
    const contents = sheets.get('Contents') ?? [];
    const listed = contents.slice(1, 1 + tables.length);
    t.same(
      listed.map((row) => row.slice(4, 6)),
      tables.map(({ bodyRows, columns }) => [String(bodyRows), String(columns)]),
    );
    for (const [index, row] of listed.entries()) {
      // The first line names the table; empty rows are not read back.
      const written = (sheets.get(row[6] ?? '') ?? []).length - 1;
      const { rows: all = 0 } = tables[index] ?? {};
      if (written > all || written < all - 2) t.fail(`${row[6]} has ${written} rows instead of ${all}`);
    }
    t.equal((sheets.get('Parameters')?.length ?? 1) - 1, totals.parameters);

    const zip = await openPackage((await writeSource('tables.zip', 'application/zip', await download(id, 'zip'))).path);
    t.equal(zip.names.filter((name) => name !== 'Parameters.csv').length, tables.length);
    zip.close();
  });
}

t.test('a table over many pages is one, and no header of it is counted', async (t) => {
  const documentId = await worker.upload('long.pdf', await writePdfDocument(report));
  const id = await worker.run(
    'datasheet_extraction',
    { selectedKeywords: [], customKeywords: [], isGenerateSummary: false, startPage: null, endPage: null },
    { documentIds: [documentId] },
  );
  const { workspaceId, userId } = worker;
  const { tables } = await worker.read((trx) => listTables(trx, userId, { workspaceId, id }));
  t.match(tables, [{ pages: [1, 2, 3, 4], bodyRows: rows.length, columns: 3 }]);
});
