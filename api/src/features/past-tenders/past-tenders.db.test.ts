import { asPlatform, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

t.setTimeout(120_000);
const api = await startTestApi();
t.teardown(() => api.close());

/** A tender of the past. */
interface Past {
  name: string;
  outcome: 'won' | 'lost' | 'no_bid' | null;
  customer?: string;
  value?: number;
  currency?: string;
  reasons?: string[];
  note?: string;
  closedAt?: string;
  /** Days from the opening to the submission; left out: it was never opened. */
  days?: number;
  ownerId?: string;
  terms?: string[];
  archived?: boolean;
}

async function open(past: Past[]) {
  const organizationId = await api.organization();
  const ada = await api.person('ORGANIZATION_ADMIN', organizationId);
  const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
    withTenant(api.platform.database, organizationId, work);
  const customers = new Map<string, string>();
  const industries: Record<string, string | null> = {
    'Northern Water': 'Water',
    'City Rail': 'Transport',
    Nobody: null,
  };
  const ids: Record<string, string> = {};
  await tenant(async (trx) => {
    for (const [name, industry] of Object.entries(industries)) {
      customers.set(name, newId());
      await trx
        .insertInto('customers')
        .values({ id: customers.get(name) ?? '', organizationId, name, industry })
        .execute();
    }
    for (const each of past) ids[each.name] = await add(trx, each);
  });
  const path = `/organizations/${organizationId}/past-tenders`;
  const ask = async (query = '', person = ada, of = path) => {
    const { status, body } = await api.call(person, 'GET', `${of}${query}`);
    return { status, ...body };
  };
  const names = async (query = '') => (await ask(query)).data.map(({ name }: { name: string }) => name);
  return { organizationId, ada, tenant, customers, ids, path, ask, names };

  async function add(trx: TenantTransaction, each: Past): Promise<string> {
    const id = newId();
    const { outcome, days, terms = [], closedAt = '2026-03-10T12:00:00Z' } = each;
    const workspace = trx.updateTable('workspaces').where('id', '=', id);
    const customerId = customers.get(each.customer ?? 'Northern Water') ?? '';
    await trx
      .insertInto('workspaces')
      .values({
        ...{ id, organizationId, customerId, name: each.name, value: each.value ?? null },
        ...{ currency: each.currency ?? null, ownerId: each.ownerId ?? null },
      })
      .execute();
    // A tender for which nobody bids is never submitted, unless it was opened and sent before.
    if (days !== undefined || outcome === 'won' || outcome === 'lost') {
      await workspace.set({ status: 'open' }).execute();
      await workspace.set({ status: 'submitted' }).execute();
    }
    if (!outcome) return id;
    await workspace.set({ status: outcome }).execute();
    await workspace.set({ closedAt, closingReasons: each.reasons ?? [], closingNote: each.note ?? null }).execute();
    if (each.archived) await workspace.set({ status: 'archived' }).execute();
    moved.push({ id, days: days ?? null, closedAt });
    if (terms.length > 0) {
      const kept = terms.map((text) => ({ key: `en:${text}`, kind: 'word', text, weight: 1, documentId: id, page: 1 }));
      await trx
        .insertInto('workspaceProfiles')
        .values({ id, organizationId, status: 'ready', languages: ['en'], terms: JSON.stringify(kept) })
        .execute();
      await trx
        .insertInto('workspaceTerms')
        .values(kept.map(({ key }) => ({ organizationId, workspaceId: id, key })))
        .execute();
    }
    return id;
  }
}
/** Tenders whose moves are set into the past. */
const moved: { id: string; days: number | null; closedAt: string }[] = [];

/** Sets them as the platform, because tenants' work cannot change a move. */
async function backdate() {
  await asPlatform(api.platform.database, async (trx) => {
    for (const { id, days, closedAt } of moved.splice(0)) {
      const opened = new Date(Date.parse(closedAt) - 40 * 86_400_000);
      const submitted = new Date(opened.getTime() + (days ?? 0) * 86_400_000);
      const moves = trx.updateTable('workspaceStatusMoves').where('workspaceId', '=', id);
      if (days === null) {
        await trx
          .deleteFrom('workspaceStatusMoves')
          .where('workspaceId', '=', id)
          .where('toStatus', '=', 'open')
          .execute();
      }
      await moves.where('toStatus', '=', 'open').set({ movedAt: opened }).execute();
      await moves.where('toStatus', '=', 'submitted').set({ movedAt: submitted }).execute();
    }
  });
}

const past: Past[] = [
  {
    ...{ name: 'Pump station', outcome: 'won', value: 120_000, currency: 'EUR', reasons: ['price', 'technical'] },
    ...{ note: 'Close to the site.', closedAt: '2026-03-10T12:00:00Z', days: 10 },
  },
  {
    name: 'Sewer',
    outcome: 'lost',
    value: 900_000,
    currency: 'EUR',
    reasons: ['price'],
    closedAt: '2026-03-31T23:30:00Z',
    days: 20,
  },
  {
    name: 'Valves',
    outcome: 'lost',
    value: 40_000,
    currency: 'USD',
    reasons: ['price', 'delivery'],
    closedAt: '2026-05-02T08:00:00Z',
  },
  {
    name: 'Trams',
    outcome: 'won',
    customer: 'City Rail',
    value: 6_000_000,
    currency: 'EUR',
    closedAt: '2026-05-20T08:00:00Z',
    days: 31,
  },
  { name: 'Depot', outcome: 'no_bid', customer: 'City Rail', reasons: ['capacity'], closedAt: '2026-06-01T08:00:00Z' },
  { name: 'Ferry', outcome: 'won', customer: 'Nobody', closedAt: '2026-06-02T08:00:00Z', archived: true },
  { name: 'Still open', outcome: null },
];

t.test('closed tenders are listed with how they ended, how long they took and what was noted', async (t) => {
  const { ask } = await open(past);
  await backdate();
  const { status, data, totalCount, totalPages } = await ask();
  t.equal(status, 200);
  t.match({ totalCount, totalPages }, { totalCount: 6, totalPages: 1 });
  t.same(
    data.map(({ name }: Past) => name),
    ['Ferry', 'Depot', 'Trams', 'Valves', 'Sewer', 'Pump station'],
    'the last closed first; open ones are not among them',
  );
  t.match(data.at(-1), {
    ...{ outcome: 'won', value: 120_000, currency: 'EUR', size: '50k_250k', daysSpent: 10, industry: 'Water' },
    ...{ closingReasons: ['price', 'technical'], closingNote: 'Close to the site.', documentCount: 0 },
    ...{ customerName: 'Northern Water', closedAt: '2026-03-10T12:00:00.000Z', isArchived: false, ownerName: null },
  });
  t.match(
    data[0],
    { outcome: 'won', isArchived: true, size: 'none', value: null },
    'an archived tender keeps its outcome',
  );
  t.equal(data[0].daysSpent, null, 'one that was never opened has no days');
  t.match(data[2], { daysSpent: 31, size: 'over_5m' });
});

t.test('the list is filtered, searched, ordered and paged', async (t) => {
  const { names, customers, ask, ids, tenant, ada } = await open(past);
  await tenant((trx) =>
    trx
      .updateTable('workspaces')
      .set({ ownerId: ada.userId })
      .where('id', '=', ids.Trams ?? '')
      .execute(),
  );
  for (const [query, expected] of [
    ['Outcome=lost', ['Valves', 'Sewer']],
    [`customerId=${customers.get('City Rail')}`, ['Depot', 'Trams']],
    ['industry=water', ['Valves', 'Sewer', 'Pump station']],
    ['industry=none', ['Ferry']],
    ['size=250k_1m', ['Sewer']],
    ['size=none', ['Ferry', 'Depot']],
    ['currency=usd', ['Valves']],
    ['reason=price', ['Valves', 'Sewer', 'Pump station']],
    [`ownerId=${ada.userId}`, ['Trams']],
    ['from=2026-05-20', ['Ferry', 'Depot', 'Trams']],
    ['to=2026-03-31', ['Sewer', 'Pump station']],
    ['from=2026-05-02&to=2026-05-02', ['Valves']],
    ['SearchTerm=PUMP', ['Pump station']],
    ['SearchTerm=rail', ['Depot', 'Trams']],
    ['SortBy=name', ['Depot', 'Ferry', 'Pump station', 'Sewer', 'Trams', 'Valves']],
    ['SortBy=value&SortDescending=true&outcome=won', ['Trams', 'Pump station', 'Ferry']],
    ['PageSize=2&PageNumber=2', ['Trams', 'Valves']],
  ] as const)
    t.same(
      await names(`?${query}${/sort/i.test(query) && !/Descending/.test(query) ? '&sortDescending=false' : ''}`),
      expected,
      query,
    );
  await asPlatform(api.platform.database, (trx) =>
    trx
      .updateTable('organizations')
      .set({ timeZone: 'Europe/Berlin' })
      .where('id', '=', ada.organizationId ?? '')
      .execute(),
  );
  t.same(await names('?to=2026-03-31'), ['Pump station'], 'days are in the time zone of the organisation');
  for (const wrong of [
    'outcome=open',
    'customerId=x',
    'size=large',
    'currency=euro',
    'from=2026-13-01',
    'reason=luck',
    'sortBy=note',
    'PageSize=0',
  ])
    t.equal((await ask(`?${wrong}`)).status, 400, wrong);
});

t.test('insights count how tenders ended, each currency separately', async (t) => {
  const { ask, path, ada, customers } = await open(past);
  await backdate();
  const insights = async (query = '') => (await ask(query, ada, `${path}/insights`)).data;
  const all = await insights();
  t.same(all.total, { won: 3, lost: 2, noBid: 1, winRate: 0.6 });
  t.same(all.values, [
    { currency: 'EUR', won: 6_120_000, lost: 900_000 },
    { currency: 'USD', won: 0, lost: 40_000 },
  ]);
  t.same(all.byCustomer, [
    { id: customers.get('Northern Water'), name: 'Northern Water', won: 1, lost: 2, noBid: 0, winRate: 1 / 3 },
    { id: customers.get('City Rail'), name: 'City Rail', won: 1, lost: 0, noBid: 1, winRate: 1 },
    { id: customers.get('Nobody'), name: 'Nobody', won: 1, lost: 0, noBid: 0, winRate: 1 },
  ]);
  t.match(all.byIndustry, [{ name: 'Water' }, { name: 'Transport' }, { name: null, won: 1 }]);
  t.same(
    all.bySize.map(({ currency, size, won, lost }: Record<string, unknown>) => [currency, size, won, lost]),
    [
      [null, 'none', 1, 0],
      ['EUR', '50k_250k', 1, 0],
      ['EUR', '250k_1m', 0, 1],
      ['EUR', 'over_5m', 1, 0],
      ['USD', 'under_50k', 0, 1],
    ],
  );
  t.same(
    all.byMonth.map(({ month, won, lost, noBid }: Record<string, unknown>) => [month, won, lost, noBid]),
    [
      ['2026-03', 1, 1, 0],
      ['2026-05', 1, 1, 0],
      ['2026-06', 1, 0, 1],
    ],
  );
  t.match(all.reasons, [
    { reason: 'price', lost: 2, won: 1, noBid: 0 },
    { reason: 'delivery', lost: 1, won: 0 },
  ]);
  t.same(all.withReasons, { won: 1, lost: 2, noBid: 1 });
  t.same(all.days, { count: 3, quarter: 15, median: 20, threeQuarters: 25.5 });
  t.match(all.terms, { isEnough: false, items: [] }, 'two lost ones have nothing in common');
  t.same((await insights('?outcome=no_bid')).total, { won: 0, lost: 0, noBid: 1, winRate: null });
  t.same((await insights('?SearchTerm=sewer')).total, { won: 0, lost: 1, noBid: 0, winRate: 0 });
  t.match(await insights('?industry=Space'), { total: { won: 0, winRate: null }, days: { count: 0, median: null } });
});

t.test('with enough tenders, insights show what the documents of lost ones mention', async (t) => {
  const many = Array.from({ length: 11 }, (_, index): Past => {
    const outcome = index < 5 ? 'lost' : 'won';
    const terms = [
      'pipe',
      ...(outcome === 'lost' ? ['mud', 'mud drilling', `lot${index}`] : []),
      ...(index === 10 ? ['mud'] : []),
    ];
    return { name: `Tender ${index}`, outcome, terms };
  });
  const { ask, path, ada } = await open(many);
  const { terms } = (await ask('', ada, `${path}/insights`)).data;
  t.same(terms, { isEnough: true, lost: 5, won: 6, items: [{ text: 'mud drilling', lost: 5, won: 0 }] });
});

t.test('the filters contain only values that occur', async (t) => {
  const { ask, path, ada, customers } = await open(past);
  const { data } = await ask('', ada, `${path}/filters`);
  t.same(data, {
    customers: ['City Rail', 'Nobody', 'Northern Water'].map((name) => ({ id: customers.get(name), name })),
    industries: ['Transport', 'Water'],
    owners: [],
    currencies: ['EUR', 'USD'],
  });
});

t.test('the filtered list can be downloaded, and no cell of it is a formula', async (t) => {
  const { ada, path } = await open([
    ...past,
    { name: '=HYPERLINK("http://example.org")', outcome: 'lost', note: '@SUM(A1)', closedAt: '2026-07-01T00:00:00Z' },
  ]);
  const load = (query: string) =>
    api.app.inject({ url: `${path}/export?${query}`, headers: { authorization: `Bearer ${ada.token}` } });
  const csv = await load('format=csv&outcome=lost');
  t.match(csv.headers['content-disposition'], /Past%20tenders%20\d{4}-\d\d-\d\d\.csv/);
  const lines = csv.body.trim().split('\r\n');
  t.equal(lines.length, 4, 'the header and three lost ones');
  t.match(lines[0], /Tender/);
  t.notMatch(csv.body, /(?:^|,)"?[=@]/m, 'a text that begins like a formula is text');
  t.match(csv.body, /Valves.*USD.*2026-05-02.*"Price, Delivery time"/);
  const charts = async (chart: string) => {
    const url = `${path}/insights/export?chart=${chart}&format=csv`;
    return (await api.app.inject({ url, headers: { authorization: `Bearer ${ada.token}` } })).body.trim().split('\r\n');
  };
  t.match(await charts('months'), [/Month/, /2026-03,1,1,0,0.5/]);
  t.match(await charts('reasons'), [/Reason/, /Price,2,1,0/]);
  t.match(await charts('sizes'), [/Currency/, /,Value not known,1,1,1/, /EUR,"50,000 to 250,000",1,0,0/]);
  t.match((await charts('industries')).join(), /Transport,1,0,1,1/);
  t.match((await charts('customers')).join(), /City Rail,1,0,1,1/);
  const sheet = await load('');
  t.match(sheet.headers['content-type'], /spreadsheetml/);
  t.equal(sheet.rawPayload.subarray(0, 2).toString(), 'PK');
});

t.test('only administrators of the organisation see past tenders', async (t) => {
  const { ask, organizationId, path, ada } = await open([{ name: 'Secret', outcome: 'won' }]);
  const user = await api.person('ORGANIZATION_USER', organizationId);
  const platform = await api.person('PLATFORM_ADMIN', null);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  for (const part of ['', '/insights', '/filters', '/export', '/insights/export?chart=months']) {
    t.equal((await api.call(ada, 'GET', `${path}${part}`)).status, 200);
    for (const person of [user, platform]) t.equal((await ask('', person, path + part)).status, 403);
    t.equal((await ask('', stranger, path + part)).status, 404);
    t.equal((await api.call(null, 'GET', `${path}${part}`)).status, 401);
  }
});
