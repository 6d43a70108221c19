import { activateCategory } from '@bidloom/contract/categories';
import { createKeyword, deleteKeyword, searchKeywords, updateKeyword } from '@bidloom/contract/keywords';
import { expect, onTestFinished, test } from 'vitest';
import { createAppStore } from '../app/store.ts';
import { pageOf, type Received, type Reply, startApi } from '../lib/testing/api-server.ts';
import { createResource } from './create-resource.ts';

const search = { params: { organizationId: 'o', customerId: 'all' }, query: { pageNumber: 1, pageSize: 2 } };
const rows = [
  { id: 'k-1', text: 'API 610', isActive: false },
  { id: 'k-2', text: 'Bid security', isActive: true },
];

async function open(handle: (request: Received) => Reply) {
  const api = await startApi(handle);
  const resource = createResource({
    name: 'keywords',
    noun: { one: 'keyword', many: 'keywords' },
    operations: {
      search: searchKeywords,
      create: createKeyword,
      update: updateKeyword,
      remove: deleteKeyword,
      activate: activateCategory,
    },
  });
  const { store, ready } = createAppStore();
  onTestFinished(store.stop);
  await ready;
  store.inject(resource.module);
  const list = () => resource.select(store.getState());
  const ids = () => list().items.map(({ id }) => id);
  const toasts = () => store.getState().toasts.map(({ message }: { message: string }) => message);
  return { ...api, ...resource, store, list, ids, toasts };
}

const searchable =
  (other: (request: Received) => Reply): ((request: Received) => Reply) =>
  (request) =>
    request.method === 'GET' ? { body: pageOf(rows, { totalCount: 5, pageSize: 2 }) } : other(request);

test('a search fetches its page', async () => {
  const { store, actions, list, ids, requests } = await open(searchable(() => ({})));
  expect(list().status).toBe('idle');
  store.dispatch(actions.searched(search));
  expect(list().status).toBe('loading');
  await expect.poll(() => list().status).toBe('ready');
  expect(requests[0]?.url).toBe('/Keywords/search/o/all?pageNumber=1&pageSize=2');
  expect(ids()).toEqual(['k-1', 'k-2']);
  expect(list().paging).toMatchObject({ totalCount: 5, totalPages: 3, hasNextPage: true });
});

test('only the latest of several searches counts', async () => {
  const delayed: (() => void)[] = [];
  const { store, actions, ids, list } = await open(({ url }) => ({
    stream: (response) => {
      const answer = () => response.end(JSON.stringify(pageOf([{ id: url.includes('old') ? 'old' : 'new' }])));
      if (url.includes('old')) delayed.push(answer);
      else answer();
    },
  }));
  store.dispatch(actions.searched({ ...search, query: { searchTerm: 'old' } }));
  await expect.poll(() => delayed.length).toBe(1);
  store.dispatch(actions.searched({ ...search, query: { searchTerm: 'new' } }));
  await expect.poll(() => list().status).toBe('ready');
  delayed[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ids()).toEqual(['new']);
});

test('a search that is replaced by another one is cancelled', async () => {
  let [came, left] = [false, false];
  const { store, actions, ids } = await open(({ url }) => {
    if (!url.includes('old')) return { body: pageOf(rows) };
    return {
      stream: (response) => {
        came = true;
        response.on('close', () => {
          left = true;
        });
      },
    };
  });
  store.dispatch(actions.searched({ ...search, query: { searchTerm: 'old' } }));
  await expect.poll(() => came).toBe(true);
  store.dispatch(actions.searched(search));
  await expect.poll(() => left).toBe(true);
  await expect.poll(ids).toEqual(['k-1', 'k-2']);
});

test('rows stay while the same scope is searched again, and are removed when the scope changes', async () => {
  const { store, actions, list, ids } = await open(searchable(() => ({})));
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('ready');
  store.dispatch(actions.searched({ ...search, query: { pageNumber: 2 } }));
  expect(list().status).toBe('refreshing');
  expect(ids()).toHaveLength(2);
  store.dispatch(actions.searched({ ...search, params: { organizationId: 'o', customerId: 'c-1' } }));
  expect(list().status).toBe('loading');
  expect(ids()).toHaveLength(0);
});

