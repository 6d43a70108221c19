import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { profileTender } from '@bidloom/jobs';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

t.setTimeout(120_000);
const api = await startTestApi();
t.teardown(() => api.close());

/** An organisation with a tender, and how rows of it are written. */
async function open() {
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_USER', organizationId);
  const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
    withTenant(api.platform.database, organizationId, work);
  const addDocument = async (workspaceId: string) => {
    const id = newId();
    await tenant((trx) =>
      trx
        .insertInto('documents')
        .values({
          ...{ id, organizationId, workspaceId, fileName: `${id}.pdf`, fileNameKey: id, sha256: '', size: 1, pages: 9 },
          ...{ mediaType: 'application/pdf', status: 'ready', objectKey: `${organizationId}/documents/${id}` },
        })
        .execute(),
    );
    return id;
  };
  const addTender = async () => {
    const id = await makeWorkspace(api, organizationId);
    const documentId = await addDocument(id);
    await tenant((trx) =>
      trx
        .insertInto('workspaceProfiles')
        .values({ id, organizationId, status: 'ready', languages: ['en'], computedAt: new Date() })
        .execute(),
    );
    return { id, documentId };
  };
  type Tender = Awaited<ReturnType<typeof addTender>>;
  const pair = (first: Tender, second: Tender, score: number) => {
    const place = (text: string, { documentId }: Tender, page: number) => ({ text, documentId, page });
    const reasons = [
      { kind: 'standard', first: place('API 610', first, 2), second: place('API-610', second, 3) },
      { kind: 'phrase', first: place('mechanical seals', first, 4), second: place('mechanical seal', second, 5) },
    ];
    return tenant((trx) =>
      trx
        .insertInto('similarWorkspaces')
        .values({
          ...{ organizationId, workspaceId: first.id, similarId: second.id, score },
          reasons: JSON.stringify(reasons),
        })
        .execute(),
    );
  };
  const addFact = (of: Tender, fact: string, value: string, more: object = {}) =>
    tenant((trx) =>
      trx
        .insertInto('workspaceFacts')
        .values({
          ...{ organizationId, workspaceId: of.id, fact, probability: 0.95, foundDocumentId: of.documentId },
          ...{ foundValue: value, foundText: value, foundPage: 7, foundQuote: `It is ${value}.`, foundOffset: 3 },
          foundBoxes: '[]',
          ...more,
        })
        .execute(),
    );
  const first = await addTender();
  const ask = async (person = ada, id = first.id) => {
    const { status, body } = await api.call(person, 'GET', `/api/tenders/${id}/similar`);
    return { status, ...body };
  };
  return { organizationId, ada, tenant, addTender, addDocument, addFact, pair, first, ask };
}

t.test('similar tenders come with why, how they ended and where it says so, the most similar first', async (t) => {
  const { addTender, addDocument, pair, first, ask, tenant } = await open();
  const [second, third] = [await addTender(), await addTender()];
  await tenant(async (trx) => {
    for (const status of ['open', 'submitted', 'lost'])
      await trx
        .updateTable('workspaces')
        .set({ status, value: 1200.5, currency: 'EUR' })
        .where('id', '=', second.id)
        .execute();
  });
  await pair(first, third, 0.07);
  await pair(first, second, 0.2);
  const { status, data } = await ask();
  t.equal(status, 200);
  t.match(data, { status: 'ready', failure: null, comparedWith: 2, computedAt: /T/ });
  t.match(data.items, [
    { id: second.id, outcome: 'lost', status: 'lost', value: 1200.5, currency: 'EUR', likeness: 'much', closedAt: /T/ },
    { id: third.id, outcome: null, status: 'draft', likeness: 'some', customerName: /Customer/ },
  ]);
  t.match(data.items[0].reasons[0], {
    kind: 'standard',
    fact: null,
    here: { text: 'API 610', documentId: first.documentId, fileName: `${first.documentId}.pdf`, page: 2 },
    there: { text: 'API-610', documentId: second.documentId, page: 3 },
  });
  t.equal(data.items[0].score, undefined, 'a figure that says nothing is not shown');
  const left = await addDocument(third.id);
  await tenant((trx) => trx.deleteFrom('documents').where('id', '=', third.documentId).execute());
  t.same((await ask()).data.items[1].reasons, [], 'a place that is gone is not shown');
  await tenant((trx) => trx.deleteFrom('documents').where('id', '=', left).execute());
  t.match((await ask()).data.items, [{ id: second.id }]);
  t.equal((await ask()).data.items.length, 1, 'nor a tender whose documents are gone');
});

