import { asPlatform, newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { keepDefaultPrice } from './default-price.ts';
import { warnOfBudgets } from './watch-budgets.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { database, organizationId } = worker;
const settings = { publicUrl: 'http://localhost:3000' };
const model = `model ${newId()}`;

const use = (inputTokens: number, outputTokens = 0) =>
  withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('usageEvents')
      .values({ id: newId(), organizationId, kind: 'answer', model, inputTokens, outputTokens })
      .execute(),
  );
const costs = async () =>
  (
    await asPlatform(database, (trx) =>
      trx.selectFrom('usageEvents').select('cost').where('model', '=', model).orderBy('id').execute(),
    )
  ).map(({ cost }) => Number(cost));
const prices = (input: number, output: number) => ({
  ...{ apiKey: '', baseUrl: null, chatModel: model, embeddingModel: null, contextTokens: 1 },
  prices: { input, output },
});

t.test('usage takes the price of its time, and a price that a person set wins over the settings', async (t) => {
  await use(1_000_000);
  await keepDefaultPrice(database, prices(2, 10));
  await use(1_000_000, 100_000);
  await asPlatform(database, (trx) =>
    trx.updateTable('modelPrices').set({ inputPrice: 5, isDefault: false }).where('model', '=', model).execute(),
  );
  await keepDefaultPrice(database, prices(1, 1));
  await use(1_000_000);
  t.same(await costs(), [0, 3, 5]);
});

t.test('sums of a month follow what is added and removed', async (t) => {
  const sum = () =>
    withTenant(database, organizationId, (trx) =>
      trx.selectFrom('usageMonths').select(['events', 'inputTokens', 'cost']).where('model', '=', model).execute(),
    );
  t.match(await sum(), [{ events: '3', inputTokens: '3000000', cost: '8.000000' }]);
  await asPlatform(database, (trx) => trx.deleteFrom('usageEvents').where('model', '=', model).execute());
  t.match(await sum(), [{ events: '0', inputTokens: '0', cost: '0.000000' }]);
  await t.rejects(
    withTenant(database, organizationId, (trx) => trx.updateTable('usageMonths').set({ cost: 0 }).execute()),
    database.engine.kind === 'pglite' ? /./ : /permission denied/,
  );
});

t.test('administrators are notified at 80% and 100%, once each, even if two check at the same moment', async (t) => {
  const email = `${newId()}@example.org`;
  const names = { firstName: 'Ada', lastName: 'Byron' };
  await asPlatform(database, async (trx) => {
    const account = { id: newId(), email, ...names, role: 'PLATFORM_ADMIN', passwordHash: 'x' };
    await trx.insertInto('users').values(account).execute();
    await trx.insertInto('organizationBudgets').values({ organizationId, monthlyAmount: 10 }).execute();
  });
  const mails = async () =>
    (
      await asPlatform(database, (trx) =>
        trx.selectFrom('outgoingMails').select('subject').where('recipient', '=', email).orderBy('createdAt').execute(),
      )
    ).map(({ subject }) => subject);
  const look = () => Promise.all([1, 2, 3].map(() => warnOfBudgets(worker.platform(), settings)));
  await use(1_000_000);
  t.same(await look(), [0, 0, 0]);
  // Two events that pass the mark at the same moment.
  await Promise.all([use(300_000), use(400_000)]);
  t.equal(
    (await look()).reduce((sum, count) => sum + count),
    1,
  );
  await use(400_000);
  t.equal(
    (await look()).reduce((sum, count) => sum + count),
    1,
  );
  await use(1_000_000);
  t.same(await look(), [0, 0, 0]);
  const [first, second, ...more] = await mails();
  t.match(first, /has used 80% of its budget$/);
  t.match(second, /has used all of its budget$/);
  t.same(more, []);
});