test('a search that fails says why, and a retry asks the same again', async () => {
  let broken = true;
  const { store, actions, list, requests } = await open(() =>
    broken ? { status: 503, body: { message: 'Back in a minute' } } : { body: pageOf(rows) },
  );
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('failed');
  expect(list().error).toBe('Back in a minute');
  broken = false;
  store.dispatch(actions.refreshed());
  await expect.poll(() => list().status).toBe('ready');
  expect(requests[1]?.url).toBe(requests[0]?.url);
});

test("a failure without a message shows the operation's default message", async () => {
  const { store, actions, list } = await open(() => ({ stream: (response) => response.destroy(), status: 200 }));
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('failed');
  expect(list().error).toBeTruthy();
});

test('a created item goes to the top, and the total rises by one', async () => {
  const made = { id: 'k-9', text: 'Zinc' };
  const { store, actions, list, ids, requests, toasts } = await open(
    searchable(() => ({ status: 201, body: { success: true, data: made } })),
  );
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('ready');
  store.dispatch(actions.submitted({ operation: 'create', params: {}, body: { text: 'Zinc' } }));
  expect(list().submit.status).toBe('saving');
  await expect.poll(() => list().submit.status).toBe('done');
  expect(ids()).toEqual(['k-9', 'k-1']);
  expect(list().paging.totalCount).toBe(6);
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: '/Keywords', body: '{"text":"Zinc"}' });
  expect(toasts()).toEqual(['Keyword created']);
});

test('a changed item stays in its place', async () => {
  const { store, actions, list } = await open(
    searchable(() => ({ body: { success: true, data: { id: 'k-2', text: 'Bid bond' } } })),
  );
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('ready');
  store.dispatch(actions.submitted({ operation: 'update', params: { id: 'k-2' }, body: { text: 'Bid bond' } }));
  await expect.poll(() => list().submit.status).toBe('done');
  expect(list().items[1]).toEqual({ id: 'k-2', text: 'Bid bond' });
});

test('a form that is refused keeps the reason; the same form sent twice is sent once', async () => {
  const { store, actions, list, requests } = await open(
    searchable(() => ({ status: 409, body: { message: 'This keyword exists' } })),
  );
  const submission = actions.submitted({ operation: 'create', params: {}, body: {} });
  store.dispatch(submission);
  store.dispatch(submission);
  await expect.poll(() => list().submit).toEqual({ status: 'failed', error: 'This keyword exists' });
  expect(requests).toHaveLength(1);
});

test('a deleted item disappears at once, the total falls by one, and the page is fetched again', async () => {
  const { store, actions, list, requests, toasts } = await open(searchable(() => ({ body: { success: true } })));
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('ready');
  const params = { organizationId: 'o', customerId: 'all', id: 'k-1' };
  store.dispatch(actions.mutated({ operation: 'remove', id: 'k-1', params }));
  expect(list().busy).toEqual(['k-1']);
  await expect.poll(() => requests.length).toBe(3);
  expect(requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
    'GET /Keywords/search/o/all',
    'DELETE /Keywords/o/all/k-1',
    'GET /Keywords/search/o/all',
  ]);
  await expect.poll(toasts).toEqual(['Keyword deleted']);
  expect(list().busy).toEqual([]);
});

test('activating replaces the row; an action that fails says so and does not change the row', async () => {
  const { store, actions, list, toasts } = await open(
    searchable(({ url }) =>
      url.endsWith('k-1/activate')
        ? { body: { success: true, data: { ...rows[0], isActive: true } } }
        : { status: 409, body: { message: 'Not now' } },
    ),
  );
  store.dispatch(actions.searched(search));
  await expect.poll(() => list().status).toBe('ready');
  for (const id of ['k-1', 'k-2']) {
    store.dispatch(actions.mutated({ operation: 'activate', id, params: { organizationId: 'o', id } }));
  }
  await expect.poll(() => list().busy).toEqual([]);
  expect(list().items).toEqual([{ ...rows[0], isActive: true }, rows[1]]);
  expect(toasts().sort()).toEqual(['Keyword activated', 'Not now']);
});
