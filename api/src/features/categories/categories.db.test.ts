import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

async function add(name: string, more: object = {}) {
  return (await api.call(ada, 'POST', '/Categories', { name, ...more })).body.data;
}

t.test('a category is added, changed and found', async (t) => {
  const created = await api.call(ada, 'POST', '/Categories', { name: ' Legal ', description: 'Terms' });
  t.match(created, {
    status: 201,
    body: { data: { organizationId, name: 'Legal', description: 'Terms', isActive: true } },
  });
  const { id } = created.body.data;
  const changed = await api.call(ada, 'PUT', `/Categories/${organizationId}/${id}`, { name: 'Law' });
  t.match(changed, { status: 200, body: { data: { id, name: 'Law', description: null, isActive: true } } });
  const found = await api.call(ada, 'GET', `/Categories/search/${organizationId}?SearchTerm=LAW`);
  t.match(found.body, { data: [{ id }], totalCount: 1 });
});

t.test('lists are in the order of words, whatever their case', async (t) => {
  for (const name of ['order beta', 'Order gamma', 'order Alpha']) await add(name);
  const names = async (query: string) =>
    (await api.call(ada, 'GET', `/Categories/search/${organizationId}?searchTerm=order&${query}`)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  t.same(await names(''), ['order Alpha', 'order beta', 'Order gamma']);
  t.same(await names('sortDescending=true'), ['Order gamma', 'order beta', 'order Alpha']);
});

t.test('a name is unique in the organisation', async (t) => {
  await add('Commercial');
  const again = await api.call(ada, 'POST', '/Categories', { name: 'commercial' });
  t.match(again, { status: 409, body: { message: 'The category "commercial" exists already' } });
});

t.test('a category is put aside and brought back; its questions stay', async (t) => {
  const { id } = await add('Technical');
  const question = await api.call(ada, 'POST', '/Questions', { text: 'Which seals?', categoryId: id });
  const offered = async () =>
    (await api.call(ada, 'GET', `/Categories/dropdown/${organizationId}`)).body.data.some(
      (option: { id: string }) => option.id === id,
    );
  t.ok(await offered());
  const aside = await api.call(ada, 'PATCH', `/Categories/${organizationId}/${id}/deactivate`);
  t.match(aside, { status: 200, body: { data: { id, isActive: false } } });
  t.notOk(await offered());
  const renamed = await api.call(ada, 'PUT', `/Categories/${organizationId}/${id}`, { name: 'Technical terms' });
  t.equal(renamed.body.data.isActive, false, 'a change that does not mention it leaves it aside');
  t.match(await api.call(ada, 'GET', `/Questions/${question.body.data.id}`), {
    status: 200,
    body: { data: { categoryName: 'Technical terms' } },
  });
  t.equal((await api.call(ada, 'PATCH', `/Categories/${organizationId}/${id}/activate`)).body.data.isActive, true);
  t.ok(await offered());
});

t.test('categories with questions count what a customer is asked', async (t) => {
  const customerId = (await api.call(ada, 'POST', '/Customers', { name: 'Counted' })).body.data.id;
  const other = (await api.call(ada, 'POST', '/Customers', { name: 'Other' })).body.data.id;
  const full = await add('Full');
  const foreign = await add('Only others');
  const aside = await add('Aside', { isActive: false });
  await add('Empty');
  for (const question of [
    { text: 'For all', categoryId: full.id },
    { text: 'For one', categoryId: full.id, customerId },
    { text: 'Asleep', categoryId: full.id, customerId, isActive: false },
    { text: 'For another', categoryId: foreign.id, customerId: other },
    { text: 'In a category aside', categoryId: aside.id },
  ]) {
    t.equal((await api.call(ada, 'POST', '/Questions', question)).status, 201);
  }
  const counted = async (scope: string) => {
    const url = `/Categories/categories-has-questions/${organizationId}/${scope}`;
    const { data } = (await api.call(ada, 'GET', url)).body;
    const ours = [full.id, foreign.id, aside.id];
    return data
      .filter(({ id }: { id: string }) => ours.includes(id))
      .map(({ name, questionCount }: { name: string; questionCount: number }) => [name, questionCount]);
  };
  t.same(await counted(customerId), [['Full', 2]]);
  t.same(await counted('all'), [['Full', 1]]);
});

t.test("another organisation's categories are not there", async (t) => {
  const { id } = await add('Ours alone');
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const theirs = `/Categories/${stranger.organizationId}/${id}`;
  t.equal((await api.call(stranger, 'PUT', theirs, { name: 'Taken' })).status, 404);
  t.equal((await api.call(stranger, 'PATCH', `${theirs}/deactivate`)).status, 404);
  t.equal((await api.call(stranger, 'GET', `/Categories/search/${organizationId}`)).status, 404);
});
