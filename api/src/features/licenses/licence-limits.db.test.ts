import { asPlatform, newId, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
api.platform.usesModel = true;

/** An organisation with a licence of these terms, a person and a tender with one document that is read. */
async function make(terms: { monthlyPages?: number; monthlyTokens?: number; seats?: number; validTo?: string } = {}) {
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_ADMIN', organizationId);
  const workspaceId = await makeWorkspace(api, organizationId);
  const documentId = newId();
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('documents')
      .values({
        ...{ id: documentId, organizationId, workspaceId, fileName: 'a', fileNameKey: 'a', mediaType: 'text/plain' },
        ...{ size: 7, sha256: '', objectKey: `${organizationId}/documents/${documentId}`, status: 'ready', pages: 1 },
      })
      .execute(),
  );
  const limits = { plan: 'team', seats: 5, monthlyPages: 10, monthlyTokens: 1000, ...terms };
  const days = { validFrom: '2020-01-01', validTo: terms.validTo ?? '2090-01-01' };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('licenses')
      .values({ id: newId(), organizationId, ...limits, ...days })
      .execute(),
  );
  const use = (event: { pages?: number; inputTokens?: number; model?: string }) =>
    withTenant(database, organizationId, (trx) =>
      trx
        .insertInto('usageEvents')
        .values({ id: newId(), organizationId, kind: 'test', ...event })
        .execute(),
    );
  const calls = {
    upload: () => upload(api, ada, workspaceId, [{ name: `${newId()}.pdf`, content: pdf() }]),
    ask: () => api.call(ada, 'POST', '/AI/ask-question', { workspaceId, userQuestion: 'When is it due?' }),
    summarise: () => api.call(ada, 'POST', '/AI/generate-questions', { workspaceId, documentIds: [documentId] }),
    findKeywords: () =>
      api.call(ada, 'POST', '/AI/keyword-extraction', {
        ...{ workspaceId, documentIds: [documentId], customKeywords: ['bid bond'] },
      }),
  };
  return { organizationId, workspaceId, documentId, ada, use, ...calls };
}

const refused = (message: RegExp) => ({ status: 403, body: { code: 'licence_limit', message } });

t.test(
  'where the licence has lapsed, uploads, questions and runs are refused; what is there stays readable',
  async (t) => {
    const { ada, workspaceId, ...calls } = await make({ validTo: '2020-12-31' });
    const lapsed =
      /^The license of this organization is not valid today\. Ask the platform administrator to renew it\.$/;
    t.match(await calls.upload(), refused(lapsed));
    t.match(await calls.ask(), refused(lapsed));
    t.match(await calls.summarise(), refused(lapsed));
    t.match(await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/info`), {
      status: 200,
      body: { data: [{}] },
    });
  },
);

t.test('uploads end with the pages of the month, questions and runs of a model with its tokens', async (t) => {
  const { use, ...calls } = await make({ monthlyPages: 1234 });
  t.match(await calls.upload(), { status: 200 });
  await use({ pages: 1234 });
  t.match(await calls.upload(), refused(/^All 1,234 pages .+ Ask the platform administrator for more pages/));
  t.match(await calls.summarise(), { status: 202 });
  await use({ inputTokens: 5000, model: 'local/owner/model' });
  t.match(await calls.summarise(), { status: 202 }, 'a model on the own machine is not counted');
  await use({ inputTokens: 1000, model: 'large' });
  t.match(await calls.summarise(), refused(/^All 1,000 tokens .+ Ask the platform administrator for more tokens/));
  t.match(await calls.ask(), refused(/^All 1,000 tokens/));
  t.match(await calls.findKeywords(), refused(/^All 1,000 tokens/), 'a model finds synonyms and writes summaries');
  api.platform.usesModel = false;
  t.match(await calls.summarise(), { status: 202 }, 'without a model nothing uses tokens');
  api.platform.usesModel = true;
});

t.test(
  'what was used in another month, and by others, does not count; without any licence nothing is limited',
  async (t) => {
    const { use, organizationId, ...calls } = await make();
    await use({ pages: 10 });
    await asPlatform(database, (trx) =>
      sql`update usage_events set created_at = created_at - interval '32 days' where organization_id = ${organizationId}`.execute(
        trx,
      ),
    );
    t.match(await calls.upload(), { status: 200 });
    const free = await make();
    await asPlatform(database, (trx) =>
      trx.deleteFrom('licenses').where('organizationId', '=', free.organizationId).execute(),
    );
    await free.use({ pages: 100_000, inputTokens: 1_000_000 });
    t.match(await free.upload(), { status: 200 });
  },
);

t.test('of documents that take the last pages at the same moment, no more than allowed are counted', async (t) => {
  const { use, organizationId } = await make({ monthlyPages: 10 });
  const taken = await Promise.allSettled([4, 4, 4, 4].map((pages) => use({ pages })));
  t.equal(taken.filter(({ status }) => status === 'fulfilled').length, 2);
  const { rows } = await asPlatform(database, (trx) =>
    sql<{
      pages: string;
    }>`select sum(pages) as pages from usage_events where organization_id = ${organizationId}`.execute(trx),
  );
  t.equal(Number(rows[0]?.pages), 8);
});

t.test('a document that failed because no pages were left is read again when there are more', async (t) => {
  const { use, ada, organizationId, workspaceId, documentId } = await make({ monthlyPages: 10 });
  await use({ pages: 10 });
  await withTenant(database, organizationId, (trx) =>
    trx
      .updateTable('documents')
      .set({ status: 'failed', failureCode: 'licence', failure: 'Too few' })
      .where('id', '=', documentId)
      .execute(),
  );
  const again = () => api.call(ada, 'POST', `/workspaces/${workspaceId}/documents/${documentId}/retry`);
  t.match(await again(), refused(/^All 10 pages/));
  await asPlatform(database, (trx) =>
    trx.updateTable('licenses').set({ monthlyPages: 11 }).where('organizationId', '=', organizationId).execute(),
  );
  t.match(await again(), { status: 200, body: { data: { status: 'uploaded' } } });
});

t.test('of those who take the last seats at the same moment, no more than seats get in', async (t) => {
  const { organizationId } = await make({ seats: 3 });
  const join = () => api.person('ORGANIZATION_USER', organizationId);
  const joined = await Promise.allSettled([join(), join(), join(), join(), join()]);
  t.equal(joined.filter(({ status }) => status === 'fulfilled').length, 2);
  const root = await api.person('PLATFORM_ADMIN', null);
  const { body } = await api.call(root, 'GET', `/api/licenses?forOrganization=${organizationId}`);
  t.match(body.data, [{ seats: 3, seatsUsed: 3 }]);
});
