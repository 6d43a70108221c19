import { mock } from 'node:test';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { writePrompt } from '@bidloom/jobs';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';
import { listen } from '../../testing/streams.ts';

t.setTimeout(120_000);

const api = await startTestApi();
t.teardown(() => api.close());
const { database, events, queue } = api.platform;
const sections = [{ title: 'Scope', prompt: 'What is supplied.' }];

/** A separate organisation for each test, because an organisation has one default. */
async function open() {
  const organizationId = await api.organization();
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const path = `/api/organizations/${organizationId}/summary-templates`;
  const add = (name: string, more: object = {}) => api.call(admin, 'POST', path, { name, sections, ...more });
  const list = async (): Promise<{ id: string; name: string; isDefault: boolean }[]> =>
    (await api.call(admin, 'GET', path)).body.data;
  const shown = async () => (await list()).map(({ name, isDefault }) => (isDefault ? `${name} (default)` : name));
  return { organizationId, admin, path, add, list, shown };
}

t.test('the first template is the default, and there is always exactly one', async (t) => {
  const { admin, path, add, shown } = await open();
  const first = await add('Zebra');
  t.match(first, { status: 201, body: { data: { name: 'Zebra', sections, isDefault: true } } });
  const second = await add('Apple');
  t.same(await shown(), ['Zebra (default)', 'Apple'], 'the default first');
  await add('Mango', { isDefault: true });
  t.same(await shown(), ['Mango (default)', 'Apple', 'Zebra']);
  const change = (id: string, more: object) => api.call(admin, 'PUT', `${path}/${id}`, { sections, ...more });
  await change(second.body.data.id, { name: 'Apple', isDefault: true });
  t.same(await shown(), ['Apple (default)', 'Mango', 'Zebra'], 'it changes');
  await change(second.body.data.id, { name: 'Apple pie', isDefault: false });
  t.same(await shown(), ['Apple pie (default)', 'Mango', 'Zebra'], 'and stays until another becomes it');
  t.equal((await api.call(admin, 'DELETE', `${path}/${second.body.data.id}`)).status, 200);
  t.same(await shown(), ['Zebra (default)', 'Mango'], 'the oldest that is left takes over');
  t.equal((await api.call(admin, 'DELETE', `${path}/${second.body.data.id}`)).status, 404);
});

t.test('names are unique within an organisation, whatever their case is', async (t) => {
  const { admin, path, add, shown } = await open();
  await add('Short');
  const other = await add('Long');
  t.match(await add('SHORT'), { status: 409, body: { message: /already/ } });
  t.equal((await api.call(admin, 'PUT', `${path}/${other.body.data.id}`, { name: 'short', sections })).status, 409);
  t.same(await shown(), ['Short (default)', 'Long'], 'what is refused changes nothing');
  t.equal((await (await open()).add('Short')).status, 201, 'another organisation has its own');
});

t.test('a template has a name and one to thirty sections with title and prompt', async (t) => {
  const { add, shown } = await open();
  const many = (count: number) => Array.from({ length: count }, () => sections[0]);
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(121) },
    { sections: [] },
    { sections: many(31) },
    { sections: [{ title: '', prompt: 'All.' }] },
    { sections: [{ title: 'Scope', prompt: ' ' }] },
    { sections: [{ title: 'x'.repeat(201), prompt: 'All.' }] },
    { sections: [{ title: 'Scope', prompt: 'x'.repeat(4001) }] },
    { sections: [{ title: 'Scope', prompt: 'All.', order: 1 }] },
    { organizationId: newId() },
  ])
    t.equal((await add('Mine', wrong)).status, 400, JSON.stringify(wrong).slice(0, 60));
  t.same(await shown(), []);
  t.equal((await add('Mine', { sections: many(30) })).status, 201);
});

t.test('an organisation has at most a hundred templates', async (t) => {
  const { organizationId, add } = await open();
  await add('First');
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('summaryTemplates')
      .values(
        Array.from({ length: 99 }, (_, index) => ({
          ...{ id: newId(), organizationId, name: `Template ${index}`, sections: JSON.stringify(sections) },
        })),
      )
      .execute(),
  );
  t.match(await add('One more'), { status: 409, body: { message: /At most 100/ } });
});

