import { Readable } from 'node:stream';
import { asPlatform, type Database, listOrganizationTables } from '@bidloom/db';
import { type CsvValue, type ObjectStorage, writeCsvRows } from '@bidloom/platform';
import { ZipFile } from 'yazl';
import { createNames, safeName } from './export-names.ts';
import { type ExportedRow, findOrganization, listFiles, listSealedFiles, readRows } from './rows.repository.ts';

/** Made from documents by reading them, and worth nothing without the program; mails lose their text when they are sent. */
const leftOut = [
  ...['document_chunks', 'document_terms', 'document_ocr_pages', 'chunk_embeddings'],
  ...['outgoing_mails', 'organization_removals'],
];
/** Tables that people read in a spreadsheet as well. */
const asSheets = [
  ...[
    'users',
    'customers',
    'workspaces',
    'keywords',
    'categories',
    'questions',
    'teams',
    'team_members',
    'vendors',
    'proposals',
  ],
  ...['documents', 'licenses', 'usage_events', 'audit_entries'],
];

interface ExportOrder {
  organizationId: string;
  /** Where it is put. */
  key: string;
  signal: AbortSignal;
}

/**
 * Writes one ZIP file to the storage: `rows/<table>.json`, `sheets/<table>.csv` and `files/…`. It is streamed: neither rows nor files are
 * ever whole in memory. What is sealed is left out. Returns its bytes.
 */
export async function writeExport(
  { database, storage }: { database: Database; storage: ObjectStorage },
  { organizationId, key, signal }: ExportOrder,
): Promise<{ size: number }> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, open: () => Promise<Readable>, compress = true) =>
    zip.addReadStreamLazy(name, { compress }, (opened) => {
      signal.throwIfAborted();
      open().then(
        (stream) => opened(null, stream),
        (error: Error) => output.destroy(error),
      );
    });
  const tables = await asPlatform(database, async (trx) => [
    ...(await listOrganizationTables(trx)).reverse().filter((table) => !leftOut.includes(table)),
    'audit_entries',
  ]);
  add('organization.json', async () => Readable.from([await describe(database, organizationId)]));
  for (const table of tables) {
    const batches = () => readRows(database, table, organizationId, signal);
    add(`rows/${table}.json`, async () => Readable.from(asJson(batches())));
    if (asSheets.includes(table)) add(`sheets/${table}.csv`, async () => Readable.from(asCsv(batches())));
  }
  const names = await nameFiles(database, organizationId);
  const sealed = await listSealedFiles(database, organizationId);
  const unique = createNames();
  for await (const object of storage.list(`${organizationId}/`)) {
    signal.throwIfAborted();
    const path = object.key.slice(organizationId.length + 1);
    if (path.startsWith('removal/') || sealed.has(object.key)) continue;
    // Most of them are compressed already.
    add(unique(names.get(object.key) ?? `files/other/${path}`), () => storage.get(object.key), false);
  }
  zip.end();
  return storage.put(key, output, { contentType: 'application/zip', signal });
}

async function describe(database: Database, organizationId: string): Promise<string> {
  const row = await asPlatform(database, (trx) => findOrganization(trx, organizationId));
  return `${JSON.stringify({ exportedAt: new Date().toISOString(), organization: row }, null, 2)}\n`;
}

/** Names for people: documents by their tender, results and sheets by their titles. */
async function nameFiles(database: Database, organizationId: string): Promise<Map<string, string>> {
  const files = await asPlatform(database, (trx) => listFiles(trx, organizationId));
  return new Map(
    files.map(({ key, folder, name }) => {
      const [first = '', ...rest] = folder.split('/');
      const folders = rest.length > 0 ? `${first}/${safeName(rest.join('/'))}` : first;
      return [key, `files/${folders}/${safeName(name)}`];
    }),
  );
}

async function* asJson(batches: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of batches) {
    for (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(batches: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const rows of batches) {
    const names = columns ?? Object.keys(rows[0] ?? {});
    // With a byte order mark, else Excel reads it in the machine's code page.
    if (!columns) yield `\ufeff${writeCsvRows([names])}`;
    columns = names;
    yield writeCsvRows(rows.map((row) => names.map((name) => cellOf(row[name]))));
  }
}

function cellOf(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
