import { newId } from '@bidloom/db';
import t from 'tap';
import { type Person, startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const bob = await api.person('ORGANIZATION_ADMIN', organizationId);
const base = `/organizations/${organizationId}/workspace-views`;
const list = async (person: Person) => (await api.call(person, 'GET', base)).body.data;
const save = (person: Person, body: object) => api.call(person, 'POST', base, body);

t.test('a view is saved, listed by name, replaced and deleted', async (t) => {
  const query = { layout: 'board', ownerId: 'me', due: 'late', sortBy: 'dueAt', sortDescending: false };
  const made = await save(ada, { name: ' Late ones ', query });
  t.match(made, { status: 201, body: { data: { name: 'Late ones', query, isShared: false, isOwn: true } } });
  await save(ada, { name: 'all open', query: { status: 'open' } });
  t.match(await list(ada), [{ name: 'all open' }, { name: 'Late ones' }]);
  t.same(await list(bob), [], 'nobody else sees it');

  const again = await save(ada, { name: 'LATE ONES', query: {} });
  t.match(again, { status: 409, body: { message: 'You have a view "LATE ONES" already' } });
  t.equal((await save(bob, { name: 'Late ones', query: {} })).status, 201, 'names are of one person');

  const { id } = made.body.data;
  const changed = await api.call(ada, 'PUT', `${base}/${id}`, { name: 'Later', query: { stage: 'work' } });
  t.match(changed.body.data, { id, name: 'Later', query: { stage: 'work' } });
  t.equal(changed.body.data.query.layout, undefined, 'replaced as a whole');
  t.equal((await api.call(ada, 'PUT', `${base}/${id}`, { name: 'All open', query: {} })).status, 409);
  t.equal((await api.call(bob, 'PUT', `${base}/${id}`, { name: 'Mine', query: {} })).status, 404);
  t.equal((await api.call(bob, 'DELETE', `${base}/${id}`)).status, 404);
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 200);
  t.match(await list(ada), [{ name: 'all open' }]);
});

t.test('administrators share views with the organisation', async (t) => {
  t.equal((await save(ada, { name: 'For all', query: {}, isShared: true })).status, 403);
  const { id } = (await save(bob, { name: 'For all', query: { due: 'week' }, isShared: true })).body.data;
  t.match(
    (await list(ada)).find((view: { id: string }) => view.id === id),
    { name: 'For all', isShared: true, isOwn: false },
  );
  t.equal((await api.call(ada, 'PUT', `${base}/${id}`, { name: 'Taken', query: {} })).status, 403);
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 403);
  const carl = await api.person('ORGANIZATION_ADMIN', organizationId);
  t.equal((await api.call(carl, 'DELETE', `${base}/${id}`)).status, 200);
});

t.test('what can not be is refused by name', async (t) => {
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  for (const [body, status] of [
    [{ query: {} }, 400],
    [{ name: 'x' }, 400],
    [{ name: 'x', query: { status: 'sold' } }, 400],
    [{ name: 'x', query: { organizationId } }, 400],
    [{ name: 'x', query: { ownerId: 'nobody' } }, 400],
    [{ name: 'x', query: { ownerId: stranger.userId } }, 404],
    [{ name: 'x', query: { customerId: newId() } }, 404],
  ] as const) {
    t.equal((await save(ada, body)).status, status, JSON.stringify(body));
  }
});

t.test('a person has fifty views at most', async (t) => {
  const carl = await api.person('ORGANIZATION_USER', organizationId);
  for (let count = 0; count < 48; count++) await save(carl, { name: `View ${count}`, query: {} });
  const last = await Promise.all(Array.from({ length: 6 }, (_, n) => save(carl, { name: `Last ${n}`, query: {} })));
  t.same(last.map(({ status }) => status).sort(), [201, 201, 409, 409, 409, 409], 'also of those at the same moment');
  t.equal((await list(carl)).filter(({ isOwn }: { isOwn: boolean }) => isOwn).length, 50);
  t.match(await save(carl, { name: 'One more', query: {} }), { status: 409, body: { message: /50 views already/ } });
});