t.test('administrators edit templates, members choose from them, others see none', async (t) => {
  const { organizationId, path, add } = await open();
  const { id } = (await add('Mine')).body.data;
  const member = await api.person('ORGANIZATION_USER', organizationId);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.match(await api.call(member, 'GET', path), { status: 200, body: { data: [{ id }] } });
  for (const [method, at, body] of [
    ['POST', path, { name: 'New', sections }],
    ['PUT', `${path}/${id}`, { name: 'Other', sections }],
    ['DELETE', `${path}/${id}`, undefined],
    ['POST', `${path}/generate-prompt`, { wish: 'Dates' }],
  ] as const) {
    t.equal((await api.call(member, method, at, body)).status, 403, `${method} by a member`);
    t.equal((await api.call(stranger, method, at, body)).status, 404, `${method} by a stranger`);
    t.equal((await api.call(null, method, at, body)).status, 401, `${method} by nobody`);
  }
  const own = `/api/organizations/${stranger.organizationId}/summary-templates/${id}`;
  t.equal((await api.call(stranger, 'PUT', own, { name: 'Stolen', sections })).status, 404);
  t.equal((await api.call(stranger, 'DELETE', own)).status, 404);
});

// The worker's side of the contract, as small as possible. The text of a wish decides what happens to it.
const slowAsked = Promise.withResolvers<void>();
await queue.work(writePrompt, { concurrency: 4 }, async ({ payload }) => {
  const { organizationId, promptDraftId } = payload;
  await withTenant(database, organizationId, async (trx) => {
    const { wish, userId } = await trx
      .selectFrom('promptDrafts')
      .select(['wish', 'userId'])
      .where('id', '=', promptDraftId)
      .executeTakeFirstOrThrow();
    if (wish === 'never') {
      slowAsked.resolve();
      return;
    }
    const author =
      wish === 'silent' ? { engine: 'extractive', model: null } : { engine: 'langchain', model: 'writer-2' };
    const outcome =
      wish === 'fail' ? { failure: 'The model refused the key.' } : { prompt: `List ${wish}.`, ...author };
    await trx.updateTable('promptDrafts').set(outcome).where('id', '=', promptDraftId).execute();
    if (wish === 'silent') return;
    await events.publish({ type: 'prompt-draft.done', organizationId, userId, data: { promptDraftId } }, trx);
  });
});

t.test('a prompt is drafted from a wish and says who wrote it, also where its event is lost', async (t) => {
  const { admin, path } = await open();
  const draft = (wish: string) => api.call(admin, 'POST', `${path}/generate-prompt`, { wish });
  t.match(await draft('all dates'), {
    status: 200,
    body: { data: { prompt: 'List all dates.', engine: 'langchain', model: 'writer-2' } },
  });
  t.match(await draft('silent'), {
    status: 200,
    body: { data: { prompt: 'List silent.', engine: 'extractive', model: null } },
  });
  t.equal((await draft(' ')).status, 400);
  t.equal((await draft('x'.repeat(1001))).status, 400);
});

t.test('a draft that fails says why', async (t) => {
  const { admin, path } = await open();
  t.match(await api.call(admin, 'POST', `${path}/generate-prompt`, { wish: 'fail' }), {
    status: 503,
    body: { success: false, message: 'The model refused the key.' },
  });
});

t.test('a client that leaves is not waited for', async (t) => {
  // Far less time than the api waits for a draft.
  t.setTimeout(40_000);
  const { admin, path } = await open();
  const leaving = new AbortController();
  // The handler stops listening for the draft when it ends.
  const ended = Promise.withResolvers<void>();
  const subscribe = events.subscribe.bind(events);
  const watched = mock.method(events, 'subscribe', (listener: Parameters<typeof subscribe>[0]) => {
    const end = subscribe(listener);
    return () => {
      ended.resolve();
      end();
    };
  });
  const asked = fetch(`${await listen(api)}${path}/generate-prompt`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ wish: 'never' }),
  });
  await slowAsked.promise;
  leaving.abort();
  await t.rejects(asked, { name: 'AbortError' });
  await ended.promise;
  watched.mock.restore();
  const drafts = await asPlatform(database, (trx) =>
    trx.selectFrom('promptDrafts').select('id').where('wish', '=', 'never').execute(),
  );
  t.same(drafts, [], 'nothing is kept of the wish');
  t.equal((await api.call(admin, 'GET', path)).status, 200, 'and the api continues to work');
});
