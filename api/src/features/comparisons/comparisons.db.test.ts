import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { openRunScene } from '../runs/runs.fixtures.ts';

const scene = await openRunScene();
const { api, organizationId, workspaceId, ben: admin, ada: user, addDocument } = scene;
t.teardown(() => api.close());
const url = `/api/workspaces/${workspaceId}/comparisons`;
const vendor = (
  await api.call(admin, 'POST', `/api/organizations/${organizationId}/vendors`, { name: 'Northern Pumps' })
).body.data.id;
const propose = async (of = workspaceId) =>
  (await api.call(admin, 'POST', `/api/workspaces/${of}/proposals`, { vendorId: vendor, title: 'Offer' })).body.data;

t.test('a comparison keeps which proposals, documents and questions it is about', async (t) => {
  const [first, second] = [await propose(), await propose()];
  const [one, other] = [
    await addDocument('One.pdf', 'ready', first.roomId),
    await addDocument('Two.pdf', 'ready', second.roomId),
  ];
  await addDocument('Torn.pdf', 'failed', second.roomId);
  const categoryId = await scene.addCategory('Commercial');
  const question = newId();
  await withTenant(api.platform.database, organizationId, (trx) =>
    trx
      .insertInto('questions')
      .values({ id: question, organizationId, categoryId, text: 'What is the warranty?' })
      .execute(),
  );
  const { status, body } = await api.call(admin, 'POST', url, {
    proposalIds: [second.id, first.id],
    categoryIds: [categoryId],
    documentIds: [scene.scope],
  });
  t.equal(status, 202);
  t.match(body.data, { requestType: 'comparison', status: 'queued', documents: [{ id: scene.scope }] });
  t.match((await scene.row(body.data.id)).parameters, {
    proposals: [
      { id: second.id, vendorName: 'Northern Pumps', roomId: second.roomId, documentIds: [other] },
      { id: first.id, roomId: first.roomId, documentIds: [one] },
    ],
    questions: [{ id: question, text: 'What is the warranty?', categoryName: 'Commercial' }],
  });
  t.equal(await scene.jobState(body.data.id), 'created');

  const view = `${scene.base}/${body.data.id}/view`;
  t.equal((await api.call(admin, 'GET', view)).status, 200);
  t.equal((await api.call(user, 'GET', view)).status, 404, 'nobody but administrators sees it');
  const list = async (person: typeof user) =>
    (await api.call(person, 'GET', `${scene.base}/search?RequestType=comparison`)).body.data.length;
  t.same([await list(admin), await list(user)], [1, 0]);
});

t.test('what can not be compared is refused with its reason', async (t) => {
  const start = (proposalIds: string[], more: object = {}) => api.call(admin, 'POST', url, { proposalIds, ...more });
  const [ready, empty, late] = [await propose(), await propose(), await propose()];
  await addDocument('Ready.pdf', 'ready', ready.roomId);
  await addDocument('Late offer.pdf', 'processing', late.roomId);
  t.match(await start([ready.id, empty.id]), {
    status: 409,
    body: { message: 'The proposal of Northern Pumps has no documents that can be compared.' },
  });
  t.match(await start([late.id]), {
    status: 409,
    body: { message: "Late offer.pdf can't be compared yet: reading has not finished." },
  });
  t.equal((await start([newId()])).status, 404);
  t.equal((await start([ready.id], { categoryIds: [newId()] })).status, 404);
  t.equal((await start([ready.id], { documentIds: [scene.unready] })).status, 409);
  t.match(await start([]), { status: 400 });
  t.match(await start(Array.from({ length: 9 }, () => newId())), { status: 400 });
  t.equal((await api.call(user, 'POST', url, { proposalIds: [ready.id] })).status, 403);
  t.equal((await api.call(scene.stranger, 'POST', url, { proposalIds: [ready.id] })).status, 403);
});