t.test('equal key facts are reasons where both are sure and say a figure', async (t) => {
  const { addTender, addFact, pair, first, ask, ada } = await open();
  const second = await addTender();
  await pair(first, second, 0.5);
  const decided = { decision: 'confirmed', decidedBy: ada.userId, decidedAt: new Date() };
  await addFact(first, 'warranty', 'P24M');
  await addFact(second, 'warranty', 'P36M', { ...decided, decidedValue: 'P24M', decidedText: '24 months' });
  await addFact(first, 'bid_validity', 'P90D');
  await addFact(second, 'bid_validity', 'P60D');
  await addFact(first, 'bid_security', '2%', { probability: 0.8 });
  await addFact(second, 'bid_security', '2%');
  await addFact(first, 'advance_payment', 'none');
  await addFact(second, 'advance_payment', 'none');
  const [item] = (await ask()).data.items;
  t.equal(item.likeness, 'same');
  const facts = item.reasons.filter(({ kind }: { kind: string }) => kind === 'fact');
  t.match(facts, [
    {
      fact: 'warranty',
      here: { text: 'P24M', page: 7, quote: 'It is P24M.' },
      there: { text: '24 months', page: null },
    },
  ]);
  t.equal(facts.length, 1, 'neither one that differs, nor one that is not certain, nor one without a figure');
  t.match(item.answers, [{ kind: 'fact', fact: 'warranty', text: '24 months', isCorrected: true, citations: [] }]);
});

t.test('answers that were sure or corrected there may be used again, the newest of each question', async (t) => {
  const { addTender, addDocument, pair, first, ask, ada, organizationId, tenant } = await open();
  const second = await addTender();
  await pair(first, second, 0.5);
  const citation = {
    documentId: second.documentId,
    fileName: 'x',
    page: 4,
    quote: 'We have ISO 9001.',
    offset: 2,
    boxes: [],
  };
  const run = async (headlines: object[], correction: object | null = null) => {
    const id = newId();
    await tenant(async (trx) => {
      await trx
        .insertInto('documentRequests')
        .values({
          ...{ id, organizationId, workspaceId: second.id, createdBy: ada.userId, requestType: 'batch_query' },
          ...{ documentIds: [], documentNames: [], parameters: '{}', status: 'completed' },
        })
        .execute();
      await trx
        .insertInto('documentRequestItems')
        .values(
          headlines.map((headline, ordinal) => ({
            ...{ organizationId, requestId: id, ordinal, kind: 'answer', step: String(ordinal) },
            headline: JSON.stringify({ confidence: 0.9, citations: [citation], claims: [], ...headline }),
            correction: correction && JSON.stringify(correction),
          })),
        )
        .execute();
    });
  };
  const [sure, weak] = [newId(), newId()];
  const good = { band: 'answer', answered: true, certainty: 'certain' };
  await run([
    { ...good, questionId: sure, question: 'Which certificates?', answer: 'Old' },
    { ...good, questionId: weak, question: 'Which insurance?', answer: 'Perhaps', certainty: 'check' },
    { ...good, questionId: newId(), question: 'Which office?', answer: 'Nearest', band: 'closest' },
  ]);
  await run([{ ...good, questionId: sure, question: 'Which certificates?', answer: 'ISO 9001' }]);
  t.match((await ask()).data.items[0].answers, [
    {
      ...{ kind: 'answer', question: 'Which certificates?', text: 'ISO 9001', isCorrected: false },
      citations: [{ documentId: second.documentId, fileName: `${second.documentId}.pdf`, page: 4, offset: 2 }],
    },
  ]);
  t.equal((await ask()).data.items[0].answers.length, 1);
  await run([{ questionId: weak, question: 'Which insurance?', answer: 'Perhaps' }], { text: 'Two million' });
  t.match((await ask()).data.items[0].answers, [
    { question: 'Which insurance?', text: 'Two million', isCorrected: true },
    { question: 'Which certificates?' },
  ]);
  await run(
    Array.from({ length: 8 }, (_, index) => ({
      ...good,
      questionId: newId(),
      question: `More ${index}?`,
      answer: 'Yes',
    })),
  );
  const [item] = (await ask()).data.items;
  t.equal(item.answers.length + item.moreAnswers, 10);
  t.equal(item.answers.length, 6);
  await addDocument(second.id);
  await tenant((trx) => trx.deleteFrom('documents').where('id', '=', second.documentId).execute());
  const [bare] = (await ask()).data.items;
  t.match(bare.answers, [{ text: 'Two million', isCorrected: true, citations: [] }]);
  t.same([bare.answers.length, bare.moreAnswers], [1, 0], 'what no document says any more is not offered');
});

