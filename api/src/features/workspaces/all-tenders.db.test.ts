import { newId } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const bob = await api.person('ORGANIZATION_ADMIN', organizationId);
const all = `/organizations/${organizationId}/customers/all/workspaces/search`;
const bulk = (body: object, person = ada) =>
  api.call(person, 'POST', `/organizations/${organizationId}/workspaces/bulk`, body);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function customer(): Promise<string> {
  return (await api.call(ada, 'POST', '/Customers', { name: `Customer ${newId()}` })).body.data.id;
}

async function make(customerId: string, name: string, fields: object = {}): Promise<string> {
  const path = `/organizations/${organizationId}/customers/${customerId}/workspaces`;
  const { status, body } = await api.call(ada, 'POST', path, { name, status: 'open', ...fields });
  if (status !== 201) throw new Error(body.message);
  return body.data.id;
}

/** The names of a page; ten tenders at most unless the query says otherwise. */
const names = async (query: string, person = ada, path = all): Promise<string[]> =>
  (await api.call(person, 'GET', `${path}?${query}`)).body.data.map(({ name }: { name: string }) => name);

const [one, other] = [await customer(), await customer()];
await make(one, 'Next month', { dueAt: inDays(30), ownerId: bob.userId });
await make(other, 'Tomorrow', { dueAt: inDays(1), status: 'draft' });
await make(one, 'Last week', { dueAt: inDays(-7), status: 'in_review' });
await make(other, 'Yesterday', { dueAt: inDays(-1), ownerId: null });
await make(one, 'Some time', { ownerId: bob.userId });
await make(other, 'Sent', { dueAt: inDays(-2), status: 'submitted' });
await make(one, 'Lost', { dueAt: inDays(-3), status: 'lost' });
await make(other, 'Asleep', { dueAt: inDays(2), isActive: false });

t.test('what needs attention comes first: late, due this week, later, waiting, closed', async (t) => {
  const order = ['Last week', 'Yesterday', 'Tomorrow', 'Next month', 'Some time', 'Sent', 'Lost', 'Asleep'];
  t.same(await names('SortBy=attention'), order);
  t.same(await names('sortBy=attention&sortDescending=false'), order.toReversed());
  t.same(await names('SortBy=attention&Skip=3&PageSize=3'), order.slice(3, 6));
  t.same(await names('SortBy=ownerName&due=late'), ['Last week', 'Yesterday'], 'what nobody owns comes last');
});

t.test('tenders of all customers are found by stage, due date and owner', async (t) => {
  t.same(await names('SortBy=attention&due=late'), ['Last week', 'Yesterday']);
  t.same(await names('due=WEEK'), ['Tomorrow']);
  t.same(await names('due=none'), ['Some time']);
  t.same(await names('stage=waiting'), ['Sent']);
  t.same((await names('stage=closed')).sort(), ['Asleep', 'Lost']);
  t.same(await names('SortBy=attention&ownerId=me', bob), ['Next month', 'Some time']);
  t.same(await names(`SortBy=attention&ownerId=${bob.userId}&stage=work`), ['Next month', 'Some time']);
  t.same(await names('ownerId=none'), ['Yesterday']);
  t.same(await names('SearchTerm=last&ownerId=me&due=late'), ['Last week']);
  const ofOne = `/organizations/${organizationId}/customers/${one}/workspaces/search`;
  t.same(await names('due=late', ada, ofOne), ['Last week']);
  for (const query of ['due=soon', 'stage=new', 'ownerId=somebody']) {
    t.equal((await api.call(ada, 'GET', `${all}?${query}`)).status, 400, query);
  }
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  t.equal((await api.call(ada, 'GET', `${all}?ownerId=${stranger.userId}`)).status, 404);
});

t.test('a tender is found by its id alone', async (t) => {
  const id = await make(other, 'By id');
  const path = `/organizations/${organizationId}/workspaces`;
  t.match(await api.call(bob, 'GET', `${path}/${id}`), { status: 200, body: { data: { id, customerId: other } } });
  t.equal((await api.call(bob, 'GET', `${path}/${newId()}`)).status, 404);
});

