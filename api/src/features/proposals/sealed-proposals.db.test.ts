import { asPlatform, listWaitingRows, newId, withTenant } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import { sql } from 'kysely';
import t from 'tap';
import { multipart, upload } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_ADMIN', organizationId);
const user = await api.person('ORGANIZATION_USER', organizationId);
const { data: customer } = (await api.call(ada, 'POST', '/Customers', { name: 'Northern Water' })).body;
const { data: vendor } = (
  await api.call(ada, 'POST', `/api/organizations/${organizationId}/vendors`, { name: 'Northern Pumps' })
).body;
const tenders = `/organizations/${organizationId}/customers/${customer.id}/workspaces`;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

async function makeTender(dueAt: string | null): Promise<string> {
  const body = { name: `Tender ${newId()}`, status: 'open', dueAt };
  return (await api.call(ada, 'POST', tenders, body)).body.data.id;
}
const seal = (id: string, sealed: boolean) => api.call(ada, 'PUT', `/api/workspaces/${id}/sealing`, { sealed });
const of = (id: string, rest = '') => `/api/workspaces/${id}/proposals${rest}`;
const one = (id: string, rest = '') => `/api/proposals/${id}${rest}`;
const add = async (tender: string, fields: object = {}) =>
  (await api.call(ada, 'POST', of(tender), { vendorId: vendor.id, title: 'Offer', ...fields })).body.data;
