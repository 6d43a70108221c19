import { setTimeout as delay } from 'node:timers/promises';
import { watchConnections } from '@bidloom/db/testing-connections';
import t from 'tap';
import { startTestApi } from './testing/main.ts';

const api = await startTestApi();
const watched = await watchConnections(api.platform.database);
t.teardown(async () => {
  await watched?.close();
  await api.close();
});

if (!watched) t.pass('the embedded database has no connections to lose');
else {
  t.test('requests whose connections end get an answer, and the next ones are served', async (t) => {
    const organizationId = await api.organization();
    const person = await api.person('ORGANIZATION_ADMIN', organizationId);
    const statuses = new Map<number, number>();
    const wrong: unknown[] = [];
    const call = async (index: number) => {
      const { status, body } =
        index % 2
          ? await api.call(person, 'GET', `/Keywords/search/${organizationId}/all`)
          : await api.call(person, 'POST', `/Categories`, { organizationId, name: `Category ${Math.random()}` });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const expected = status < 300 ? body.success === true : body.success === false && /try again/.test(body.message);
      if (!expected) wrong.push({ status, body });
    };
    let stop = false;
    const busy = Array.from({ length: 8 }, async (_, index) => {
      while (!stop) await call(index);
    });
    for (let round = 0; round < 8; round++) {
      await delay(80);
      await watched.cut();
    }
    stop = true;
    await Promise.all(busy);
    const seen = [...statuses.keys()].sort();
    t.same(seen, [200, 201, 503], `they are told of an outage: ${JSON.stringify([...statuses])}`);
    t.same(wrong, []);

    statuses.clear();
    await Promise.all(Array.from({ length: 40 }, (_, index) => call(index)));
    t.same([...statuses.keys()].sort(), [200, 201], 'afterwards all are served');
    t.same(new Set(await watched.states()), new Set(['idle']), 'no transaction is left open');
  });
}
