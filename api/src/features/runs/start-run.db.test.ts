import { standardSummary } from '@bidloom/contract/standard-summary';
import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { openRunScene } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, organizationId, workspaceId, scope, terms, unready, stranger } = scene;
const { database } = api.platform;
const commercial = await scene.addCategory('Commercial');
const sections = [{ title: 'Scope', prompt: 'What is supplied.' }];

const start = (path: string, body: object, person = ada) =>
  api.call(person, 'POST', `/AI/${path}`, { workspaceId, ...body });

async function customerOf(id: string): Promise<string> {
  const { customerId } = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('workspaces').select('customerId').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return customerId;
}

const calls = {
  'keyword-extraction': {
    type: 'keyword_extraction',
    body: { customKeywords: ['pump'] },
    parameters: {
      ...{ selectedKeywords: [], customKeywords: ['pump'], isGenerateSummary: true },
      includePartsOfWords: false,
    },
  },
  'datasheet-extraction': {
    type: 'datasheet_extraction',
    body: { startPage: 2, endPage: 5, isGenerateSummary: false },
    parameters: {
      ...{ selectedKeywords: [], customKeywords: [], isGenerateSummary: false },
      ...{ startPage: 2, endPage: 5 },
    },
  },
  'document-summary': {
    type: 'summary',
    body: { sections },
    parameters: { templateId: null, templateName: 'Preview', sections, isPreview: true, regenerate: null },
  },
  'generate-questions': {
    type: 'question_generation',
    body: { count: 7 },
    parameters: { count: 7, onlyNew: false },
  },
  'new-generate-questions': { type: 'question_generation', body: {}, parameters: { count: 20, onlyNew: true } },
  'workspace-batch-query': {
    type: 'batch_query',
    body: { categories: [commercial] },
    parameters: { categories: [{ id: commercial, name: 'Commercial' }] },
  },
  'chat-history/download': { type: 'chat_export', body: {}, parameters: {} },
} as const;

for (const [path, { type, body, parameters }] of Object.entries(calls)) {
  t.test(`${path} queues a run with what was asked for`, async (t) => {
    const { status, body: answer } = await start(path, body);
    t.equal(status, 202);
    const createdBy = { id: ada.userId, name: 'Ada Byron' };
    const fresh = { status: 'queued', failure: null, result: null, startedAt: null, cost: { calls: 0, amount: 0 } };
    t.match(answer.data, { requestType: type, workspaceId, createdBy, ...fresh });
    t.same(answer.data.parameters, parameters);
    const documents = [
      { id: scope, fileName: 'Scope.pdf' },
      { id: terms, fileName: 'Terms.pdf' },
    ];
    t.same(answer.data.documents, type === 'chat_export' ? [] : documents, 'all that are ready');
    t.same((await scene.row(answer.data.id)).parameters, parameters);
    t.equal(await scene.jobState(answer.data.id), 'created');
  });

  t.test(`${path} refuses what is not the caller's, and fields that it does not know`, async (t) => {
    t.equal((await start(path, body, stranger)).status, 404, 'a foreign tender');
    t.equal((await start(path, { ...body, workspaceId: newId() })).status, 404);
    t.equal((await start(path, { ...body, organization: organizationId })).status, 400, 'an unknown field');
    t.equal((await start(path, { ...body, workspaceId: 'all' })).status, 400);
    const admin = await api.person('PLATFORM_ADMIN', null);
    t.equal((await start(path, body, admin)).status, 403, 'platform administrators do not read tenders');
  });

  const name = type === 'batch_query' ? 'documents' : 'documentIds';
  if (type !== 'chat_export')
    t.test(`${path} takes chosen documents that are there and ready`, async (t) => {
      const { body: chosen } = await start(path, { ...body, [name]: [terms] });
      t.same(chosen.data.documents, [{ id: terms, fileName: 'Terms.pdf' }]);
      const elsewhere = await scene.addDocument('X.pdf', 'ready', await makeWorkspace(api, organizationId));
      const deleted = await scene.addDocument('Deleted.pdf', 'ready');
      await withTenant(database, organizationId, (trx) =>
        trx.deleteFrom('documents').where('id', '=', deleted).execute(),
      );
      const refused = await start(path, { ...body, [name]: [scope, unready] });
      t.match(refused, { status: 409, body: { message: /Late\.pdf/ } });
      for (const id of [elsewhere, deleted, newId()])
        t.equal((await start(path, { ...body, [name]: [id] })).status, 404);
      t.equal((await start(path, { ...body, [name]: [] })).status, 400, 'none');
    });

  t.test(`${path} takes a team of the organisation alone`, async (t) => {
    const teamId = newId();
    await withTenant(database, organizationId, (trx) =>
      trx
        .insertInto('teams')
        .values({ id: teamId, organizationId, name: `Team ${teamId}` })
        .execute(),
    );
    const told = type === 'chat_export' ? null : teamId;
    t.match(await start(path, { ...body, teamId }), { status: 202, body: { data: { teamId: told } } });
    t.equal((await start(path, { ...body, teamId: newId() })).status, 404);
  });

  t.test(`${path} compares whom it names with the session and the tender`, async (t) => {
    const own = { userId: ada.userId, organizationId, customerId: await customerOf(workspaceId) };
    t.match(await start(path, { ...body, ...own }), { status: 202, body: { data: { createdBy: { id: ada.userId } } } });
    t.equal((await start(path, { ...body, customerId: 'all', teamId: '', userId: '' })).status, 202);
    const elsewhere = await customerOf(await makeWorkspace(api, organizationId));
    for (const named of [
      { userId: stranger.userId },
      { userId: scene.ben.userId },
      { organizationId: stranger.organizationId },
      { customerId: elsewhere },
      { customerId: newId() },
    ]) {
      t.equal((await start(path, { ...body, ...named })).status, 404, JSON.stringify(named));
    }
  });
}