async function send(id: string, name: string, content: string) {
  const { payload, headers } = multipart([{ name, content, field: 'file', category: 'technical' }]);
  const url = one(id, '/documents');
  const answer = await api.app.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Lets the time come, which nobody but the owner of the tables can do. */
async function open(tender: string): Promise<void> {
  const owner = await openAsOwner(api.platform.database);
  await owner.query(`do $$ begin
    alter table workspaces disable trigger sealing;
    update workspaces set proposals_open_at = now() - interval '1 minute' where id = '${tender}';
    alter table workspaces enable trigger sealing;
  end $$`);
  await owner.close();
}

t.test('a due date that sealing refuses stops no other tender of the same call', async (t) => {
  const [first, sealed, last] = [await makeTender(inDays(3)), await makeTender(inDays(5)), await makeTender(inDays(3))];
  await seal(sealed, true);
  await add(sealed);
  const body = { action: 'due', ids: [first, sealed, last], dueAt: inDays(1) };
  t.match(await api.call(ada, 'POST', `/organizations/${organizationId}/workspaces/bulk`, body), {
    status: 200,
    body: {
      data: [{ success: true }, { success: false, message: /^The proposals are sealed until/ }, { success: true }],
    },
  });
});

t.test('sealing is chosen before the first proposal, for a due date that is to come', async (t) => {
  const message = 'Set a due date in the future first: that is when the proposals open';
  t.match(await seal(await makeTender(null), true), { status: 409, body: { message } });
  t.match(await seal(await makeTender(inDays(-1)), true), { status: 409, body: { message } });
  t.equal((await seal(newId(), true)).status, 404);
  const missing = await api.call(ada, 'PUT', `/api/workspaces/${await makeTender(null)}/sealing`, {});
  t.match(missing, { status: 400, body: { errors: ['sealed is a required field'] } });

  const tender = await makeTender(inDays(3));
  const sealed = (await seal(tender, true)).body.data;
  t.match(sealed, { id: tender, isSealed: true, totalProposals: 0 });
  t.equal(sealed.proposalsOpenAt, sealed.dueAt);
  t.match((await seal(tender, false)).body.data, { isSealed: false, proposalsOpenAt: null }, 'taken back in time');
  await add(tender);
  const late = await seal(tender, true);
  t.match(late, { status: 409, body: { message: /There are proposals already/ } });
});

t.test('nobody opens it early: neither by the switch nor by the due date', async (t) => {
  const dueAt = inDays(3);
  const tender = await makeTender(dueAt);
  await seal(tender, true);
  await add(tender);
  const until = `The proposals are sealed until ${dueAt.slice(0, 16).replace('T', ' ')} UTC`;
  t.match(await seal(tender, false), { status: 409, body: { message: until } });
  const { name } = (await api.call(ada, 'GET', `${tenders}/${tender}`)).body.data;
  const sooner = await api.call(ada, 'PUT', `${tenders}/${tender}`, { name, dueAt: inDays(1) });
  t.match(sooner, { status: 409, body: { message: until } });
  t.match(await api.call(ada, 'PUT', `${tenders}/${tender}`, { name }), { status: 409, body: { message: until } });
  const later = inDays(5);
  t.equal((await api.call(ada, 'PUT', `${tenders}/${tender}`, { name, dueAt: later })).status, 200);
  t.equal((await api.call(ada, 'GET', of(tender, '/summary'))).body.data.proposalsOpenAt, later, 'sealed for longer');
});

t.test('sealed uploads are counted as they are once it has opened, by no other organisation', async (t) => {
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const documentsOf = async (person: Person) =>
    (await api.call(person, 'POST', '/Analytics/dashboard-summary', {})).body.data.current.documents;
  const before = await documentsOf(ada);
  const tender = await makeTender(inDays(3));
  await seal(tender, true);
  const { id } = await add(tender);
  for (const name of ['One.txt', 'Two.txt', 'Three.txt']) t.equal((await send(id, name, name)).status, 200);
  t.equal((await documentsOf(ada)) - before, 3, 'while sealed');
  t.equal(await documentsOf(stranger), 0);
  await open(tender);
  t.equal((await documentsOf(ada)) - before, 3, 'once opened');
});

t.test('a sealed proposal shows nothing on any route, and all of it once it has opened', async (t) => {
  const secret = `secret${newId().replaceAll('-', '')}`;
  const amount = 71_234_567.25;
  const tender = await makeTender(inDays(3));
  await seal(tender, true);
  const made = await api.call(ada, 'POST', of(tender), {
    ...{ vendorId: vendor.id, title: 'Offer', amount, currency: 'EUR', notes: `Notes ${secret}` },
  });
  t.match(made.body.data, { amount: null, currency: null, notes: null, documents: null, documentCount: 0 });
  const { id, roomId } = made.body.data;
  const sent = await send(id, `${secret}.txt`, `We offer ${secret} pumps`);
  t.equal(sent.status, 200);
  const documentId = sent.body.data.uploaded[0].id;
  const again = await send(id, `${secret}.txt`, 'Another');
  t.match(again, { status: 200, body: { data: { failed: [] } } }, 'nobody learns which names are there');

  const sealed = (await api.call(ada, 'GET', one(id))).body.data;
  t.match(sealed, { amount: null, currency: null, notes: null, documents: null, documentCount: 2, status: 'draft' });
  t.ok(Date.parse(sealed.sealedUntil) > Date.now());
  const partly = await api.call(ada, 'PATCH', one(id), { amount: 5 });
  t.match(partly, { status: 400, body: { message: /name amount, currency and notes together/ } });
  const whole = { amount, currency: 'EUR', notes: `Notes ${secret}` };
  t.match((await api.call(ada, 'PATCH', one(id), { ...whole, status: 'submitted' })).body.data, {
    ...{ status: 'submitted', amount: null, notes: null },
  });
  const removal = await api.call(ada, 'DELETE', one(id, `/documents/${documentId}`));
  t.match(removal, { status: 409, body: { message: /^The proposals are sealed until .+ UTC\./ } });

  const aside = await upload(api, ada, roomId, [{ name: `aside ${secret}.txt`, content: 'Aside' }]);
  t.match(aside, { status: 409, body: { message: /Add documents to the proposal itself/ } });

  const room = `/workspaces/${roomId}`;
  const document = `${room}/documents/${documentId}`;
  const body = { workspaceId: roomId, documentIds: [documentId], customerId: customer.id, organizationId };
  const looks: [string, string, object?][] = [
    ['GET', of(tender)],
    ['GET', one(id)],
    ['GET', `/api/organizations/${organizationId}/proposals?SearchTerm=offer`],
    ['GET', `/api/organizations/${organizationId}/proposals?SortBy=amount`],
    ['GET', `/api/organizations/${organizationId}/proposals/counts`],
    ['GET', `/api/organizations/${organizationId}/workspaces/summaries`],
    ...['info', 'search', 'info-chat-ready-document', 'HasAnyDocumentForChat'].map((path): [string, string] => [
      'GET',
      `${room}/documents/${path}`,
    ]),
    ['POST', `${document}/sas`],
    ['GET', `${document}/content`],
    ['GET', `${document}/pages/1`],
    ['PATCH', `${document}/category`, { category: 'terms' }],
    ['PATCH', `${document}/tags`, { tags: ['x'] }],
    ['POST', `${document}/retry`],
    ['POST', `${document}/cancel`],
    ['DELETE', document],
    ['GET', `${room}/document-requests/search`],
    ['GET', `${room}/facts`],
    ['POST', '/AI/chat-history', body],
    ['POST', '/AI/ask-question', { ...body, userQuestion: `What of ${secret}?`.replace(secret, 'the pumps') }],
    ['POST', '/AI/document-summary', body],
    ['POST', '/AI/keyword-extraction', { ...body, customKeywords: ['pumps'] }],
    ['GET', '/Dashboard/organization'],
    ['GET', '/Dashboard/own'],
    ['GET', `/api/tenders/${tender}/similar`],
    ['GET', `${tenders}/${roomId}/details`],
    ['GET', `${tenders}/search?SearchTerm=offer`],
    ['GET', `/AuditLog/search/${organizationId}`],
  ];
  const showing = async (person: Person) => {
    const shown: string[] = [];
    for (const [method, url, sentBody] of looks) {
      const answer = await api.call(person, method as 'GET', url, sentBody);
      const told = JSON.stringify(answer.body ?? null);
      if (told.includes(secret) || told.includes('71234567')) shown.push(`${method} ${url}: ${told.slice(0, 200)}`);
    }
    return shown;
  };
  t.same(await showing(ada), []);
  t.same(await showing(user), []);
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const entries = await trx.selectFrom('auditEntries').selectAll().execute();
    t.notMatch(JSON.stringify(entries), new RegExp(`${secret}|71[., ]?234[., ]?567`), 'nor does the audit log');
    t.ok(entries.some(({ action }) => action === 'proposal.document_added'));
    const told = await trx.selectFrom('notifications').selectAll().execute();
    t.notMatch(JSON.stringify(told), new RegExp(secret));
    const { rows } = await sql`select * from proposal_contents`.execute(trx);
    t.notMatch(JSON.stringify(rows), new RegExp(secret), 'raw SQL of the organisation finds nothing');
  });
  const waiting = async () => (await asPlatform(api.platform.database, listWaitingRows)).map((row) => row.id);
  t.notOk((await waiting()).includes(documentId), 'nobody gives its job up');

  await open(tender);
  const opened = (await api.call(ada, 'GET', one(id))).body.data;
  t.match(opened, { amount, currency: 'EUR', notes: `Notes ${secret}`, sealedUntil: null, status: 'submitted' });
  const documents = [{ id: documentId, fileName: `${secret}.txt`, category: 'technical', status: 'uploaded' }];
  t.match(opened.documents, [...documents, { fileName: `${secret}.txt` }]);
  const late = await send(id, `${secret}.txt`, 'A third');
  t.match(late, { status: 400, body: { message: `Duplicate file names : ${secret}.txt` } }, 'names are known now');
  t.equal((await api.call(ada, 'GET', `${document}/content`)).body, `We offer ${secret} pumps`);
  t.ok((await waiting()).includes(documentId), 'its job is awaited');
  t.same(await showing(user), [], 'an organisation user sees nothing of it still');
});

