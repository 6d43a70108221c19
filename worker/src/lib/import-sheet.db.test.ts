import { newId, withTenant } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import { importKeywords } from '@bidloom/jobs';
import { JobInterruption, openQueue } from '@bidloom/platform';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { importKeywordsHandler } from '../features/keywords/import-keywords.handler.ts';
import { startImports } from './import-sheet.fixtures.ts';
import { sheetOf } from './sheet-rows.fixtures.ts';
import { maxSheetRows } from './sheet-rows.ts';

const imports = await startImports();
t.teardown(() => imports.close());
const { platform, organizationId } = imports;
const handler = importKeywordsHandler(platform);

/** One attempt, as the queue makes it. */
function run(
  payload: { organizationId: string; importId: string },
  more: { signal?: AbortSignal; lastAttempt?: boolean } = {},
) {
  return handler({
    id: newId(),
    payload,
    attempt: 1,
    lastAttempt: false,
    signal: new AbortController().signal,
    ...more,
  });
}

async function countOf(prefix: string): Promise<number> {
  const rows = await withTenant(platform.database, organizationId, (trx) =>
    trx.selectFrom('keywords').select('text').where('text', 'like', `${prefix}%`).execute(),
  );
  return rows.length;
}

t.test('a queued import of 1,200 rows is done by a worker, and its sheet removed', async (t) => {
  const queue = await openQueue({
    database: platform.database.engine,
    logger: platform.logger,
    exclusive: true,
  });
  t.teardown(() => queue.stop({ drainSeconds: 1 }));
  await queue.work(importKeywords, { concurrency: 1 }, handler);
  const rows = Array.from({ length: 1200 }, (_, index) => [`Thousand ${index}`, null]);
  const payload = await imports.upload('keywords', await sheetOf([['Keyword', 'Description'], ...rows]));
  const id = await withTenant(platform.database, organizationId, (trx) => queue.send(trx, importKeywords, payload));
  await jobReached(queue, String(id), 'completed');
  t.same(await imports.report(payload.importId), {
    status: 'completed',
    totalRows: 1200,
    importedRows: 1200,
    errors: [],
    failure: null,
    kept: false,
  });
  t.equal(await countOf('Thousand'), 1200);
});

t.test('good rows get in; each bad one is named by its number in the sheet', async (t) => {
  await run(await imports.upload('keywords', await sheetOf([['Keyword'], ['Mixed retention']])));
  const payload = await imports.upload(
    'keywords',
    await sheetOf([
      [' description ', 'Notes', 'KEYWORD'],
      ['What it costs\nand when', 'ignored', 'Mixed\r\n damages'],
      [null, null, null],
      ['No keyword', null, null],
      [null, null, 'x'.repeat(201)],
      [null, null, 'mixed DAMAGES'],
      [null, null, 'Mixed RETENTION'],
      [null, null, 4711],
      [null, null, 'a\u0085b'],
    ]),
  );
  await run(payload);
  const report = await imports.report(payload.importId);
  t.match(report, { status: 'completed', totalRows: 7, importedRows: 2, kept: false });
  t.same(report.errors, [
    { row: 4, message: 'Keyword is a required field' },
    { row: 5, message: 'Keyword must be at most 200 characters' },
    { row: 6, message: 'The keyword "mixed DAMAGES" exists already' },
    { row: 7, message: 'The keyword "Mixed RETENTION" exists already' },
    { row: 9, message: 'Keyword must not contain control characters' },
  ]);
  const [kept] = await withTenant(platform.database, organizationId, (trx) =>
    trx.selectFrom('keywords').select(['text', 'description']).where('text', 'like', '%damages').execute(),
  );
  const words = { text: 'Mixed damages', description: 'What it costs\nand when' };
  t.same(kept, words, 'a break is a space in a keyword, and stays in a description');
  t.equal(await countOf('4711'), 1, 'a number is a text here');
});

t.test('a sheet that contains only bad rows is completed with nothing imported', async (t) => {
  const payload = await imports.upload(
    'keywords',
    await sheetOf([
      ['Keyword', 'Description'],
      [null, 'a'],
      [null, 'b'],
    ]),
  );
  await run(payload);
  t.match(await imports.report(payload.importId), {
    status: 'completed',
    importedRows: 0,
    errors: [{ row: 2 }, { row: 3 }],
  });
});

