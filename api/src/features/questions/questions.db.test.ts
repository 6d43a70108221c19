import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

async function make(path: '/Categories' | '/Customers', name = `Name ${newId()}`): Promise<string> {
  return (await api.call(ada, 'POST', path, { name })).body.data.id;
}

async function ask(categoryId: string, text: string, more: object = {}) {
  return (await api.call(ada, 'POST', '/Questions', { text, categoryId, ...more })).body.data;
}

async function search(categoryId: string, customerId: string, query = '') {
  const { body } = await api.call(
    ada,
    'GET',
    `/Questions/search/${organizationId}/${categoryId}/${customerId}?${query}`,
  );
  return { ...body, texts: body.data.map(({ text }: { text: string }) => text) };
}

t.test('a question is added, read, changed, found and removed', async (t) => {
  const categoryId = await make('/Categories', 'Delivery');
  const created = await api.call(ada, 'POST', '/Questions', { text: ' By when? ', categoryId });
  t.match(created, {
    status: 201,
    body: {
      data: {
        organizationId,
        categoryId,
        categoryName: 'Delivery',
        customerId: null,
        text: 'By when?',
        isActive: true,
      },
    },
  });
  const { id } = created.body.data;
  t.same((await api.call(ada, 'GET', `/Questions/${id}`)).body.data, created.body.data);

  const other = await make('/Categories', 'Dates');
  const url = `/Questions/${organizationId}/${id}`;
  const replacement = { text: 'By which date?', categoryId: other, customerId: null };
  const changed = await api.call(ada, 'PUT', url, { ...replacement, isActive: false });
  t.match(changed, { status: 200, body: { data: { id, text: 'By which date?', categoryName: 'Dates' } } });
  t.equal((await api.call(ada, 'PUT', url, replacement)).body.data.isActive, false);
  const { customerId: _, ...unscoped } = replacement;
  t.match(await api.call(ada, 'PUT', url, unscoped), {
    status: 400,
    body: { errors: ['customerId is a required field'] },
  });
  t.match(await search(other, 'all', 'SearchTerm=WHICH'), { texts: ['By which date?'], totalCount: 1 });

  t.equal((await api.call(ada, 'DELETE', `/Questions/${organizationId}/${categoryId}/all/${id}`)).status, 404);
  t.equal((await api.call(ada, 'DELETE', `/Questions/${organizationId}/${other}/all/${id}`)).status, 200);
  t.equal((await api.call(ada, 'GET', `/Questions/${id}`)).status, 404);
});

t.test('the newest come first; other orders, the category among them, can be asked for', async (t) => {
  const customerId = await make('/Customers');
  const [warranty, bonds] = [await make('/Categories', 'Warranty'), await make('/Categories', 'bonds')];
  await ask(warranty, 'How long?', { customerId });
  await ask(bonds, 'Which bank?', { customerId });
  await ask(warranty, 'from when?', { customerId });
  t.same((await search('all', customerId)).texts, ['from when?', 'Which bank?', 'How long?']);
  t.same((await search('all', customerId, 'sortBy=text&sortDescending=false')).texts, [
    'from when?',
    'How long?',
    'Which bank?',
  ]);
  t.equal((await search('all', customerId, 'sortBy=categoryName&sortDescending=false')).texts[0], 'Which bank?');
  t.same((await search(warranty, customerId, 'pageSize=1&pageNumber=2')).texts, ['How long?']);
  t.same((await search(warranty, 'all')).texts, [], '`all` is for those for all customers');
});

t.test('a text is unique in its category and scope', async (t) => {
  const [categoryId, other] = [await make('/Categories'), await make('/Categories')];
  const customerId = await make('/Customers');
  await ask(categoryId, 'What is the retention?');
  const twice = { text: 'WHAT IS THE RETENTION?', categoryId };
  t.match(await api.call(ada, 'POST', '/Questions', twice), { status: 409, body: { code: 'conflict' } });
  t.equal((await api.call(ada, 'POST', '/Questions', { ...twice, customerId })).status, 201);
  t.equal((await api.call(ada, 'POST', '/Questions', { ...twice, categoryId: other })).status, 201);
});

t.test('questions are copied to another category or customer, those already there left out', async (t) => {
  const [source, target] = [await make('/Categories'), await make('/Categories')];
  const customerId = await make('/Customers');
  await ask(source, 'First?');
  await ask(source, 'Second?', { isActive: false });
  await ask(target, 'FIRST?', { customerId });
  const order = {
    sourceCategoryId: source,
    sourceCustomerId: 'all',
    targetCategoryId: target,
    targetCustomerId: customerId,
  };
  const clone = (body: object) => api.call(ada, 'POST', `/Questions/${organizationId}/cloneQuestions`, body);
  t.match(await clone(order), { status: 200, body: { data: { cloned: 1, skipped: 1 } } });
  const copied = await search(target, customerId, 'sortBy=text&sortDescending=false');
  t.match(copied.data, [{ text: 'FIRST?' }, { text: 'Second?', isActive: false }]);

  const itself = { ...order, targetCategoryId: source, targetCustomerId: 'all' };
  t.equal((await clone(itself)).status, 400);
  t.equal((await clone({ ...order, sourceCategoryId: newId() })).status, 404);
  t.equal((await clone({ ...order, targetCustomerId: newId() })).status, 404);
});

t.test('what is missing or points nowhere is refused', async (t) => {
  const empty = await api.call(ada, 'POST', '/Questions', {});
  t.equal(empty.status, 400);
  t.same(empty.body.errors.sort(), ['categoryId is a required field', 'text is a required field']);
  t.equal((await api.call(ada, 'POST', '/Questions', { text: 'x', categoryId: newId() })).status, 404);
  t.equal((await api.call(ada, 'GET', `/Questions/search/${organizationId}/${newId()}/all`)).status, 404);
});

t.test("another organisation's questions are not there", async (t) => {
  const categoryId = await make('/Categories');
  const { id } = await ask(categoryId, 'Ours alone?');
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await api.call(stranger, 'GET', `/Questions/${id}`)).status, 404);
  t.equal((await api.call(stranger, 'POST', '/Questions', { text: 'Planted', categoryId })).status, 404);
  const theirs = `/Questions/${stranger.organizationId}`;
  t.equal((await api.call(stranger, 'DELETE', `${theirs}/${categoryId}/all/${id}`)).status, 404);
});
