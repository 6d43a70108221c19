import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

async function add(text: string, more: object = {}) {
  const { body } = await api.call(ada, 'POST', '/Keywords', { text, ...more });
  return body.data;
}

t.test('a keyword is added, found, changed and removed', async (t) => {
  const created = await api.call(ada, 'POST', '/Keywords', {
    text: ' Performance bank guarantee ',
    description: 'PBG',
  });
  t.equal(created.status, 201);
  t.match(created.body, {
    success: true,
    data: { text: 'Performance bank guarantee', description: 'PBG', customerId: null, organizationId, isActive: true },
  });
  const { id } = created.body.data;

  const changed = await api.call(ada, 'PUT', `/Keywords/${id}`, {
    customerId: null,
    text: 'Performance guarantee',
    isActive: false,
  });
  t.match(changed.body.data, { text: 'Performance guarantee', description: null, isActive: false });

  const found = await api.call(ada, 'GET', `/Keywords/search/${organizationId}/all?SearchTerm=PERFORMANCE`);
  t.match(found.body, { data: [{ id }], totalCount: 1, pageNumber: 1, pageSize: 10, hasNextPage: false });

  t.equal((await api.call(ada, 'DELETE', `/Keywords/${organizationId}/all/${id}`)).status, 200);
  t.equal((await api.call(ada, 'DELETE', `/Keywords/${organizationId}/all/${id}`)).status, 404);
});

t.test("a customer's keyword never becomes one for all customers by leaving its customer out", async (t) => {
  const customerId = await customerOf();
  const { id } = await add('Liquidated damages', { customerId, description: 'LD' });
  const put = (body: object) => api.call(ada, 'PUT', `/Keywords/${id}`, body);
  t.match(await put({ text: 'Delay damages' }), {
    status: 400,
    body: { code: 'invalid_input', errors: ['customerId is a required field'] },
  });
  t.same((await put({})).body.errors.sort(), ['customerId is a required field', 'text is a required field']);
  const search = async () => (await api.call(ada, 'GET', `/Keywords/search/${organizationId}/${customerId}`)).body.data;
  t.match(await search(), [{ id, text: 'Liquidated damages', description: 'LD' }], 'nothing has changed');
  t.match((await put({ customerId, text: 'Delay damages' })).body.data, { customerId, description: null });
  t.match((await put({ customerId: null, text: 'Delay damages' })).body.data, { customerId: null }, 'but on purpose');
  t.same(await search(), []);
});

t.test('a text is unique in its scope, whatever its case', async (t) => {
  await add('Retention money');
  const again = await api.call(ada, 'POST', '/Keywords', { text: 'RETENTION MONEY' });
  t.equal(again.status, 409);
  t.match(again.body, { success: false, code: 'conflict', message: 'The keyword "RETENTION MONEY" exists already' });
});

t.test('what is missing, too much or unknown is refused by name', async (t) => {
  const empty = await api.call(ada, 'POST', '/Keywords', {});
  t.equal(empty.status, 400);
  t.match(empty.body, {
    code: 'invalid_input',
    message: 'text is a required field',
    errors: ['text is a required field'],
  });
  const unknown = await api.call(ada, 'POST', '/Keywords', { text: 'x', role: 'PLATFORM_ADMIN' });
  t.equal(unknown.status, 400);
  t.match(unknown.body.message, /role/);
  const sort = await api.call(ada, 'GET', `/Keywords/search/${organizationId}/all?SortBy=organization_id`);
  t.equal(sort.status, 400);
});

t.test('pages follow each other in order, and Skip wins over PageNumber', async (t) => {
  const customer = await customerOf();
  for (const text of ['delta', 'alpha', 'charlie', 'Bravo', 'echo']) await add(text, { customerId: customer });
  const search = async (query: string) =>
    (await api.call(ada, 'GET', `/Keywords/search/${organizationId}/${customer}?${query}`)).body;
  const texts = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text);

  const first = await search('PageNumber=1&PageSize=2&SortBy=text');
  t.same(texts(first), ['alpha', 'Bravo']);
  t.match(first, { totalPages: 3, pageNumber: 1, hasNextPage: true, hasPreviousPage: false });
  const second = await search('PageNumber=2&PageSize=2&SortBy=text');
  t.same(texts(second), ['charlie', 'delta']);
  t.match(second, { totalCount: 5, totalPages: 3, pageNumber: 2, hasNextPage: true, hasPreviousPage: true });
  t.same(texts(await search('pageSize=2&skip=3&pageNumber=1&sortBy=text&sortDescending=true')), ['Bravo', 'alpha']);
  t.match(await search('PageNumber=9&PageSize=2'), { data: [], totalCount: 5, hasNextPage: false });
  t.equal((await api.call(ada, 'GET', `/Keywords/search/${organizationId}/${customer}?PageSize=101`)).status, 400);
});

