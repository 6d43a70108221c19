import { asPlatform, newId } from '@bidloom/db';
import t from 'tap';
import { makePdf } from '../../documents/testing/make-pdf.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { database, organizationId } = worker;

/** A PDF of `count` pages. */
const pagesOf = (count: number) =>
  makePdf(({ page, regular }) => {
    for (let number = 1; number <= count; number += 1) {
      page().drawText(`Page ${number} about pumps and their bearings`, { x: 60, y: 700, size: 12, font: regular });
    }
  });
const license = { id: newId(), organizationId, plan: 'team', seats: 5, monthlyPages: 5, monthlyTokens: 0 };
await asPlatform(database, (trx) =>
  trx
    .insertInto('licenses')
    .values({ ...license, validFrom: '2020-01-01', validTo: '2090-01-01' })
    .execute(),
);
const read = (id: string) =>
  worker.read((trx) =>
    trx
      .selectFrom('documents')
      .select(['status', 'failureCode', 'failure'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

t.test(
  'a document that would exceed the pages of the month fails with the limit, and nothing of it is kept',
  async (t) => {
    t.match(await read(await worker.upload('three.pdf', await pagesOf(3))), { status: 'ready' });
    const id = await worker.upload('more.pdf', await pagesOf(4));
    t.same(await read(id), {
      status: 'failed',
      failureCode: 'licence',
      failure:
        'This document has 4 pages, and the license allows 2 more this month. Ask the platform administrator for more pages, then read it again.',
    });
    const left = await worker.read((trx) =>
      trx.selectFrom('documentPages').select('number').where('documentId', '=', id).execute(),
    );
    t.same(left, []);
    t.match(await read(await worker.upload('two.pdf', await pagesOf(2))), { status: 'ready' }, 'what fits is read');
  },
);

t.test('two that take the last pages at the same moment: one is read', async (t) => {
  await asPlatform(database, (trx) =>
    trx.updateTable('licenses').set({ monthlyPages: 8 }).where('organizationId', '=', organizationId).execute(),
  );
  const files = await Promise.all([pagesOf(2), pagesOf(2)]);
  const ids = await Promise.all(files.map((file, index) => worker.upload(`${index}.pdf`, file)));
  const states = (await Promise.all(ids.map(read))).map(({ status }) => status);
  t.same(states.sort(), ['failed', 'ready']);
});

t.test('questions are answered without a model where no tokens are allowed', async (t) => {
  const id = await worker.ask('Which bearings?');
  const entry = await worker.read((trx) =>
    trx.selectFrom('chatEntries').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  t.equal(entry.status, 'answered');
});

t.test('a licence that lapses while work waits ends it with the reason', async (t) => {
  await asPlatform(database, (trx) =>
    trx.updateTable('licenses').set({ validTo: '2020-12-31' }).where('organizationId', '=', organizationId).execute(),
  );
  const lapsed = 'The license of this organization is not valid today. Ask the platform administrator to renew it.';
  t.match(await read(await worker.upload('late.pdf', await pagesOf(1))), { status: 'failed', failure: lapsed });
  const asked = await worker.ask('Which bearings?');
  const runId = await worker.run('keyword_extraction', {
    keywords: [{ id: null, text: 'pumps', description: null }],
  } as never);
  const [entry, run] = await worker.read(async (trx) => [
    await trx.selectFrom('chatEntries').select('failure').where('id', '=', asked).executeTakeFirstOrThrow(),
    await trx.selectFrom('documentRequests').select('failure').where('id', '=', runId).executeTakeFirstOrThrow(),
  ]);
  t.same([entry.failure, run.failure], [lapsed, lapsed]);
});
