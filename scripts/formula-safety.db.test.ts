import { buffer } from 'node:stream/consumers';
import * as contract from '@bidloom/contract';
import { reports } from '@bidloom/contract/analytics';
import { insightCharts } from '@bidloom/contract/past-tenders';
import { exportFormats, type RunType } from '@bidloom/contract/runs';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import t from 'tap';
import { type Person, startTestApi } from '../api/src/testing/main.ts';
import { openPackage } from '../worker/src/documents/office/open-package.ts';
import { writeSource } from '../worker/src/documents/testing/files.ts';
import { writeExport } from '../worker/src/features/organizations/write-export.ts';
import { renderExport } from '../worker/src/features/renderers.ts';
import { hostileItems } from './testing/hostile-items.ts';

t.setTimeout(120_000);
const api = await startTestApi({}, { onDisk: true });
t.teardown(() => api.close());

/** What spreadsheets would calculate; the others begin so for some of them. */
const attacks = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://x","y")', 'constructor'];
const formula = /^[\t\r\n]|^\s*[=+\-@]/;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reads a file back by another reader; throws where something in it is a formula. */
async function textsOf(format: 'xlsx' | 'csv', content: Buffer): Promise<string[]> {
  if (format === 'csv') {
    const cells: string[] = parse(content, { bom: true, relax_column_count: true }).flat();
    const run = cells.filter((cell) => formula.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell));
    if (run.length > 0) throw new Error(`A spreadsheet would run ${JSON.stringify(run)}`);
    return cells.map((cell) => cell.replace(/^'/, ''));
  }
  const office = await openPackage((await writeSource('file.xlsx', xlsxType, content)).path);
  const sheets = office.names.filter((name) => name.startsWith('xl/worksheets/sheet'));
  for (const name of sheets) {
    if (/<f[ >/]/.test((await office.read(name)) ?? '')) throw new Error(`${name} has a formula`);
  }
  office.close();
  const read = [];
  for (let sheet = 1; sheet <= sheets.length; sheet++) read.push(await readSheet(content, sheet, { trim: false }));
  return read.flat(2).map((cell) => String(cell ?? ''));
}

const run = {
  ...{ engine: null, model: null, result: null, finishedAt: new Date('2026-03-31T10:00:00Z'), languages: new Map() },
};

for (const [type, formats] of Object.entries(exportFormats) as [RunType, readonly string[]][]) {
  for (const format of formats.filter((each) => each === 'xlsx' || each === 'csv') as ('xlsx' | 'csv')[]) {
    t.test(`${type} as ${format} contains no formula`, async (t) => {
      for (const attack of attacks) {
        const items = hostileItems(attack)[type];
        const task = { format, items, run: { ...run, requestType: type, tenderName: attack, documentNames: [attack] } };
        const texts = await textsOf(format, (await renderExport(task)) ?? Buffer.alloc(0));
        t.ok(
          texts.some((text) => text.trim() === attack.trim()),
          `${JSON.stringify(attack)} comes back as text`,
        );
      }
    });
  }
}

/** An organisation in which whatever people name is an attack. */
async function openHostile(attack: string) {
  const organizationId = await api.organization(`${attack} ${newId()}`);
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const platform = await api.person('PLATFORM_ADMIN', null);
  await asPlatform(api.platform.database, (trx) =>
    trx.updateTable('users').set({ firstName: attack, lastName: '' }).where('id', '=', admin.userId).execute(),
  );
  const [customerId, workspaceId, requestId] = [newId(), newId(), newId()];
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const customer = { id: customerId, organizationId, name: attack, industry: attack };
    await trx.insertInto('customers').values(customer).execute();
    const tender = { id: workspaceId, organizationId, customerId, name: attack, reference: attack, status: 'lost' };
    const noted = { closingReasons: ['price'], closingNote: attack, ownerId: admin.userId, value: 1, currency: 'EUR' };
    await trx
      .insertInto('workspaces')
      .values({ ...tender, ...noted })
      .execute();
    for (const [id, requestType] of [
      [requestId, 'keyword_extraction'],
      [newId(), 'datasheet_extraction'],
    ] as const) {
      const request = { id, organizationId, workspaceId, createdBy: admin.userId, requestType, status: 'completed' };
      await trx
        .insertInto('documentRequests')
        .values({ ...request, documentIds: [], documentNames: [], parameters: '{}' })
        .execute();
    }
    const headline = JSON.stringify({ keyword: attack, total: 1, counts: {}, documents: [], digest: null });
    const used = { id: newId(), organizationId, kind: 'answer', model: attack, inputTokens: 1, outputTokens: 1 };
    await trx.insertInto('usageEvents').values(used).execute();
    const item = { organizationId, requestId, ordinal: 0, kind: 'keyword', step: 'one', headline };
    await trx.insertInto('documentRequestItems').values(item).execute();
  });
  await api.call(admin, 'PATCH', `/Customers/${customerId}/deactivate`);
  return { organizationId, admin, platform };
}
type Hostile = Awaited<ReturnType<typeof openHostile>>;

