import { asPlatform, newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { makeWorkspace, multipart, pdf, type SampleFile } from '../../testing/documents.ts';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_ADMIN', organizationId);
const user = await api.person('ORGANIZATION_USER', organizationId);
const vendorOf = async (name = `Vendor ${newId()}`) =>
  (await api.call(ada, 'POST', `/api/organizations/${organizationId}/vendors`, { name })).body.data.id as string;
const pumps = await vendorOf('Northern Pumps');
const of = (workspaceId: string, rest = '') => `/api/workspaces/${workspaceId}/proposals${rest}`;
const one = (id: string, rest = '') => `/api/proposals/${id}${rest}`;
const everywhere = `/api/organizations/${organizationId}/proposals`;

const add = async (workspaceId: string, fields: object = {}) =>
  (await api.call(ada, 'POST', of(workspaceId), { vendorId: pumps, title: 'Offer', ...fields })).body.data;
async function send(person: Person, id: string, files: SampleFile[]) {
  const { payload, headers } = multipart(files.map((file) => ({ field: 'file', ...file })));
  const answer = await api.app.inject({
    ...{ method: 'POST', url: one(id, '/documents'), payload },
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const summaryOf = async (workspaceId: string) => {
  const { data } = (await api.call(ada, 'GET', of(workspaceId, '/summary'))).body;
  return [data.totalProposals, data.draftProposals, data.submittedProposals];
};

t.test('a proposal is added, amended, submitted, withdrawn and removed, and the counts follow', async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  const created = await api.call(ada, 'POST', of(tender), {
    ...{
      vendorId: pumps,
      title: ' Pumps and motors ',
      amount: 1_250_000.5,
      currency: 'EUR',
      notes: 'Two lines\nof it',
    },
  });
  t.equal(created.status, 201);
  const { id, roomId } = created.body.data;
  t.match(created.body.data, {
    ...{ workspaceId: tender, vendorId: pumps, vendorName: 'Northern Pumps', title: 'Pumps and motors' },
    ...{ status: 'draft', submittedAt: null, amount: 1_250_000.5, currency: 'EUR', notes: 'Two lines\nof it' },
    ...{ documentCount: 0, documents: [], sealedUntil: null, createdBy: ada.userId },
  });
  t.not(roomId, tender);
  t.same(await summaryOf(tender), [1, 1, 0]);
  t.same((await api.call(ada, 'GET', one(id))).body.data, created.body.data);
  t.equal(created.body.data.dueAt, null);
  const due = { action: 'due', ids: [tender], dueAt: '2030-01-01T12:00:00.000Z' };
  t.equal((await api.call(ada, 'POST', `/organizations/${organizationId}/workspaces/bulk`, due)).status, 200);
  t.equal((await api.call(ada, 'GET', one(id))).body.data.dueAt, due.dueAt);

  const amended = (await api.call(ada, 'PATCH', one(id), { amount: 1_200_000 })).body.data;
  t.match(amended, { amount: 1_200_000, currency: 'EUR', notes: 'Two lines\nof it', status: 'draft' });
  const submitted = (await api.call(ada, 'PATCH', one(id), { status: 'submitted', notes: '' })).body.data;
  t.match(submitted, { status: 'submitted', amount: 1_200_000, notes: null });
  t.ok(Date.parse(submitted.submittedAt) > Date.now() - 60_000);
  t.same(await summaryOf(tender), [1, 0, 1]);
  const other = await add(tender);
  t.same(await summaryOf(tender), [2, 1, 1]);
  t.match((await api.call(ada, 'PATCH', one(id), { status: 'draft' })).body.data, { submittedAt: null });
  t.same(await summaryOf(tender), [2, 2, 0]);
  await api.call(ada, 'PATCH', one(other.id), { status: 'submitted' });
  t.equal((await api.call(ada, 'DELETE', one(other.id))).status, 200);
  t.same(await summaryOf(tender), [1, 1, 0]);
  t.equal((await api.call(ada, 'DELETE', one(id))).status, 200);
  t.same(await summaryOf(tender), [0, 0, 0]);
  t.equal((await api.call(ada, 'GET', one(id))).status, 404);
  t.equal((await api.call(ada, 'DELETE', one(id))).status, 404);

  const noted = await withTenant(api.platform.database, organizationId, (trx) =>
    trx.selectFrom('auditEntries').select(['action', 'details']).where('targetId', '=', id).orderBy('id').execute(),
  );
  t.same(
    noted.map(({ action }) => action),
    ['created', 'updated', 'updated', 'updated', 'deleted'].map((verb) => `proposal.${verb}`),
  );
  t.notMatch(JSON.stringify(noted), /1.?200.?000/);
});

t.test("documents come with a category each, and are read as a tender's in a room of their own", async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  const { id, roomId } = await add(tender);
  const sent = await send(ada, id, [
    { name: 'offer.pdf', content: pdf('one'), category: 'technical' },
    { name: 'prices.pdf', content: pdf('two'), category: ' Price list ' },
    { name: 'annex.pdf', content: pdf('three') },
  ]);
  t.equal(sent.status, 200);
  t.equal(sent.body.data.uploaded.length, 3);
  const { documents, documentCount } = (await api.call(ada, 'GET', one(id))).body.data;
  t.equal(documentCount, 3);
  t.match(documents, [
    { fileName: 'offer.pdf', category: 'technical', status: 'uploaded' },
    { fileName: 'prices.pdf', category: 'Price list' },
    { fileName: 'annex.pdf', category: 'Price list' },
  ]);
  const jobs = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('documents').select(['jobId', 'organizationId']).where('workspaceId', '=', roomId).execute(),
  );
  t.ok(
    jobs.every(({ jobId }) => jobId !== null),
    'each waits for its job',
  );
  t.same((await api.call(ada, 'GET', `/workspaces/${tender}/documents/info`)).body.data, [], "never the tender's own");
  t.equal((await api.call(ada, 'GET', `/workspaces/${roomId}/documents/info`)).body.data.length, 3);

  const again = await send(ada, id, [{ name: 'OFFER.pdf', content: pdf('one'), category: 'technical' }]);
  t.match(again, { status: 400, body: { message: 'Duplicate file names : OFFER.pdf' } });
  const told = new Promise<string | null>((resolve) => {
    api.platform.events.subscribe(({ type, userId }) => type === 'notification' && resolve(userId));
  });
  const removed = await api.call(ada, 'DELETE', one(id, `/documents/${documents[0].id}`));
  t.equal(removed.status, 200);
  t.equal(await told, ada.userId, 'only who uploaded it hears of it: a proposal may be sealed');
  t.equal((await api.call(ada, 'GET', one(id))).body.data.documentCount, 2);
  t.equal((await api.call(ada, 'DELETE', one(id))).status, 200);
  const left = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('documents').select('id').where('workspaceId', '=', roomId).execute(),
  );
  t.same(left, []);
});

