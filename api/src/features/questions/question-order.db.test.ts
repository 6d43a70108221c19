import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const ben = await api.person('ORGANIZATION_ADMIN', organizationId);

const make = async (path: '/Categories' | '/Customers') =>
  (await api.call(ada, 'POST', path, { name: `Name ${newId()}` })).body.data.id as string;
const pathOf = (categoryId: string, customerId = 'all') => `/Questions/${organizationId}/${categoryId}/${customerId}`;
const bulk = (categoryId: string, texts: unknown, customerId = 'all') =>
  api.call(ada, 'POST', `${pathOf(categoryId, customerId)}/bulk`, { texts });
const order = (categoryId: string, body: object, who = ada) =>
  api.call(who, 'PUT', `${pathOf(categoryId)}/order`, body);

async function listed(categoryId: string, customerId = 'all'): Promise<{ id: string; text: string }[]> {
  const query = 'sortBy=position&sortDescending=false&pageSize=100';
  return (await api.call(ada, 'GET', `/Questions/search/${organizationId}/${categoryId}/${customerId}?${query}`)).body
    .data;
}
const texts = async (categoryId: string) => (await listed(categoryId)).map(({ text }) => text);
async function filled(count: number): Promise<{ categoryId: string; ids: string[] }> {
  const categoryId = await make('/Categories');
  await bulk(
    categoryId,
    Array.from({ length: count }, (_, index) => `Question ${index + 1}?`),
  );
  return { categoryId, ids: (await listed(categoryId)).map(({ id }) => id) };
}

t.test('many questions come in at once, in their order; each line left out is named with its reason', async (t) => {
  const categoryId = await make('/Categories');
  await api.call(ada, 'POST', '/Questions', { text: 'Who pays?', categoryId });
  const lines = [' By when? ', 'who pays?', '', 'BY WHEN?', 'x'.repeat(2001), 'Zone?', 'About\u0000what?', 'After?'];
  t.match(await bulk(categoryId, lines), {
    status: 200,
    body: {
      data: {
        created: 3,
        existing: 2,
        refused: 3,
        lines: [
          { line: 2, exists: true, reason: 'This category has the question already' },
          { line: 3, exists: false, reason: 'text is a required field' },
          { line: 4, exists: true, reason: 'The same as line 1' },
          { line: 5, exists: false, reason: 'text must be at most 2000 characters' },
          { line: 7, exists: false, reason: 'text must not contain control characters' },
        ],
      },
    },
  });
  t.same(await texts(categoryId), ['Who pays?', 'By when?', 'Zone?', 'After?']);

  const many = Array.from({ length: 500 }, (_, index) => `Many ${index}?`);
  t.match((await bulk(categoryId, many)).body.data, { created: 500, existing: 0 });
  t.equal((await bulk(categoryId, [...many, 'One more?'])).status, 400);
  t.same((await bulk(categoryId, [])).body.errors, ['texts is a required field']);
  t.match((await bulk(categoryId, lines, await make('/Customers'))).body.data, { created: 4, existing: 1 });
  t.equal((await bulk(newId(), ['Nowhere?'])).status, 404);
  t.equal((await bulk(categoryId, ['Nobody?'], newId())).status, 404);
});

t.test('one is moved, and moved back with the data of the answer', async (t) => {
  const { categoryId, ids } = await filled(5);
  const [one, two, three, , five] = ids as [string, string, string, string, string];
  const is = async (numbers: string) =>
    t.equal((await texts(categoryId)).map((text) => text.match(/\d/)?.[0]).join(''), numbers);
  t.match(await order(categoryId, { questionId: five, after: one }), {
    status: 200,
    body: { data: { place: 2, total: 5, wasAfter: ids[3] } },
  });
  await is('15234');
  await order(categoryId, { questionId: five, after: ids[3] });
  await is('12345');
  t.match((await order(categoryId, { questionId: three, to: 'top' })).body.data, { place: 1, wasAfter: two });
  await is('31245');
  t.match((await order(categoryId, { questionId: three, to: 'up' })).body.data, { place: 1, wasAfter: null });
  await order(categoryId, { questionId: three, to: 'down' });
  await is('13245');
  await order(categoryId, { questionId: three, to: 'up' });
  t.match((await order(categoryId, { questionId: three, to: 'end' })).body.data, { place: 5 });
  await order(categoryId, { questionId: three, to: 'down' });
  await is('12453');
  await bulk(categoryId, ['Question 6?']);
  await is('124536');
  await order(categoryId, { ids: [five, one] });
  await is('524136');
  await order(categoryId, { questionId: three, before: five });
  await is('352416');
  await order(categoryId, { questionId: five, before: two });
  await is('352416');

  const other = await filled(1);
  t.equal((await order(categoryId, { questionId: one, after: one })).status, 400);
  t.equal((await order(categoryId, { questionId: one, before: one })).status, 400);
  t.equal((await order(categoryId, { questionId: other.ids[0], to: 'top' })).status, 404);
  t.equal((await order(categoryId, { questionId: one, after: other.ids[0] })).status, 404);
  t.equal((await order(categoryId, { ids: [one, other.ids[0]] })).status, 404);
  t.equal((await order(newId(), { questionId: one, to: 'top' })).status, 404);
  t.equal((await order(categoryId, { questionId: one, to: 'left' })).status, 400);
  t.equal((await order(categoryId, { ids: [] })).status, 400);
});