interface Download {
  by: 'admin' | 'platform';
  method?: 'GET' | 'POST';
  url: string;
  body?: object;
  format: 'xlsx' | 'csv';
  /** Nothing that people name is in it. */
  isPlain?: boolean;
}
const both = ['xlsx', 'csv'] as const;
const month = new Date().toISOString().slice(0, 7);

/** The files of the api by the calls that give them; null: no sheet comes from it. */
const downloads: Record<string, ((world: Hostile) => Download[]) | null> = {
  'GET /organizations/{organizationId}/past-tenders/export': ({ organizationId }) =>
    both.map((format) => ({
      ...{ by: 'admin', format, url: `/organizations/${organizationId}/past-tenders/export?Format=${format}` },
    })),
  'GET /organizations/{organizationId}/past-tenders/insights/export': ({ organizationId: id }) =>
    insightCharts.flatMap((chart) =>
      both.map((format) => ({
        ...{ by: 'admin' as const, format, isPlain: !['customers', 'industries'].includes(chart) },
        url: `/organizations/${id}/past-tenders/insights/export?Chart=${chart}&Format=${format}`,
      })),
    ),
  'POST /Analytics/download': () =>
    reports.flatMap((report) =>
      both.map((format) => ({
        ...{ by: 'admin' as const, method: 'POST' as const, url: '/Analytics/download', format },
        ...{ body: { report, format }, isPlain: /bars?chart$/.test(report) && !report.includes('most-used') },
      })),
    ),
  'GET /AuditLog/export': () => [{ by: 'platform', url: '/AuditLog/export', format: 'csv', isPlain: true }],
  'GET /AuditLog/export/{organizationId}': ({ organizationId }) => [
    { by: 'admin', url: `/AuditLog/export/${organizationId}`, format: 'csv' },
  ],
  'GET /Costing/export': () => [{ by: 'platform', url: `/Costing/export?Month=${month}`, format: 'csv' }],
  ...Object.fromEntries(
    ['Customers', 'Keywords', 'Questions', 'Users'].map((name) => [
      `GET /${name}/import-excel/template`,
      () => [{ by: 'admin', url: `/${name}/import-excel/template`, format: 'xlsx', isPlain: true }],
    ]),
  ),
  // Written by the worker, and looked at above and below.
  'GET /workspaces/{workspaceId}/document-requests/{id}/exports/{exportId}/content': null,
  'GET /Organizations/{id}/removal/export': null,
  // What people have uploaded, as it is.
  'GET /workspaces/{workspaceId}/documents/{documentId}/content': null,
  'GET /workspaces/{workspaceId}/documents/zip': null,
  'GET /Users/{id}/ProfileImage/{imageId}': null,
  'GET /calendars/{token}.ics': null,
  'GET /workspaces/{workspaceId}/overview/dates.ics': null,
};

t.test('every call that gives a file is known here', async (t) => {
  const files = Object.values(contract)
    .flatMap((feature) => (typeof feature === 'object' ? Object.values(feature) : []) as unknown[])
    .flatMap((part) => {
      const { method, path, produces } = (part ?? {}) as { method?: string; path?: string; produces?: string };
      return produces === 'file' ? [`${method} ${path}`] : [];
    });
  t.same(files.sort(), Object.keys(downloads).sort());
});

async function download(person: Person, { method = 'GET', url, body }: Download): Promise<Buffer> {
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await api.app.inject({ method, url, headers, ...(body && { payload: body }) });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`);
  return answer.rawPayload;
}

t.test('no file that the api writes contains a formula', async (t) => {
  for (const attack of attacks) {
    const world = await openHostile(attack);
    for (const of of Object.values(downloads)) {
      for (const file of of?.(world) ?? []) {
        const { by, url, format, body, isPlain = false } = file;
        const texts = await textsOf(format, await download(world[by], file));
        const what = `${JSON.stringify(attack)}: ${url} ${JSON.stringify(body ?? '')}`;
        t.ok(isPlain || texts.some((text) => text.trim() === attack.trim()), what);
      }
    }
  }
});

t.test('no sheet of the export of an organisation contains a formula', async (t) => {
  const { organizationId } = await openHostile('=1+1');
  const { database, storage } = api.platform;
  const key = `${organizationId}/removal/one`;
  await writeExport({ database, storage }, { organizationId, key, signal: new AbortController().signal });
  const zip = await openPackage(
    (await writeSource('export.zip', 'application/zip', await buffer(await storage.get(key)))).path,
  );
  const sheets = zip.names.filter((name) => name.endsWith('.csv'));
  const texts: string[] = [];
  for (const name of sheets) texts.push(...(await textsOf('csv', Buffer.from((await zip.read(name)) ?? ''))));
  zip.close();
  t.ok(sheets.length > 10 && texts.includes('=1+1'), `${sheets.length} sheets`);
});
