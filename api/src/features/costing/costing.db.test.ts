import { asPlatform, newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const words = newId();
const [northern, southern] = [
  await api.organization(`Northern ${words}`),
  await api.organization(`=Southern ${words}`),
];
const operator = await api.person('PLATFORM_ADMIN', null);
const model = `model ${words}`;

const get = async (path: string) => (await api.call(operator, 'GET', `/Costing/${path}`)).body;
const use = (
  organizationId: string,
  values: { kind: string; inputTokens?: number; pages?: number; createdAt?: Date },
) =>
  withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('usageEvents')
      .values({ id: newId(), organizationId, model: values.kind === 'ingest' ? null : model, ...values })
      .execute(),
  );
const search = (query = '') => get(`search?SearchTerm=${words}${query}`);

t.test('a price is set, used from then on, and written into the log', async (t) => {
  await use(northern, { kind: 'answer', inputTokens: 500_000 });
  const known = (await get('prices')).data.find((price: { model: string }) => price.model === model);
  t.match(known, { inputPrice: null, outputPrice: null, isDefault: false, setBy: null });
  const { status, body } = await api.call(operator, 'PUT', '/Costing/prices', { model, inputPrice: 2, outputPrice: 8 });
  t.equal(status, 200);
  t.match(body.data, { model, inputPrice: 2, outputPrice: 8, isDefault: false, setBy: /\w/, updatedAt: /^\d{4}-/ });
  await use(northern, { kind: 'answer', inputTokens: 1_000_000 });
  await use(northern, { kind: 'facts', inputTokens: 2_000_000 });
  await use(southern, { kind: 'ingest', pages: 40 });
  await use(northern, { kind: 'answer', inputTokens: 1_000_000, createdAt: new Date('2026-02-03T00:00:00Z') });
  const { data } = (await api.call(operator, 'GET', `/AuditLog/search?targetId=${encodeURIComponent(model)}`)).body;
  t.match(data, [{ action: 'price.updated', details: { inputPrice: { from: null, to: 2 } } }]);
});

t.test('a month is summed by model and kind of work, with the months before it', async (t) => {
  const { data } = await get(`summary?organizationId=${northern}`);
  t.match(data, {
    ...{ events: 3, inputTokens: 3_500_000, cost: 6, budget: null },
    byModel: [{ model, cost: 6 }],
    byKind: [
      { kind: 'facts', cost: 4 },
      { kind: 'answer', cost: 2, events: 2 },
    ],
  });
  t.equal(data.months.length, 12);
  t.match(data.months.at(-1), { month: data.month, cost: 6 });
  t.match((await get(`summary?organizationId=${northern}&month=2026-02`)).data, { month: '2026-02', cost: 2 });
  t.match((await get(`summary?organizationId=${southern}`)).data, { pages: 40, byModel: [{ model: null }] });
  t.match(await get('summary?month=2026-13'), { code: 'invalid_input' });
});

t.test('organisations are listed with cost, budget and share, sorted and paged', async (t) => {
  const set = (id: string, monthlyAmount: unknown) =>
    api.call(operator, 'PUT', `/Costing/budgets/${id}`, { monthlyAmount } as object);
  t.match(await set(northern, 5), { status: 200, body: { data: { id: northern, budget: 5 } } });
  t.match(await search(), {
    totalCount: 2,
    data: [
      { id: northern, cost: 6, budget: 5, share: 120 },
      { id: southern, cost: 0, pages: 40, budget: null, share: null },
    ],
  });
  t.match((await search('&SortBy=name&SortDescending=false&PageSize=1')).data, [{ id: southern }]);
  t.match((await search('&SortBy=share&SortDescending=false')).data, [{ id: northern }, { id: southern }]);
  t.match((await search('&month=2026-02')).data, [{ id: northern, cost: 2 }, { cost: 0 }]);
  t.match((await set(newId(), 5)).body, { code: 'not_found' });
  t.match((await set(northern, -1)).body.errors, ['monthlyAmount must be 0 or more']);
  t.match((await set(northern, undefined)).body.errors, ['monthlyAmount is a required field']);
  t.equal((await set(northern, null)).status, 200);
  t.match((await search()).data, [{ id: northern, budget: null, share: null }, {}]);
  const { data } = (await api.call(operator, 'GET', `/AuditLog/search?targetId=${northern}`)).body;
  t.match(data, [
    { action: 'budget.updated', details: { monthlyAmount: { from: 5, to: null } } },
    { action: 'budget.updated', targetName: `Northern ${words}`, details: { monthlyAmount: { from: null, to: 5 } } },
  ]);
});

t.test('a page past the end knows how many there are', async (t) => {
  for (const place of ['PageNumber=5', 'Skip=700']) t.match(await search(`&${place}`), { totalCount: 2, data: [] });
});

t.test('another budget is warned of again, the same one is not', async (t) => {
  await asPlatform(database, (trx) =>
    trx
      .insertInto('organizationBudgets')
      .values({ organizationId: southern, monthlyAmount: 1, warnedMonth: new Date(), warnedShare: 80 })
      .execute(),
  );
  const saved = async (monthlyAmount: number) => {
    await api.call(operator, 'PUT', `/Costing/budgets/${southern}`, { monthlyAmount });
    return asPlatform(database, (trx) =>
      trx.selectFrom('organizationBudgets').selectAll().where('organizationId', '=', southern).execute(),
    );
  };
  t.match(await saved(1), [{ warnedMonth: Date, warnedShare: 80 }]);
  t.match(await saved(2), [{ warnedMonth: null, warnedShare: null }]);
});

t.test('everything comes as CSV in which nothing is a formula', async (t) => {
  const body = await get('export');
  const lines = String(body)
    .split('\r\n')
    .filter((line) => line.includes(words));
  t.match(
    lines.find((line) => line.includes('facts')),
    `,Northern ${words},${model},facts,1,0,2000000,0,4`,
  );
  t.match(
    lines.find((line) => line.includes('ingest')),
    `,'=Southern ${words},,ingest,1,40,0,0,0`,
  );
});

t.test('nobody but the administrators of the platform sees costs', async (t) => {
  const admin = await api.person('ORGANIZATION_ADMIN', northern);
  for (const path of ['summary', 'search', 'prices', 'export']) {
    t.equal((await api.call(admin, 'GET', `/Costing/${path}`)).status, 403);
  }
});
