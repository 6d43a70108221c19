import type { Period } from '@bidloom/contract/analytics';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';
import { readPlans, settle } from '../../testing/plans.ts';
import { listExtraction, listKeywords, sumDays } from './analytics.repository.ts';
import type { Extracted } from './outcomes.ts';

const api = await startTestApi();
t.teardown(() => api.close());
t.setTimeout(120_000);

const { database } = api.platform;
const owner = await openAsOwner(database);
t.teardown(() => owner.close());
const organizationId = await api.organization();
const period: Period = {
  ...{ organizationId, timeZone: 'UTC', days: 365 },
  ...{ from: '2025-01-01', to: '2025-12-31', previousFrom: '2024-01-01', previousTo: '2024-12-31' },
};
const scope = { period, customerId: null, userId: null };

// Two years of forty customers that have documents on each day, and runs on one day of fifty.
const customer = newId();
const days = Array.from({ length: 40 }, (_, index) => index).map(
  (number) => `
    select '${organizationId}', 2, day, '${number === 0 ? customer : newId()}', '${newId()}', extract(doy from day)::int + ${number} as n
    from generate_series('2024-01-01', '2025-12-31', interval '1 day') as day`,
);
const measures = ['tenders', 'documents', 'pages', 'other_runs', 'questions', 'answered', 'corrections', 'model_calls'];
const runs = ['keyword', 'datasheet'].flatMap((kind) =>
  ['completed', 'failed', 'cancelled', 'open'].map((status) => `${kind}_${status}`),
);
const found = ['keywords', 'keyword_hits', 'datasheets', 'parameters', 'tokens'];
await owner.query(`
  insert into customers (id, organization_id, name) values ('${customer}', '${organizationId}', 'Waterworks')`);
await owner.query(`
  insert into analytics_roll_ups (organization_id, time_zone, covered_from) values ('${organizationId}', 'UTC', '2023-01-01')`);
await owner.query(`
  insert into analytics_days (organization_id, grain, day, customer_id, user_id, ${[...measures, ...runs, ...found].join(', ')})
  select o::uuid, grain, day, c::uuid, u::uuid, ${measures.map(() => 1).join(', ')},
    ${runs.map((name) => (name.endsWith('completed') ? '(n % 50 = 0)::int' : 0)).join(', ')}, ${found.map(() => 0).join(', ')}
  from (${days.join(' union all ')}) as days (o, grain, day, c, u, n)`);
await settle(owner, ['analytics_days']);

const isOfDays = (step: string) => / analytics_days/.test(step);
const order = { sortBy: 'runs', sortDescending: true, pageNumber: 1, pageSize: 10 };
const reports: Record<string, (trx: TenantTransaction, kind: Extracted) => Promise<unknown>> = {
  'by customer': (trx, kind) => listExtraction(trx, scope, { ...order, kind, byCustomer: true }),
  'by organisation': (trx, kind) => listExtraction(trx, scope, { ...order, kind, byCustomer: false }),
  'by day': (trx, kind) => sumDays(trx, scope, kind),
};

for (const kind of ['keyword', 'datasheet'] as const) {
  for (const [name, report] of Object.entries(reports)) {
    t.test(`of a year's days only those with ${kind} runs are read, ${name}`, async (t) => {
      const steps = await readPlans(database, organizationId, (trx) => report(trx, kind));
      t.same(steps.filter(isOfDays), [`Index Only Scan analytics_days_${kind}_runs`], steps.join(', '));
    });
  }
}

t.test('organisations by their runs for keywords are read from the same index', async (t) => {
  const steps = await readPlans(database, organizationId, (trx) =>
    listKeywords(trx, scope, { byOrganization: true, limit: 10 }),
  );
  t.same(steps.filter(isOfDays), ['Index Only Scan analytics_days_keyword_runs'], steps.join(', '));
});

t.test('which finds what the days say', async (t) => {
  const { items, totalCount } = await withTenant(database, organizationId, (trx) =>
    listExtraction(trx, scope, { ...order, kind: 'keyword', byCustomer: true }),
  );
  t.match(items, [{ id: customer, name: 'Waterworks', runs: 7, completed: 7, failed: 0, previousRuns: 7 }]);
  t.equal(totalCount, 1);
});