t.test('any sequence of moves gives the order of the same moves made by hand', async (t) => {
  const { categoryId, ids } = await filled(40);
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 60; round++) {
    // Half of them go to the same place, where there is soon no number left between two.
    const id = ids.splice(draw(ids.length), 1)[0] as string;
    const at = round % 2 ? 3 : draw(ids.length + 1);
    await order(categoryId, { questionId: id, after: ids[at - 1] ?? null });
    ids.splice(at, 0, id);
  }
  t.same(
    (await listed(categoryId)).map(({ id }) => id),
    ids,
  );
});

t.test('what two people move and add at the same moment is all there', async (t) => {
  const { categoryId, ids } = await filled(20);
  const moves = ids.map((id, index) =>
    order(categoryId, { questionId: id, after: ids[(index + 7) % 20] }, index % 2 ? ada : ben),
  );
  const additions = Array.from({ length: 5 }, (_, index) => bulk(categoryId, [`New ${index}?`]));
  for (const { status } of await Promise.all([...moves, ...additions])) t.equal(status, 200);
  const rows = await listed(categoryId);
  t.same(
    rows
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
      .sort(),
    [...ids].sort(),
  );
  t.equal(rows.length, 25);
  t.ok(rows.slice(-5).every(({ text }) => text.startsWith('New')));
});

t.test('a removed one is put back where it was; one that changes its category goes to the end', async (t) => {
  const { categoryId, ids } = await filled(3);
  const [, second] = await listed(categoryId);
  await api.call(ada, 'DELETE', `${pathOf(categoryId)}/${ids[1]}`);
  const { text, position } = second as unknown as { text: string; position: number };
  t.equal((await api.call(ada, 'POST', '/Questions', { text, categoryId, position })).status, 201);
  t.same(await texts(categoryId), ['Question 1?', 'Question 2?', 'Question 3?']);

  const other = await filled(1);
  const moved = { text: 'Moved?', categoryId: other.categoryId, customerId: null };
  await api.call(ada, 'PUT', `/Questions/${organizationId}/${ids[0]}`, moved);
  t.same(await texts(other.categoryId), ['Question 1?', 'Moved?']);
  const clone = {
    ...{ sourceCategoryId: other.categoryId, sourceCustomerId: 'all' },
    ...{ targetCategoryId: await make('/Categories'), targetCustomerId: 'all' },
  };
  await order(other.categoryId, { questionId: ids[0] as string, to: 'top' });
  await api.call(ada, 'POST', `/Questions/${organizationId}/cloneQuestions`, clone);
  t.same(await texts(clone.targetCategoryId), ['Moved?', 'Question 1?'], 'a copy is in the same order');
});

t.test('questions are counted by category, for one customer, for all, or altogether', async (t) => {
  const { categoryId } = await filled(3);
  const customerId = await make('/Customers');
  await bulk(categoryId, ['Theirs?'], customerId);
  const count = async (scope: string) => {
    const { body } = await api.call(ada, 'GET', `/Questions/counts/${organizationId}/${scope}`);
    return body.data.find((row: { categoryId: string }) => row.categoryId === categoryId)?.questions;
  };
  t.same([await count('all'), await count(customerId), await count('every')], [3, 1, 4]);
  t.equal((await api.call(ada, 'GET', `/Questions/counts/${organizationId}/${newId()}`)).status, 404);
});

t.test('nobody orders or adds to what is of another organisation', async (t) => {
  const { categoryId, ids } = await filled(2);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const theirs = `/Questions/${stranger.organizationId}/${categoryId}/all`;
  t.equal((await api.call(stranger, 'PUT', `${theirs}/order`, { questionId: ids[1], to: 'top' })).status, 404);
  t.equal((await api.call(stranger, 'POST', `${theirs}/bulk`, { texts: ['Planted?'] })).status, 404);
  t.same(await texts(categoryId), ['Question 1?', 'Question 2?']);
});
