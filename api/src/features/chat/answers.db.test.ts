import { asPlatform, newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const bob = await api.person('ORGANIZATION_USER', organizationId);
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
const workspaceId = await makeWorkspace(api, organizationId);

async function ask(person: Person, row: object = {}): Promise<string> {
  const id = newId();
  const entry = { id, organizationId, workspaceId, userId: person.userId, question: 'How many pumps?' };
  const answer = { status: 'answered', answered: true, band: 'answer', answer: 'Ten pumps.' };
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('chatEntries')
      .values({ ...entry, ...answer, ...row })
      .execute(),
  );
  return id;
}

const pathOf = (id: string, tender = workspaceId) => `/workspaces/${tender}/answers/${id}`;
const view = (person: Person, id: string) => api.call(person, 'GET', pathOf(id));
const share = (person: Person, id: string) => api.call(person, 'PUT', `${pathOf(id)}/share`);
const unshare = (person: Person, id: string) => api.call(person, 'DELETE', `${pathOf(id)}/share`);
const pin = (person: Person, id: string) => api.call(person, 'PUT', `${pathOf(id)}/pin`);
const unpin = (person: Person, id: string) => api.call(person, 'DELETE', `${pathOf(id)}/pin`);
const pinned = async (person: Person) => (await api.call(person, 'GET', pathOf('pinned'))).body.data;

t.test('an answer is its asker’s alone until they share it, and again when they take that back', async (t) => {
  const id = await ask(ada);
  t.match(await view(ada, id), { status: 200, body: { data: { id, isOwn: true, isShared: false, pinnedBy: null } } });
  for (const person of [bob, admin, stranger]) {
    t.match(await view(person, id), { status: 404, body: { message: 'The answer was not found' } });
    t.equal((await share(person, id)).status, 404);
    t.equal((await pin(person, id)).status, 404);
  }
  t.match(await share(ada, id), { status: 200, body: { data: { isShared: true } } });
  t.match(await view(bob, id), {
    status: 200,
    body: { data: { answer: 'Ten pumps.', isOwn: false, isShared: true, askedBy: { id: ada.userId } } },
  });
  t.equal((await view(stranger, id)).status, 404, 'another organisation never reads it');
  t.match(await unshare(bob, id), {
    status: 403,
    body: { message: 'Only who asked the question can share its answer.' },
  });
  t.match(await unshare(ada, id), { status: 200, body: { data: { isShared: false } } });
  t.equal((await view(bob, id)).status, 404);
  const history = await api.call(bob, 'POST', '/AI/chat-history', { workspaceId });
  t.same(history.body.data, [], 'nothing of it was ever in the chat of others');
});

t.test('a pinned answer is listed for the people of the tender, with who pinned it, until one unpins it', async (t) => {
  const [first, second] = [await ask(ada), await ask(bob, { question: 'How many valves?' })];
  await share(ada, first);
  t.match(await pin(bob, first), { status: 200, body: { data: { isPinned: true, pinnedBy: { id: bob.userId } } } });
  await pin(bob, second);
  t.match(await pinned(admin), [
    { id: second, askedBy: { id: bob.userId }, pinnedBy: { id: bob.userId }, pinnedAt: String },
    { id: first, askedBy: { id: ada.userId }, pinnedBy: { id: bob.userId } },
  ]);
  t.match(await pin(ada, first), { body: { data: { pinnedBy: { id: bob.userId } } } }, 'who pinned it first stays');
  await unshare(ada, first);
  t.equal((await view(admin, first)).status, 200, 'it is still pinned');
  t.match(await unpin(admin, first), { status: 200, body: { data: { isPinned: false, pinnedBy: null } } });
  t.equal((await view(admin, first)).status, 404);
  t.match(await pinned(ada), [{ id: second }]);
  t.equal((await api.call(stranger, 'GET', pathOf('pinned'))).status, 404);
  const other = await makeWorkspace(api, organizationId);
  t.equal((await api.call(bob, 'GET', pathOf(second, other))).status, 404, 'it belongs to its tender');
});

t.test('two who pin one answer at the same moment pin it once', async (t) => {
  const id = await ask(ada);
  await share(ada, id);
  const both = await Promise.all([pin(ada, id), pin(bob, id)]);
  t.same(
    both.map(({ status }) => status),
    [200, 200],
  );
  const [one, other] = both.map(({ body }) => body.data.pinnedBy.id);
  t.equal(one, other);
  const entries = await entriesOf(id);
  t.equal(entries.filter(({ action }) => action === 'answer.pinned').length, 1);
});

t.test('each change is in the audit log, once', async (t) => {
  const id = await ask(ada);
  await share(ada, id);
  await share(ada, id);
  await pin(ada, id);
  await unpin(ada, id);
  await unshare(ada, id);
  t.same(
    (await entriesOf(id)).map(({ action, actorId, targetName }) => [action, actorId, targetName]),
    ['shared', 'pinned', 'unpinned', 'unshared'].map((verb) => [`answer.${verb}`, ada.userId, 'How many pumps?']),
  );
});