t.test('a file without a category before it is refused in words', async (t) => {
  const { id } = await add(await makeWorkspace(api, organizationId));
  const { payload, headers } = multipart([{ name: 'late.pdf', content: pdf(), field: 'file' }]);
  const category = '\r\nContent-Disposition: form-data; name="category"\r\n\r\ntechnical\r\n';
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
  const end = Buffer.from(`--${boundary}--\r\n`);
  const late = Buffer.concat([payload.subarray(0, -end.length), Buffer.from(`--${boundary}${category}`), end]);
  const answer = await api.app.inject({
    ...{ method: 'POST', url: one(id, '/documents'), payload: late },
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
  });
  t.match(answer.json(), { success: false, message: 'category is a required field: send it before the file' });
  t.equal(answer.statusCode, 400);
  const long = await send(ada, id, [{ name: 'long.pdf', content: pdf(), category: 'x'.repeat(81) }]);
  t.match(long, { status: 400, body: { message: 'category must be at most 80 characters' } });
  const wrongField = await send(ada, id, [{ name: 'a.pdf', content: pdf(), field: 'files', category: 'terms' }]);
  t.match(wrongField, { status: 400, body: { message: 'Send the files in the field "file"' } });
  t.match(await send(ada, id, []), { status: 400, body: { message: 'file is a required field' } });
});