t.test('the job of a sealed document begins when it opens, one of an open document at once', async (t) => {
  const begins = async (proposal: { id: string; roomId: string }) => {
    await send(proposal.id, 'offer.txt', 'We offer pumps');
    const owner = await openAsOwner(api.platform.database);
    const rows = await owner.query(
      `select extract(epoch from (start_after - now()))::int::text as name from pgboss.job
       where data::text like '%${proposal.roomId}%'`,
    );
    await owner.close();
    return Number(rows[0]?.name);
  };
  const sealed = await makeTender(inDays(3));
  await seal(sealed, true);
  const later = await begins(await add(sealed));
  t.ok(later > 3 * 86_400 - 60 && later < 3 * 86_400 + 60, String(later));
  t.ok((await begins(await add(await makeTender(null)))) <= 1);
});

t.test('a sealed proposal can be removed with all that nobody could see', async (t) => {
  const tender = await makeTender(inDays(3));
  await seal(tender, true);
  const { id, roomId } = await add(tender, { amount: 5 });
  await send(id, 'offer.txt', 'We offer pumps');
  t.equal((await api.call(ada, 'DELETE', one(id))).status, 200);
  const left = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('documents').select('id').where('workspaceId', '=', roomId).execute(),
  );
  t.same(left, []);
  t.match((await api.call(ada, 'GET', of(tender, '/summary'))).body.data, { totalProposals: 0, isSealed: true });
});