t.test('sealed proposals are not compared', async (t) => {
  const due = new Date(Date.now() + 86_400_000);
  const tender = newId();
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const row = { id: tender, organizationId, customerId, name: `Sealed ${tender}`, dueAt: due, proposalsOpenAt: due };
    await trx.insertInto('workspaces').values(row).execute();
  });
  const sealed = await propose(tender);
  await addDocument('Sealed.pdf', 'ready', sealed.roomId);
  const { status, body } = await api.call(admin, 'POST', `/api/workspaces/${tender}/comparisons`, {
    proposalIds: [sealed.id],
  });
  t.equal(status, 409);
  t.match(body.message, /^The proposals are sealed until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
});

t.test('a person may overrule an offer in a row', async (t) => {
  const [proposalId, otherId] = [newId(), newId()];
  const value = { documentId: scene.scope, fileName: 'Scope.pdf', parameter: 'Flow', value: '250', unit: 'm³/h' };
  const asked = { ...value, condition: null, page: 1, quote: '250', boxes: [] };
  const offer = {
    vendorName: 'Northern',
    title: 'Offer',
    state: 'deviates',
    reason: '',
    offered: asked,
    converted: null,
  };
  const row = { tag: null, section: null, asked, offers: [{ proposalId, ...offer }] };
  const id = await scene.addRun({
    requestType: 'comparison',
    by: admin,
    items: [{ kind: 'comparison_row', headline: row }],
  });
  const correct = (rulings: object[]) =>
    api.call(admin, 'PATCH', `${scene.base}/${id}/items/0`, { correction: { rulings } });
  const ruling = { proposalId, state: 'accepted', note: 'Agreed in the meeting' };
  t.match(await correct([ruling]), { status: 200, body: { data: { correction: { rulings: [ruling] } } } });
  t.equal((await correct([{ ...ruling, proposalId: otherId }])).status, 400);
  t.equal((await correct([ruling, ruling])).status, 400);
  const asUser = { correction: { rulings: [ruling] } };
  t.equal((await api.call(user, 'PATCH', `${scene.base}/${id}/items/0`, asUser)).status, 404);
});

t.test('of two judgements on what both saw, one counts and the other is told of it', async (t) => {
  const proposalId = newId();
  const value = { documentId: scene.scope, fileName: 'Scope.pdf', parameter: 'Flow', value: '250', unit: 'm³/h' };
  const asked = { ...value, condition: null, page: 1, quote: '250', boxes: [] };
  const state = { state: 'deviates', reason: '', offered: asked, converted: null };
  const offers = [{ proposalId, vendorName: 'Northern', title: 'Offer', ...state }];
  const items = [{ kind: 'comparison_row', headline: { tag: null, section: null, asked, offers } }];
  const id = await scene.addRun({ requestType: 'comparison', by: admin, items });
  const other = await api.person('ORGANIZATION_ADMIN', organizationId);
  const path = `${scene.base}/${id}/items/0`;
  const judge = (who: typeof admin, note: string | null, seen: object) => {
    const correction = note === null ? null : { rulings: [{ proposalId, state: 'accepted', note }] };
    return api.call(who, 'PATCH', path, { correction, ...seen });
  };
  const show = async () => (await api.call(admin, 'GET', path)).body.data;
  const both = [judge(admin, 'Mine', { correctedAt: null }), judge(other, 'Theirs', { correctedAt: null })];
  const [saved, refused] = (await Promise.all(both)).sort((one, two) => one.status - two.status);
  t.match(saved, { status: 200, body: { data: { correctedAt: /T/ } } });
  t.match(refused, { status: 409, body: { code: 'conflict', message: /meanwhile/ } });
  const now = await show();
  t.same(refused?.body.data, now, 'the answer has what the other has judged');
  t.same(saved?.body.data, now);

  t.match(await judge(other, null, { correctedAt: null }), { status: 409, body: { data: now } }, 'not taken back');
  const { correctedAt } = now;
  t.equal((await judge(other, 'Seen', { correctedAt })).status, 200);
  t.match(await judge(admin, null, { correctedAt }), { status: 409 });
  t.equal((await judge(admin, 'Any', {})).status, 200, 'a client that does not say what it saw is not refused');
  t.equal((await judge(admin, null, { correctedAt: (await show()).correctedAt })).status, 200);
  t.match(await judge(other, 'Gone', { correctedAt }), { status: 409, body: { data: { correction: null } } });
});