t.test('what can not be is refused by name', async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  for (const [body, message] of [
    [{ title: 'Offer' }, /vendorId is a required field/],
    [{ vendorId: pumps }, /title is a required field/],
    [{ vendorId: pumps, title: 'X', amount: -1 }, /amount must be 0 or more/],
    [{ vendorId: pumps, title: 'X', currency: 'euro' }, /three letters/],
    [{ vendorId: pumps, title: 'X', status: 'submitted' }, /status/],
  ] as const) {
    const answer = await api.call(ada, 'POST', of(tender), body);
    t.equal(answer.status, 400, JSON.stringify(body));
    t.match(answer.body.message, message);
  }
  const { id, roomId } = await add(tender);
  t.equal((await api.call(ada, 'PATCH', one(id), {})).status, 400);
  t.equal((await api.call(ada, 'PATCH', one(id), { status: 'won' })).status, 400);
  t.equal((await api.call(ada, 'POST', of(tender), { vendorId: newId(), title: 'X' })).status, 404);
  t.equal(
    (await api.call(ada, 'POST', of(roomId), { vendorId: pumps, title: 'X' })).status,
    404,
    'a room is no tender',
  );
  t.equal((await api.call(ada, 'GET', of(roomId))).status, 404);
  const idle = await vendorOf('Out of use');
  await api.call(ada, 'PATCH', `/api/organizations/${organizationId}/vendors/${idle}/deactivate`);
  const refused = await api.call(ada, 'POST', of(tender), { vendorId: idle, title: 'X' });
  t.match(refused, { status: 409, body: { message: 'The vendor "Out of use" is not in use. Activate it first.' } });
});

t.test('lists, summaries and counts: filters, words, orders, pages', async (t) => {
  const own = await api.organization();
  const bob = await api.person('ORGANIZATION_ADMIN', own);
  const base = `/api/organizations/${own}`;
  const vendor = async (name: string) => (await api.call(bob, 'POST', `${base}/vendors`, { name })).body.data.id;
  const [north, south] = [await vendor('North'), await vendor('South')];
  const [first, second] = [await makeWorkspace(api, own), await makeWorkspace(api, own)];
  await makeWorkspace(api, own);
  const put = async (tender: string, vendorId: string, title: string, amount: number | null) =>
    (await api.call(bob, 'POST', of(tender), { vendorId, title, amount })).body.data;
  const [a] = [
    await put(first, north, 'Alpha pumps', 30),
    await put(first, south, 'Beta motors', 10),
    await put(second, south, 'gamma pumps', null),
  ];
  await api.call(bob, 'PATCH', one(a.id), { status: 'submitted' });
  const titles = async (query: string) =>
    (await api.call(bob, 'GET', `${base}/proposals?${query}`)).body.data.map(({ title }: { title: string }) => title);
  t.same(await titles(''), ['gamma pumps', 'Beta motors', 'Alpha pumps']);
  t.same(await titles('SearchTerm=PUMPS&SortBy=title&SortDescending=false'), ['Alpha pumps', 'gamma pumps']);
  t.same(await titles('SearchTerm=south&SortBy=title&SortDescending=false'), ['Beta motors', 'gamma pumps']);
  t.same(await titles('SortBy=amount&SortDescending=true'), ['Alpha pumps', 'Beta motors', 'gamma pumps']);
  t.same(await titles(`VendorId=${south}&WorkspaceId=${first}`), ['Beta motors']);
  t.same(await titles('Status=SUBMITTED'), ['Alpha pumps']);
  t.same(await titles(`CustomerId=${a.customerId}&PageSize=1&PageNumber=2&SortBy=vendorName&SortDescending=0`), [
    'Beta motors',
  ]);
  t.same((await api.call(bob, 'GET', `${base}/proposals/counts`)).body.data, {
    ...{ total: 3, draft: 2, submitted: 1, tenders: 2, sealedTenders: 0 },
  });
  const summaries = (await api.call(bob, 'GET', `${base}/workspaces/summaries`)).body;
  t.equal(summaries.totalCount, 3);
  const sorted = await api.call(
    bob,
    'GET',
    `${base}/workspaces/summaries?HasProposals=true&SortBy=totalProposals&SortDescending=0`,
  );
  t.match(sorted.body, {
    totalCount: 2,
    data: [
      { id: second, totalProposals: 1, draftProposals: 1, submittedProposals: 0, isSealed: false },
      { id: first, totalProposals: 2, draftProposals: 1, submittedProposals: 1 },
    ],
  });
  const ofOne = (await api.call(bob, 'GET', `${of(first)}?SortBy=amount`)).body;
  t.match(ofOne, { totalCount: 2, data: [{ amount: 10, documents: [] }, { amount: 30 }] });
});