t.test('a sheet that can not be imported as a whole fails with the reason, and is removed', async (t) => {
  const tooMany = Array.from({ length: maxSheetRows + 1 }, (_, index) => [`Many ${index}`]);
  for (const [name, content, reason] of [
    ['another column', await sheetOf([['Word'], ['x']]), /no column "Keyword"/],
    ['nothing at all', await sheetOf([[]]), /no column "Keyword"/],
    ['titles alone', await sheetOf([['Keyword', 'Description']]), /no rows below/],
    ['no sheet', Buffer.from('PK\u0003\u0004 but nothing else'), /could not be read as an Excel sheet \(\.xlsx\)/],
    ['half a sheet', (await sheetOf([['Keyword'], ['x']])).subarray(0, 900), /could not be read as an Excel sheet/],
    ['too many rows', await sheetOf([['Keyword'], ...tooMany]), /50,000 rows can be imported at a time/],
  ] as const) {
    const payload = await imports.upload('keywords', content);
    await run(payload);
    t.match(
      await imports.report(payload.importId),
      { status: 'failed', importedRows: 0, failure: reason, kept: false },
      name,
    );
  }
  t.equal(await countOf('Many'), 0);
});

t.test('an import that broke off continues where it stopped, without doubles', async (t) => {
  const rows = Array.from({ length: 500 }, (_, index) => [index % 50 === 0 ? null : `Resumed ${index}`, 'x']);
  const payload = await imports.upload('keywords', await sheetOf([['Keyword', 'Description'], ...rows]));
  const expected = Array.from({ length: 10 }, (_, index) => index * 50 + 2);

  // The database refuses a row of the third batch.
  const owner = await openAsOwner(platform.database);
  await owner.query("alter table keywords add constraint broken check (text <> 'Resumed 451')");
  await t.rejects(run(payload), /broken/);
  const half = await imports.report(payload.importId);
  t.match(half, { status: 'running', totalRows: 500, importedRows: 392, kept: true });
  t.equal(half.errors.length, 8, 'the first two batches, whole');
  t.equal(await countOf('Resumed'), 392);

  await t.rejects(run(payload, { lastAttempt: true }), /broken/);
  t.match(await imports.report(payload.importId), { status: 'failed', failure: /Please try again/, kept: true });

  await owner.query('alter table keywords drop constraint broken');
  await owner.close();
  await run(payload);
  const report = await imports.report(payload.importId);
  t.match(report, { status: 'completed', importedRows: 490, failure: null, kept: false });
  t.same(
    report.errors.map(({ row }) => row),
    expected,
  );
  t.equal(await countOf('Resumed'), 490);
});

t.test('an attempt whose process drains stops between two batches', async (t) => {
  const rows = Array.from({ length: 300 }, (_, index) => [`Drained ${index}`]);
  const payload = await imports.upload('keywords', await sheetOf([['Keyword'], ...rows]));
  await t.rejects(run(payload, { signal: AbortSignal.abort(new JobInterruption('draining')), lastAttempt: true }));
  t.match(await imports.report(payload.importId), { status: 'queued', failure: null, kept: true });
  await run(payload);
  t.match(await imports.report(payload.importId), { status: 'completed', importedRows: 300 });
});

t.test('two workers that both believe to have the job import each row once', async (t) => {
  const rows = Array.from({ length: 900 }, (_, index) => [`Both ${index}`]);
  const payload = await imports.upload('keywords', await sheetOf([['Keyword'], ...rows]));
  await Promise.allSettled([run(payload), run(payload)]);
  t.match(await imports.report(payload.importId), { status: 'completed', importedRows: 900, errors: [] });
  t.equal(await countOf('Both'), 900);
});

t.test('a finished import that is run again changes nothing', async (t) => {
  const payload = await imports.upload('keywords', await sheetOf([['Keyword'], ['Once'], ['once']]));
  await run(payload);
  const before = await imports.report(payload.importId);
  await run(payload);
  t.same(await imports.report(payload.importId), before);
});
