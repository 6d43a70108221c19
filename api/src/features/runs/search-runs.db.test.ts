import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { keyword, openRunScene, type SampleRun, table } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, ben, stranger, base, organizationId } = scene;

const samples: Record<string, SampleRun> = {
  pumps: { documentNames: ['Pumps.pdf'], parameters: { customKeywords: ['impeller'] } },
  sheets: { requestType: 'datasheet_extraction', status: 'running', documentNames: ['Valves.pdf'] },
  summary: { requestType: 'summary', status: 'failed', by: ben },
  answers: { requestType: 'batch_query', status: 'queued', by: ben },
  chat: { requestType: 'chat_export' },
  chatOfBen: { requestType: 'chat_export', by: ben },
  facts: { requestType: 'facts_export' },
};
const ids: Record<string, string> = {};
for (const [name, run] of Object.entries(samples)) ids[name] = await scene.addRun(run);
await scene.addRun({ workspaceId: await makeWorkspace(api, organizationId) });

async function names(query: string, person = ada): Promise<string[]> {
  const { status, body } = await api.call(person, 'GET', `${base}/search${query}`);
  if (status !== 200) throw new Error(`${query}: ${status} ${body.message}`);
  return body.data.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

t.test('the newest comes first, and a chat is seen by its owner alone', async (t) => {
  t.same(await names(''), ['chat', 'answers', 'summary', 'sheets', 'pumps']);
  t.same(await names('', ben), ['chatOfBen', 'answers', 'summary', 'sheets', 'pumps']);
  t.equal((await api.call(stranger, 'GET', `${base}/search`)).status, 404);
});

t.test('a download of key facts is no analysis: it is listed only where its type is asked for', async (t) => {
  t.notOk((await names('')).includes('facts'));
  t.same(await names('?Status=completed&SearchTerm=facts'), []);
  t.same(await names('?RequestType=facts_export'), ['facts']);
});

t.test('filters narrow the list, together too', async (t) => {
  t.same(await names('?Status=failed'), ['summary']);
  t.same(await names('?RequestType=datasheet_extraction'), ['sheets']);
  t.same(await names(`?CreatedBy=${ben.userId}`), ['answers', 'summary']);
  t.same(await names(`?CreatedBy=${ben.userId}&Status=queued`), ['answers']);
  t.same(await names('?SearchTerm=valves'), ['sheets'], 'names of documents');
  t.same(await names('?SearchTerm=IMPELLER'), ['pumps'], 'what was asked for');
  t.same(await names('?SearchTerm=customKeywords'), [], 'not the names of parameters');
  t.same(await names('?SearchTerm=batch%20query'), ['answers'], 'types in words');
  t.same(await names('?SearchTerm=%25'), [], 'wildcards are plain text');
  t.equal((await api.call(ada, 'GET', `${base}/search?CreatedBy=${stranger.userId}`)).status, 404);
  for (const wrong of ['Status=done', 'RequestType=magic', 'SortBy=cost', 'SortDirection=up', 'PageSize=101'])
    t.equal((await api.call(ada, 'GET', `${base}/search?${wrong}`)).status, 400, wrong);
});

t.test('sorting goes both ways', async (t) => {
  const byType = ['answers', 'chat', 'sheets', 'pumps', 'summary'];
  t.same(await names('?SortBy=requestType&SortDirection=asc'), byType);
  t.same(await names('?SortBy=requestType&SortDirection=descending'), byType.toReversed());
  t.same(await names('?SortBy=createdAt&SortDirection=ascending'), ['pumps', 'sheets', 'summary', 'answers', 'chat']);
});

t.test('pages follow each other without gaps', async (t) => {
  const { body } = await api.call(ada, 'GET', `${base}/search?PageNumber=2&PageSize=2`);
  const { data: _, success: __, ...paging } = body;
  const counts = { totalCount: 5, totalPages: 3, pageNumber: 2, pageSize: 2 };
  t.same(paging, { ...counts, hasNextPage: true, hasPreviousPage: true });
  const pages = [];
  for (const number of [1, 2, 3, 4]) pages.push(...(await names(`?PageNumber=${number}&PageSize=2`)));
  t.same(pages, await names(''));
});

t.test('choices are taken in any case, and empty ones are none', async (t) => {
  const search = async (query: string) => (await api.call(ada, 'GET', `${base}/search${query}`)).status;
  t.equal(await search('?Status=Completed&SortDirection=DESC&RequestType=Keyword_Extraction'), 200);
  t.equal(await search('?Status=&RequestType=&CreatedBy=&SortDirection='), 200);
  t.equal(await search('?Status=gone'), 400);
});

t.test('a view brings what is new since the last look, without the heavy parts', async (t) => {
  const id = await scene.addRun({ items: [keyword('pump'), keyword('valve'), keyword('motor')] });
  const view = async (query = '') => (await api.call(ada, 'GET', `${base}/${id}/view${query}`)).body.data;
  const seen = async (query: string) =>
    (await view(query)).items.map(({ headline }: { headline: { keyword: string } }) => headline.keyword);
  t.same(await seen(''), ['pump', 'valve', 'motor']);
  t.same(await seen('?AfterOrdinal=0'), ['valve', 'motor']);
  t.same(await seen('?AfterOrdinal=2'), []);
  t.equal((await view()).items[0].content, null);
  t.equal((await api.call(ada, 'GET', `${base}/${id}/view?AfterOrdinal=-2`)).status, 400);
  t.match(await api.call(ada, 'GET', `${base}/${id}/items/1`), {
    status: 200,
    body: { data: { ordinal: 1, kind: 'keyword', headline: { keyword: 'valve' }, content: { hits: [] } } },
  });
  t.equal((await api.call(ada, 'GET', `${base}/${id}/items/3`)).status, 404);
});

t.test('a view tells what the run has cost', async (t) => {
  const id = await scene.addRun({ requestType: 'summary' });
  await withTenant(api.platform.database, organizationId, async (trx) => {
    for (const cost of [0.25, 0.5]) {
      const spent = { model: 'large', inputTokens: 100, outputTokens: 10, milliseconds: 30, cost };
      const of = { organizationId, requestId: id, workspaceId: scene.workspaceId, userId: ada.userId };
      await trx
        .insertInto('usageEvents')
        .values({ id: newId(), kind: 'summary', ...of, ...spent })
        .execute();
    }
    // Vectors are paid for, too, but nothing is written with them.
    const spent = { model: 'vectors', inputTokens: 30, outputTokens: 0, milliseconds: 5, cost: 0 };
    await trx
      .insertInto('usageEvents')
      .values({ id: newId(), organizationId, requestId: id, kind: 'summary', ...spent })
      .execute();
  });
  const { body } = await api.call(ada, 'GET', `${base}/${id}/view`);
  t.same(body.data.cost, {
    ...{ model: 'large', calls: 3, inputTokens: 230, outputTokens: 20, amount: 0.75, milliseconds: 65 },
  });
});

t.test('nothing of a run can be reached from elsewhere, and nothing of a chat by a colleague', async (t) => {
  const run = await scene.addRun({ requestType: 'datasheet_extraction', items: [table(scene.scope)] });
  const chat = await scene.addRun({ requestType: 'chat_export', status: 'running' });
  const other = `/workspaces/${await makeWorkspace(api, organizationId)}/document-requests`;
  const reach = async (person: typeof ada, at: string, id: string) => {
    for (const [method, path, body] of [
      ['GET', 'view', undefined],
      ['GET', 'items/0', undefined],
      ['PATCH', 'items/0', { correction: null }],
      ['POST', 'cancel', undefined],
      ['POST', 'retry', undefined],
      ['POST', 'exports', { format: 'xlsx' }],
      ['DELETE', '', undefined],
    ] as const) {
      const { status } = await api.call(person, method, `${at}/${id}${path && `/${path}`}`, body);
      t.equal(status, 404, `${method} ${path}`);
    }
  };
  await reach(stranger, base, run);
  await reach(ada, other, run);
  await reach(ben, base, chat);
  t.equal((await scene.row(chat)).status, 'running');
});