t.test('two people at the same moment: the counts stay right', async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  const made = await Promise.all(Array.from({ length: 8 }, (_, n) => add(tender, { title: `Offer ${n}` })));
  t.same(await summaryOf(tender), [8, 8, 0]);
  await Promise.all([
    ...made.slice(0, 4).map(({ id }) => api.call(ada, 'PATCH', one(id), { status: 'submitted' })),
    ...made.slice(0, 2).map(({ id }) => api.call(ada, 'PATCH', one(id), { status: 'submitted' })),
    ...made.slice(6).map(({ id }) => api.call(ada, 'DELETE', one(id))),
    ...made.slice(6).map(({ id }) => api.call(ada, 'DELETE', one(id))),
  ]);
  const { data } = (await api.call(ada, 'GET', `${of(tender)}?PageSize=100`)).body;
  const submitted = data.filter(({ status }: { status: string }) => status === 'submitted').length;
  t.same(await summaryOf(tender), [6, 2, 4]);
  t.same([data.length, data.length - submitted, submitted], [6, 2, 4]);
});

t.test('an amount has two decimals at most', async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  const body = { vendorId: pumps, title: 'Offer' };
  const errors = ['The amount has two decimals at most'];
  t.match(await api.call(ada, 'POST', of(tender), { ...body, amount: 0.001 }), { status: 400, body: { errors } });
  const { id } = await add(tender, { amount: 0.07 });
  t.match(await api.call(ada, 'PATCH', one(id), { amount: 1.005 }), { status: 400, body: { errors } });
  t.match(await api.call(ada, 'PATCH', one(id), { amount: 99_999_999.99 }), {
    body: { data: { amount: 99_999_999.99 } },
  });
});

t.test('proposals and their rooms are for administrators of their own organisation', async (t) => {
  const tender = await makeWorkspace(api, organizationId);
  const { id, roomId, customerId } = await add(tender);
  await send(ada, id, [{ name: 'offer.txt', content: 'We offer pumps', category: 'technical' }]);
  const [document] = (await api.call(ada, 'GET', one(id))).body.data.documents;
  for (const [method, path] of [
    ['GET', everywhere],
    ['GET', of(tender)],
    ['GET', one(id)],
    ['DELETE', one(id)],
    ['GET', `/api/organizations/${organizationId}/workspaces/summaries`],
  ] as const) {
    t.equal((await api.call(user, method, path)).status, 403, path);
  }
  for (const path of [`info`, `search`, `${document.id}/content`, `${document.id}/pages/1`]) {
    t.equal((await api.call(user, 'GET', `/workspaces/${roomId}/documents/${path}`)).status, 404, path);
  }
  const moves = `/organizations/${organizationId}/customers/${customerId}/workspaces/${roomId}/status-moves`;
  for (const person of [user, ada]) {
    t.equal((await api.call(person, 'GET', moves)).status, 404, 'a room is no tender');
  }
  const counted = (person: Person) => api.call(person, 'GET', '/Dashboard/own');
  t.equal((await counted(user)).body.data.changes.documents, 0, "documents of rooms are not among the tenders'");
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await api.call(stranger, 'GET', one(id))).status, 404);
  t.equal((await api.call(stranger, 'GET', of(tender))).status, 404);
  t.equal((await send(stranger, id, [{ name: 'x.txt', content: 'x', category: 'other' }])).status, 404);
});
