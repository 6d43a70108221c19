import { setTimeout } from 'node:timers/promises';
import { asPlatform, insertNotification, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { watchSession } from '../../lib/access/watch-session.ts';
import { startTestApi } from '../../testing/main.ts';
import { listen, openStream } from '../../testing/streams.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, events } = api.platform;
const address = await listen(api);
const url = `${address}/api/Notification/subscribe/window-1`;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

/** Keeps a notification and tells of it, as the worker does. */
function notify(Message: string, userId: string | null = null, organization = organizationId): Promise<string> {
  return withTenant(database, organization, async (trx) => {
    const event = { ProcessingType: 4, Message };
    const id = await insertNotification(trx, { organizationId: organization, userId, event });
    await events.publish({ type: 'notification', organizationId: organization, userId, data: { id, event } }, trx);
    return id;
  });
}

function progress(Message: string): Promise<void> {
  const data = { id: null, event: { ProcessingType: 4, Message, Progress: 40 } };
  return events.publish({ type: 'notification', organizationId, userId: null, data });
}

/** Opens a stream and waits until it is certain to be followed: the first event that arrives proves it. */
async function follow(person = ada, lastEventId?: string) {
  const stream = await openStream(url, person, lastEventId === undefined ? {} : { lastEventId });
  t.teardown(() => stream.leave());
  return stream;
}

async function untilFollowed(stream: Awaited<ReturnType<typeof follow>>) {
  const timer = setInterval(() => void progress('ready?'), 20);
  await stream.next();
  clearInterval(timer);
}

async function nextKept(stream: Awaited<ReturnType<typeof follow>>) {
  for (;;) {
    const event = await stream.next();
    if (event?.data.Message !== 'ready?') return event;
  }
}

t.test('what happens reaches whom it is for', async (t) => {
  const [stream, bobs] = [await follow(), await follow(await api.person('ORGANIZATION_ADMIN', organizationId))];
  await untilFollowed(stream);
  await untilFollowed(bobs);
  const stranger = await api.organization();
  await notify('of another organisation', null, stranger);
  await notify('for Ada', ada.userId);
  await progress('page 40 of 100');
  const id = await notify('for everybody');

  t.match(await nextKept(stream), {
    event: 'notification',
    id: /^\d+$/,
    data: { ProcessingType: 4, Message: 'for Ada' },
  });
  const passing = await nextKept(stream);
  t.match(passing?.data, { Message: 'page 40 of 100', Progress: 40 });
  t.equal(passing?.id, undefined, 'progress is not resumed after');
  t.match(await nextKept(stream), { id, data: { Message: 'for everybody' } });
  t.match((await nextKept(bobs))?.data, { Message: 'page 40 of 100' });
  t.match(await nextKept(bobs), { id, data: { Message: 'for everybody' } });
});

t.test('who comes back misses nothing and sees nothing twice', async (t) => {
  const first = await follow();
  await untilFollowed(first);
  const seen = await notify('seen');
  t.match(await nextKept(first), { id: seen });
  first.leave();
  const missed = [await notify('missed 1'), await notify('missed 2', ada.userId)];
  const bob = await api.person('ORGANIZATION_USER', organizationId);
  await notify("somebody else's", bob.userId);

  const opening = follow(ada, seen);
  const meanwhile = await Promise.all(Array.from({ length: 20 }, (_, index) => notify(`meanwhile ${index}`)));
  const second = await opening;
  const last = await notify('last');
  const expected = [...missed, ...meanwhile.toSorted((a, b) => Number(a) - Number(b)), last];
  const received: (string | undefined)[] = [];
  while (received.at(-1) !== last) received.push((await nextKept(second))?.id);
  t.same(received, expected);
});

t.test('more than one batch is caught up with in its order', async (t) => {
  const start = await notify('start');
  const ids = await withTenant(database, organizationId, async (trx) => {
    const kept: string[] = [];
    for (let index = 0; index < 450; index += 1) {
      kept.push(
        await insertNotification(trx, { organizationId, userId: null, event: { ProcessingType: 1, Message: 'x' } }),
      );
    }
    return kept;
  });
  const stream = await follow(ada, start);
  const received: (string | undefined)[] = [];
  while (received.length < ids.length) received.push((await nextKept(stream))?.id);
  t.same(received, ids);
});

t.test(
  'what happened while the connection that listens was lost is caught up with',
  { skip: !process.env.TEST_DATABASE_URL && 'needs TEST_DATABASE_URL: the embedded database has no such connection' },
  async (t) => {
    const stream = await follow();
    await untilFollowed(stream);
    await asPlatform(database, (trx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'bidloom events listener'`.execute(trx),
    );
    const ids = [await notify('unheard 1'), await notify('unheard 2')];
    t.same([(await nextKept(stream))?.id, (await nextKept(stream))?.id], ids);
    const live = await notify('heard');
    t.match(await nextKept(stream), { id: live });
  },
);

t.test('an id that was never given does not silence what comes', async (t) => {
  for (const id of ['999999999999', 'abc']) {
    const stream = await follow(ada, id);
    await untilFollowed(stream);
    const next = await notify('after all');
    t.match(await nextKept(stream), { id: next });
  }
});

t.test('the last fifty are listed, newest first', async (t) => {
  const eve = await api.person('ORGANIZATION_USER', await api.organization());
  for (let index = 0; index < 52; index += 1) await notify(`n${index}`, null, eve.organizationId as string);
  const { status, body } = await api.call(eve, 'GET', '/api/Notification/recent');
  t.equal(status, 200);
  t.equal(body.data.length, 50);
  t.match(body.data[0], { id: /^\d+$/, event: { ProcessingType: 4, Message: 'n51' } });
  t.equal(body.data[49].event.Message, 'n2');
});

t.test('the stream ends when its session ends', async (t) => {
  const eve = await api.person('ORGANIZATION_USER', organizationId);
  const stream = await follow(eve);
  await untilFollowed(stream);
  t.equal((await api.call(eve, 'POST', '/Auth/logout')).status, 200);
  t.equal(await nextKept(stream), undefined);
  t.equal((await openStream(url, eve)).status, 401);
});

t.test('the stream of an account that was put out of use ends', async (t) => {
  const eve = await api.person('ORGANIZATION_USER', organizationId);
  const { sid } = api.app.jwt.decode(eve.token) as { sid: string };
  const closed = new AbortController();
  t.teardown(() => closed.abort());
  const ended = new Promise<void>((resolve) => {
    const stream = { send: () => {}, end: resolve, closed: closed.signal };
    watchSession(api.platform, sid, stream, { idleHours: 1, everyMs: 10 });
  });
  await asPlatform(database, (trx) =>
    trx.updateTable('users').set({ isActive: false }).where('id', '=', eve.userId).execute(),
  );
  t.ok(await Promise.race([ended.then(() => true), setTimeout(60_000, false, { ref: false })]));
});

t.test('platform administrators hear nothing of organisations', async (t) => {
  const root = await api.person('PLATFORM_ADMIN', null);
  const stream = await follow(root);
  t.equal(stream.status, 200);
  await notify('an affair of the organisation');
  t.equal((await api.call(root, 'GET', '/api/Notification/recent')).status, 403);
  await api.call(root, 'POST', '/Auth/logout');
  t.equal(await stream.next(), undefined);
  t.equal((await api.call(null, 'GET', '/api/Notification/subscribe/x')).status, 401);
});