t.test('what is not answered is not shown to others; what came before it was stopped is', async (t) => {
  const pending = await ask(ada, { status: 'pending', answered: null, band: null, answer: '' });
  const empty = await ask(ada, { status: 'cancelled', answered: null, band: null, answer: '' });
  for (const id of [pending, empty]) t.equal((await share(ada, id)).status, 404);
  const stopped = await ask(ada, { status: 'cancelled', answered: null, band: null, answer: 'Ten' });
  t.match(await share(ada, stopped), {
    status: 200,
    body: { data: { status: 'cancelled', answer: 'Ten', band: null } },
  });
});

t.test('a hundred answers are pinned at most', async (t) => {
  const crowded = await makeWorkspace(api, organizationId);
  const rows = Array.from({ length: 101 }, () => newId());
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('chatEntries')
      .values(
        rows.map((id, index) => ({
          ...{ id, organizationId, workspaceId: crowded, userId: ada.userId, question: `Question ${index}` },
          ...{ status: 'answered', answered: true, answer: 'Yes.' },
          ...(index < 100 ? { pinnedAt: new Date(), pinnedBy: ada.userId } : {}),
        })),
      )
      .execute(),
  );
  const path = `${pathOf(rows[100] ?? '', crowded)}/pin`;
  t.match(await api.call(ada, 'PUT', path), { status: 409, body: { message: /100 answers are pinned already/ } });
  t.equal(
    (await api.call(ada, 'PUT', `${pathOf(rows[0] ?? '', crowded)}/pin`)).status,
    200,
    'one that is pinned stays',
  );
});

t.test(
  'questions are suggested for the facts that are stated, in the language of the documents that are asked',
  async (t) => {
    const tender = await makeWorkspace(api, organizationId);
    const suggested = async (...documentIds: string[]) => {
      const query = documentIds.length > 0 ? `?documentIds=${documentIds.join()}` : '';
      return (await api.call(ada, 'GET', `/workspaces/${tender}/suggested-questions${query}`)).body.data;
    };
    t.same(await suggested(), [], 'none before a document is read');
    const german = await addDocument(tender, 'de', 40);
    await addDocument(tender, 'vi', 30);
    await addFact(tender, 'bid_validity', { foundDocumentId: german, foundValue: 'P90D', probability: 0.95 });
    const other = await addDocument(tender, 'de', 3);
    await addFact(tender, 'submission_deadline', {
      foundDocumentId: other,
      foundValue: '2027-03-12',
      probability: 0.71,
    });
    await addFact(tender, 'bid_security', { foundDocumentId: german, foundValue: 'EUR 5000', probability: 0.6 });
    await addFact(tender, 'warranty', { probability: 0.9 });
    t.same(await suggested(), [
      {
        question: 'Bis wann müssen die Angebote eingereicht werden?',
        fact: 'submission_deadline',
        documentId: other,
      },
      { question: 'Wie lange ist die Bindefrist?', fact: 'bid_validity', documentId: german },
    ]);
    // Where languages are mixed and English is among them, in English.
    const english = await addDocument(tender, 'en', 3);
    await addFact(tender, 'currency', { foundDocumentId: english, foundValue: 'EUR', probability: 0.9 });
    const inEnglish = await suggested();
    t.same(inEnglish[0].question, 'By when must the bid be submitted?');
    t.equal(inEnglish.length, 3);
    t.match(await suggested(german), [{ question: 'Wie lange ist die Bindefrist?' }], 'of the asked document alone');
    t.match(await suggested(german, english), [{ fact: 'bid_validity' }, { fact: 'currency', documentId: english }]);
    // A person said that it is not stated; a later version took the place of a document.
    await decide(tender, 'bid_validity');
    await addDocument(tender, 'en', 90, other);
    await addDocument(tender, 'en', 90, english);
    t.same(await suggested(), []);
    t.equal((await api.call(stranger, 'GET', `/workspaces/${tender}/suggested-questions`)).status, 404);
  },
);

async function addDocument(tender: string, language: string, pages: number, replacesId: string | null = null) {
  const id = newId();
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('documents')
      .values({
        ...{ id, organizationId, workspaceId: tender, fileName: `${id}.pdf`, fileNameKey: id, size: 1 },
        ...{
          objectKey: `${organizationId}/documents/${id}`,
          mediaType: 'application/pdf',
          sha256: '',
          status: 'ready',
          language,
          pages,
          replacesId,
        },
      })
      .execute(),
  );
  return id;
}

const addFact = (tender: string, fact: string, found: object) =>
  withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('workspaceFacts')
      .values({ organizationId, workspaceId: tender, fact, ...found })
      .execute(),
  );

const decide = (tender: string, fact: string) =>
  withTenant(database, organizationId, (trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: 'not_stated', decidedBy: ada.userId, decidedAt: new Date() })
      .where('workspaceId', '=', tender)
      .where('fact', '=', fact)
      .execute(),
  );

const entriesOf = (id: string) =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'targetName'])
      .where('targetId', '=', id)
      .orderBy('sequence')
      .execute(),
  );