t.test('what is removed leaves every comparison, and one that is in progress keeps it', async (t) => {
  const [kept, gone] = [await propose(), await propose()];
  const value = { documentId: scene.scope, fileName: 'Scope.pdf', parameter: 'Flow', value: '250', unit: 'm³/h' };
  const place = { ...value, condition: null, page: 1, quote: '250', boxes: [] };
  const secret = `secret ${newId()}`;
  const of = ({ id }: { id: string }) => ({ proposalId: id, vendorName: 'Northern', title: 'Offer' });
  const offer = (proposal: { id: string }, text: string) => ({
    ...{ ...of(proposal), state: 'deviates', reason: text, offered: { ...place, value: text }, converted: null },
  });
  const source = (proposal: { id: string } | null) => ({
    kind: 'comparison_source',
    headline: { proposalId: proposal?.id ?? null, documentId: scene.scope, fileName: 'Scope.pdf', parameters: 1 },
    content: { parameters: [{ value: proposal === gone ? secret : 'open' }] },
  });
  const row = { tag: null, section: null, asked: place, offers: [offer(gone, secret), offer(kept, 'open')] };
  const compared = (...proposals: { id: string; roomId: string }[]) => ({
    requestType: 'comparison' as const,
    by: admin,
    parameters: {
      proposals: proposals.map(({ id, roomId }) => ({ ...of({ id }), id, roomId, documentIds: [] })),
      questions: [],
    },
    items: [source(null), source(gone), source(kept), { kind: 'comparison_row', headline: row }],
  });
  const [both, alone] = [await scene.addRun(compared(gone, kept)), await scene.addRun(compared(gone))];
  const ruling = (proposal: { id: string }) => ({ proposalId: proposal.id, state: 'accepted', note: 'Agreed' });
  const correction = { rulings: [ruling(gone), ruling(kept)] };
  t.equal((await api.call(admin, 'PATCH', `${scene.base}/${both}/items/3`, { correction })).status, 200);
  const running = await scene.addRun({ ...compared(gone), status: 'running' });
  const path = `/api/proposals/${gone.id}`;
  t.match(await api.call(admin, 'DELETE', path), { status: 409, body: { message: /being compared/ } });
  t.equal((await api.call(admin, 'GET', path)).status, 200, 'nothing of it was done');
  t.equal((await api.call(admin, 'DELETE', `${scene.base}/${running}`)).status, 200);

  t.equal((await api.call(admin, 'DELETE', path)).status, 200);
  const { data } = (await api.call(admin, 'GET', `${scene.base}/${both}/view`)).body;
  t.match(data.items, [
    { kind: 'comparison_source', headline: { proposalId: null } },
    { kind: 'comparison_source', headline: { proposalId: kept.id } },
    { headline: { offers: [{ proposalId: kept.id }] }, correction: { rulings: [ruling(kept)] } },
  ]);
  t.equal(data.items.at(-1).headline.offers.length, 1);
  t.equal(data.items.at(-1).correction.rulings.length, 1);
  await withTenant(api.platform.database, organizationId, async (trx) => {
    const items = await trx.selectFrom('documentRequestItems').select(['headline', 'content', 'correction']).execute();
    const runs = await trx.selectFrom('documentRequests').select(['id', 'parameters', 'result']).execute();
    t.notMatch(JSON.stringify(items), secret);
    t.notOk(
      runs.some(({ id }) => id === alone),
      'what compared nothing else is gone',
    );
    t.notMatch(JSON.stringify(runs), gone.id);
  });
});