t.test('a tender without a document that is ready has nothing to analyse', async (t) => {
  const empty = await makeWorkspace(api, organizationId);
  for (const [path, { type, body }] of Object.entries(calls)) {
    const { status } = await start(path, { ...body, workspaceId: empty });
    t.equal(status, type === 'chat_export' ? 202 : 409, path);
  }
});

t.test('keywords are wanted, each once whatever its case, and a selected one is not a custom one', async (t) => {
  t.match(await start('keyword-extraction', { selectedKeywords: [], customKeywords: [] }), {
    status: 400,
    body: { errors: [/at least one keyword/] },
  });
  t.equal((await start('keyword-extraction', { customKeywords: ['  '] })).status, 400);
  const { body } = await start('keyword-extraction', {
    selectedKeywords: ['Pump', 'pump', 'EMD'],
    customKeywords: ['PUMP', 'valve', 'Valve'],
    isGenerateSummary: false,
    includePartsOfWords: true,
  });
  t.same(body.data.parameters, {
    ...{ selectedKeywords: ['Pump', 'EMD'], customKeywords: ['valve'] },
    ...{ isGenerateSummary: false, includePartsOfWords: true },
  });
});

t.test('pages from first to last, either left out', async (t) => {
  const pages = (startPage?: number, endPage?: number) => start('datasheet-extraction', { startPage, endPage });
  t.match(await pages(5, 4), { status: 400, body: { errors: [/endPage must not be before startPage/] } });
  t.equal((await pages(0, 4)).status, 400);
  for (const [from, to] of [[4, 4], [4], [undefined, 4]] as const) {
    const { status, body } = await pages(from, to);
    t.equal(status, 202);
    t.match(body.data.parameters, { startPage: from ?? null, endPage: to ?? null });
  }
  await withTenant(database, organizationId, (trx) =>
    trx.updateTable('documents').set({ pages: 38 }).where('id', 'in', [scope, terms]).execute(),
  );
  t.match(await pages(39, 50), { status: 400, body: { message: 'There are 38 pages', errors: [/at most 38/] } });
  t.equal((await pages(38, 50)).status, 202);
});

t.test('a summary goes by the template that is named, else by the default, else by the standard one', async (t) => {
  const standard = await start('document-summary', {});
  t.match(standard.body.data.parameters, { templateId: null, templateName: /Standard/, isPreview: false });
  t.equal(standard.body.data.parameters.sections.length, standardSummary.sections.length);
  const templates = `/api/organizations/${organizationId}/summary-templates`;
  const [own, other] = [
    (await api.call(scene.ben, 'POST', templates, { name: 'Mine', sections })).body.data.id,
    (await api.call(scene.ben, 'POST', templates, { name: 'Other', sections })).body.data.id,
  ];
  t.match((await start('document-summary', {})).body.data.parameters, { templateId: own, templateName: 'Mine' });
  const named = await start('document-summary', { templateId: other });
  t.match(named.body.data.parameters, { templateId: other, templateName: 'Other', sections });
  t.equal((await start('document-summary', { templateId: newId() })).status, 404);
  t.equal((await start('document-summary', { sections: [] })).status, 400);
});

t.test('questions of categories are asked again over the documents of an earlier run', async (t) => {
  const first = await start('workspace-batch-query', { categories: [commercial], documents: [terms] });
  const path = `${scene.base}/${first.body.data.id}/batch-query`;
  const { status, body } = await api.call(ada, 'POST', path, { categories: [commercial] });
  t.equal(status, 202);
  t.match(body.data, { requestType: 'batch_query', documents: [{ id: terms }] });
  t.not(body.data.id, first.body.data.id, 'as a run of its own');
  const named = { categories: [commercial], userId: ada.userId, organizationId, customerId: 'all', teamId: '' };
  t.equal((await api.call(ada, 'POST', path, named)).status, 202, 'whom it names is the caller');
  for (const wrong of [{ userId: scene.ben.userId }, { organizationId: newId() }, { customerId: newId() }]) {
    t.equal((await api.call(ada, 'POST', path, { ...named, ...wrong })).status, 404);
  }
  const foreign = await scene.addCategory('Foreign', String(stranger.organizationId));
  for (const id of [foreign, newId()]) {
    t.equal((await api.call(ada, 'POST', path, { categories: [commercial, id] })).status, 404);
    t.equal((await start('workspace-batch-query', { categories: [id] })).status, 404);
  }
  t.equal((await start('workspace-batch-query', { categories: [] })).status, 400);
  t.equal((await start('generate-questions', { count: 101 })).status, 400);
});

t.test('predefined questions find their tender by the documents', async (t) => {
  const ask = (body: object) =>
    api.call(ada, 'POST', '/AI/workspace-batch-query', { categories: [commercial], ...body });
  t.match(await ask({ documents: [scope, terms] }), { status: 202, body: { data: { workspaceId } } });
  t.match(await ask({}), { status: 400 });
  t.equal((await ask({ documents: [newId()] })).status, 404);
  const other = await makeWorkspace(api, organizationId);
  const foreign = await scene.addDocument('Other.pdf', 'ready', other);
  t.match(await ask({ documents: [scope, foreign] }), { status: 400, body: { message: /several tenders/ } });
});
