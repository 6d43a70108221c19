import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

const customer = async (name: string) => (await api.call(ada, 'POST', '/Customers', { name })).body.data.id as string;
const keyword = (text: string, customerId: string | null, description?: string) =>
  api.call(ada, 'POST', '/Keywords', { text, customerId, description });
const across = async (query = '', who = ada) =>
  (await api.call(who, 'GET', `/Keywords/across/${who.organizationId}?${query}`)).body;
const textsOf = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text);

const [harbour, water] = [await customer('Harbour Board'), await customer('Northern Water')];
await keyword('Retention', null);
await keyword('retention', water, 'Money held back');
await keyword('Bond', water);
await keyword('BOND', harbour);
await keyword('Zinc', harbour);

t.test('each keyword is there once, whatever its case, with the customers that have it', async (t) => {
  const body = await across();
  t.equal(body.totalCount, 3);
  t.match(body.data, [
    {
      customerCount: 2,
      forAll: false,
      customers: [
        { id: harbour, name: 'Harbour Board' },
        { id: water, name: 'Northern Water' },
      ],
    },
    { customerCount: 1, forAll: true, description: 'Money held back', customers: [{ id: water }] },
    { text: 'Zinc', customerCount: 1, forAll: false },
  ]);
});

t.test('it is searched, sorted, paged and filtered by what a customer has or lacks', async (t) => {
  t.same(textsOf(await across('SearchTerm=ZIN')), ['Zinc']);
  t.match(textsOf(await across('sortBy=customerCount&sortDescending=true&pageSize=1'))[0], /^bond$/i);
  t.match(await across('pageSize=1&pageNumber=3'), { data: [{ text: 'Zinc' }], totalPages: 3, hasNextPage: false });
  t.equal((await across(`customerId=${harbour}`)).totalCount, 2);
  t.same(textsOf(await across(`missingFor=${water}`)), ['Zinc']);
  t.same(textsOf(await across(`missingFor=${harbour}`)), [], 'a keyword for all customers is not missing');
  t.equal((await api.call(ada, 'GET', `/Keywords/across/${organizationId}?missingFor=x`)).status, 400);
});

t.test('it belongs to one organisation only', async (t) => {
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  t.match(await across('', stranger), { data: [], totalCount: 0 });
  t.equal((await api.call(stranger, 'GET', `/Keywords/across/${organizationId}`)).status, 404);
});