t.test('many are changed at once, and one that can not be stops no other', async (t) => {
  const [draft, open, gone] = [await make(one, 'First', { status: 'draft' }), await make(other, 'Second'), newId()];
  const moved = await bulk({ action: 'move', ids: [draft, open, gone, open], status: 'in_review', note: 'Ready' });
  t.equal(moved.status, 200);
  t.match(moved.body.data, [
    { id: draft, success: false, message: "A tender can't go from draft to in review" },
    { id: open, success: true, workspace: { status: 'in_review' } },
    { id: gone, success: false, message: 'The tender was not found' },
  ]);
  t.equal(moved.body.data.length, 3, 'each once');
  const moves = `/organizations/${organizationId}/customers/${other}/workspaces/${open}/status-moves`;
  t.match((await api.call(ada, 'GET', moves)).body.data, [{ toStatus: 'in_review', note: 'Ready' }, {}]);

  const ids = [draft, open];
  const given = (await bulk({ action: 'owner', ids, ownerId: bob.userId })).body.data;
  t.match(given, [{ workspace: { ownerId: bob.userId } }, { workspace: { ownerId: bob.userId } }]);
  const dueAt = '2027-01-31T12:00:00.000Z';
  t.match((await bulk({ action: 'due', ids, dueAt: '2027-01-31T13:00:00+01:00' })).body.data, [
    { workspace: { dueAt } },
    { workspace: { dueAt } },
  ]);
  t.match((await bulk({ action: 'deactivate', ids: [draft] })).body.data, [{ workspace: { isActive: false } }]);
  t.match((await bulk({ action: 'activate', ids: [draft] })).body.data, [{ workspace: { isActive: true } }]);
  const lost = { action: 'move', ids: [open], status: 'no_bid', closingReasons: ['capacity'], closingNote: 'No crew' };
  t.match((await bulk(lost)).body.data, [{ workspace: { status: 'no_bid', closingReasons: ['capacity'] } }]);
});

t.test('a failure without a reason in the middle of many stops no other, and is reported', async (t) => {
  const ids = [await make(one, 'Before'), await make(one, 'Broken'), await make(one, 'After')];
  const owner = await openAsOwner(api.platform.database);
  const [, broken] = ids;
  await owner.query(`create function break_one() returns trigger language plpgsql as $$ begin
    if new.id = '${broken}' then raise exception 'a fault'; end if; return new; end $$`);
  await owner.query('create trigger broken before update on workspaces for each row execute function break_one()');
  try {
    const { status, body } = await bulk({ action: 'due', ids, dueAt: '2027-01-31T12:00:00.000Z' });
    t.equal(status, 200);
    t.match(body.data, [
      { success: true },
      { id: broken, success: false, message: 'Failed to update the tender' },
      { success: true },
    ]);
    const alone = await bulk({ action: 'deactivate', ids: [broken] });
    t.match(alone, { status: 500, body: { message: 'Failed to update tenders' } });
  } finally {
    await owner.query('drop function break_one cascade');
    await owner.close();
  }
});

t.test('what can not be done to any is refused', async (t) => {
  const id = await make(one, 'Only');
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  for (const [body, status] of [
    [{ action: 'move', ids: [newId()], status: 'open' }, 404],
    [{ action: 'owner', ids: [id], ownerId: stranger.userId }, 404],
    [{ action: 'move', ids: [], status: 'open' }, 400],
    [{ action: 'move', ids: Array.from({ length: 101 }, () => newId()), status: 'open' }, 400],
    [{ action: 'move', ids: [id], status: 'submitted', closingReasons: ['price'] }, 400],
    [{ action: 'due', ids: [id] }, 400],
    [{ action: 'due', ids: [id], dueAt: 'tomorrow' }, 400],
    [{ action: 'delete', ids: [id] }, 400],
  ] as const) {
    t.equal((await bulk(body)).status, status, JSON.stringify(body).slice(0, 80));
  }
});

t.test('a tender can be given to the active people of the organisation', async (t) => {
  const path = `/organizations/${organizationId}/workspaces/owners`;
  const idsOf = async (query = '') =>
    (await api.call(ada, 'GET', path + query)).body.data.map(({ id }: { id: string }) => id);
  const carl = await api.person('ORGANIZATION_USER', organizationId);
  t.same((await idsOf()).sort(), [ada.userId, bob.userId, carl.userId].sort());
  t.match((await api.call(ada, 'GET', `${path}?SearchTerm=byron`)).body, {
    data: [{ name: 'Ada Byron' }],
    totalCount: 3,
  });
  t.same(await idsOf('?SearchTerm=nobody+of+this+name'), []);
  await api.call(bob, 'PATCH', `/Users/${carl.userId}/deactivate`);
  t.notOk((await idsOf()).includes(carl.userId));
});