t.test('the progress is shown', async (t) => {
  const { first, ask, tenant, organizationId, addDocument } = await open();
  t.match((await ask()).data, { status: 'ready', comparedWith: 0, items: [] });
  const set = (values: { status: string; failure?: string }) =>
    tenant((trx) => trx.updateTable('workspaceProfiles').set(values).where('id', '=', first.id).execute());
  await set({ status: 'queued' });
  t.match((await ask()).data, { status: 'in_progress' });
  await set({ status: 'failed', failure: 'Too much.' });
  t.match((await ask()).data, { status: 'failed', failure: 'Too much.' });
  const empty = await makeWorkspace(api, organizationId);
  t.match((await ask(undefined, empty)).data, { status: 'none', computedAt: null, items: [] });
  await addDocument(empty);
  t.match((await ask(undefined, empty)).data, { status: 'in_progress' }, 'read before there were profiles');
});

t.test('a document that is removed has it found out again', async (t) => {
  const { first, ada, tenant } = await open();
  const path = `/workspaces/${first.id}/documents/${first.documentId}`;
  t.equal((await api.call(ada, 'DELETE', path)).status, 200);
  const { revision, status, jobId } = await tenant((trx) =>
    trx.selectFrom('workspaceProfiles').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow(),
  );
  t.match({ revision, status }, { revision: 2, status: 'queued' });
  t.equal((await api.platform.queue.jobStates([String(jobId)])).get(String(jobId)), 'created');
  const waiting = await api.platform.queue.countJobs();
  t.equal(waiting.find(({ name }) => name === profileTender.name)?.count, 1);
});

t.test('a tender belongs to its organisation, and to nobody else', async (t) => {
  const { organizationId, ask, first, ada, tenant } = await open();
  t.equal((await ask(await api.person('ORGANIZATION_ADMIN', organizationId))).status, 200);
  t.equal((await ask(await api.person('ORGANIZATION_ADMIN', await api.organization()))).status, 404);
  t.match(await ask(await api.person('PLATFORM_ADMIN', null)), { status: 403 });
  t.equal((await api.call(null, 'GET', `/api/tenders/${first.id}/similar`)).status, 401);
  t.equal((await ask(ada, 'none')).status, 400);
  const room = newId();
  await tenant(async (trx) => {
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const values = { id: room, organizationId, customerId, name: 'Offer', kind: 'proposal', tenderId: first.id };
    await trx.insertInto('workspaces').values(values).execute();
  });
  t.equal((await ask(ada, room)).status, 404, 'the room of a proposal is no tender');
});