t.test('pages far down are whole and in order, in either direction and from either end', async (t) => {
  const customerId = await customerOf();
  const texts = Array.from({ length: 1203 }, (_, index) => `word ${String(index).padStart(5, '0')}`);
  const rows = texts.map((text, index) => {
    const description = index % 2 ? text : null;
    return { id: newId(), organizationId, customerId, text, description };
  });
  await withTenant(api.platform.database, organizationId, (trx) => trx.insertInto('keywords').values(rows).execute());
  const byDescription = [...rows.filter((row) => row.description), ...rows.filter((row) => !row.description)];
  const orders: [string, string[]][] = [
    ['SortBy=text', texts],
    ['SortBy=text&SortDescending=true', texts.toReversed()],
    ['SortBy=description', byDescription.map(({ text }) => text)],
  ];
  for (const [order, expected] of orders) {
    for (const skip of [0, 495, 500, 590, 601, 602, 700, 1193, 1200, 1203, 5000]) {
      const path = `/Keywords/search/${organizationId}/${customerId}?${order}&PageSize=10&Skip=${skip}`;
      const { body } = await api.call(ada, 'GET', path);
      const found = body.data.map(({ text }: { text: string }) => text);
      t.same(found, expected.slice(skip, skip + 10), `${order} from ${skip}`);
      t.match(body, { totalCount: 1203, hasNextPage: skip + 10 < 1203 });
    }
  }
});

t.test('a search term is taken literally', async (t) => {
  await add('100% advance');
  await add('100 days');
  for (const [term, count] of [
    ['100%25', 1],
    ['1__', 0],
    ["' or 1=1 --", 0],
  ] as const) {
    const { body } = await api.call(ada, 'GET', `/Keywords/search/${organizationId}/all?SearchTerm=${term}`);
    t.equal(body.totalCount, count, term);
  }
});

t.test('keywords of one customer are copied to another, those already there left out', async (t) => {
  const [source, target] = [await customerOf(), await customerOf()];
  await add('Seal plan', { customerId: source });
  await add('Hydrotest', { customerId: source });
  await add('hydrotest', { customerId: target });
  const clone = { sourceCustomerId: source, targetCustomerId: target };
  const { body } = await api.call(ada, 'POST', `/Keywords/${organizationId}/cloneKeywords`, clone);
  t.same(body.data, { cloned: 1, skipped: 1 });
  const active = await api.call(ada, 'GET', `/Keywords/active-list/${organizationId}/${target}`);
  const own = active.body.data.filter((keyword: { customerId: string | null }) => keyword.customerId === target);
  t.same(own.map(({ text }: { text: string }) => text).sort(), ['Seal plan', 'hydrotest']);
});

t.test("another organisation's keywords are not there", async (t) => {
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const { id } = await add('Ours alone');
  t.equal((await api.call(stranger, 'PUT', `/Keywords/${id}`, { customerId: null, text: 'Taken' })).status, 404);
  t.equal((await api.call(stranger, 'GET', `/Keywords/search/${organizationId}/all`)).status, 404);
  t.equal((await api.call(stranger, 'POST', '/Keywords', { text: 'Planted', organizationId })).status, 404);
  t.equal(
    (await api.call(stranger, 'POST', '/Keywords', { text: 'Planted', customerId: await customerOf() })).status,
    404,
  );
});

t.test('nobody else comes in', async (t) => {
  const url = `/Keywords/search/${organizationId}/all`;
  t.equal((await api.call(null, 'GET', url)).status, 401);
  t.equal((await api.call(await api.person('PLATFORM_ADMIN', null), 'GET', url)).status, 403);
});

async function customerOf(): Promise<string> {
  const id = newId();
  await withTenant(api.platform.database, organizationId, (trx) =>
    trx
      .insertInto('customers')
      .values({ id, organizationId, name: `Customer ${id}` })
      .execute(),
  );
  return id;
}
