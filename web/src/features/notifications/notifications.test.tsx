import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAppStore } from '../../app/store.ts';
import { setUnauthorizedHandler } from '../../lib/api-client.ts';
import { notificationPath } from '../../lib/notification-path.ts';
import { cleared, signedIn, type User } from '../../lib/state/auth.slice.ts';
import { downloadAwaited, notificationsRead } from '../../lib/state/notifications.slice.ts';
import { startApi } from '../../lib/testing/api-server.ts';
import { readToken, storeToken } from '../../lib/token.ts';
import { notificationsSaga } from './notifications.sagas.ts';

const user = { userId: 'u-1', role: 'ORGANIZATION_USER', organizationId: 'o-1' } as User;
const documentId = '01a1f867-4755-773b-91b7-c6c6a5fd8f77';
const kept = { ProcessingType: 4, Message: 'tender.pdf is ready', DocumentId: documentId, Status: 'ready' };
const passing = { ...kept, Message: 'reading', Status: 'processing', Progress: 40, Stage: 'reading page 4 of 10' };

async function follow(options: { status?: number; choices?: object } = {}) {
  const streams: ServerResponse[] = [];
  const api = await startApi(({ url }) => {
    if (url.endsWith('/choices')) return { body: { success: true, data: options.choices ?? {} } };
    return url.endsWith('/recent')
      ? { body: { success: true, data: [{ id: '1', createdAt: '2026-01-01T00:00:00Z', event: kept }] } }
      : {
          status: options.status ?? 200,
          stream: (response) => {
            response.write(': hello\n\n');
            streams.push(response);
            if (options.status) response.end();
          },
        };
  });
  const { store, ready } = createAppStore();
  onTestFinished(store.stop);
  await ready;
  storeToken('t-1');
  store.dispatch(signedIn(user));
  store.run(notificationsSaga);
  await expect.poll(() => streams.length).toBe(1);
  const send = (event: object | string, id?: string) => {
    const data = typeof event === 'string' ? event : JSON.stringify(event);
    streams.at(-1)?.write(`event: notification\n${id ? `id: ${id}\n` : ''}data: ${data}\n\n`);
  };
  const state = () => store.getState();
  const subscriptions = () => api.requests.filter(({ url }) => url.startsWith('/api/Notification/subscribe/'));
  return { store, state, send, streams, subscriptions };
}

test('results are added to the bell, counted as unread and shown in a toast', async () => {
  const { state, send, subscriptions } = await follow();
  await expect.poll(() => state().notifications).toMatchObject({ items: [{ id: '1' }], unread: 0, connected: true });
  send(kept, '2');
  await expect.poll(() => state().notifications.unread).toBe(1);
  expect(state().notifications.items[0]).toMatchObject({ id: '2', event: kept });
  // The message names the file and the outcome.
  expect(state().toasts[0]).toMatchObject({ message: 'tender.pdf is ready', title: undefined });
  expect(subscriptions()[0]?.headers.authorization).toBe('Bearer t-1');
});

test('of documents that were uploaded together, a toast tells the first one', async () => {
  const { state, send } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  const ready = (FileName: string) => ({
    ...{ ...kept, DocumentId: FileName, Message: `${FileName} is ready – Pumps`, FileName },
    ...{ WorkspaceId: 'w', WorkspaceName: 'Pumps' },
  });
  send(ready('terms.pdf'), '2');
  send(ready('scope.pdf'), '3');
  await expect.poll(() => state().notifications.items.length).toBe(3);
  expect(state().toasts).toMatchObject([{ title: 'Document ready', message: 'terms.pdf' }]);
});

test('what was unread is still unread after a reload, until the bell is opened', async () => {
  const { state, send, store } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  send(kept, '2');
  send(kept, '3');
  await expect.poll(() => state().notifications.unread).toBe(2);
  store.stop();
  const again = await follow();
  await expect.poll(() => again.state().notifications.unread).toBe(2);
  again.store.dispatch(notificationsRead());
  again.store.stop();
  const last = await follow();
  await expect.poll(() => last.state().notifications.connected).toBe(true);
  expect(last.state().notifications.unread).toBe(0);
});

test('the end of a download that this tab saves itself is in the bell, but neither unread nor a toast', async () => {
  const { state, send, store } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  const ended = { ProcessingType: 1, Message: 'Your chat history is ready', RequestType: 'chat_export' };
  store.dispatch(downloadAwaited('r-1'));
  send({ ...ended, RequestId: 'r-1', Status: 'completed' }, '2');
  await expect.poll(() => state().notifications.items[0]).toMatchObject({ id: '2' });
  expect(state().notifications.unread).toBe(0);
  send({ ...ended, Message: 'Another one is ready', RequestId: 'r-2', Status: 'completed' }, '3');
  await expect.poll(() => state().notifications.unread, { message: 'of another tab' }).toBe(1);
  expect(state().toasts.map(({ message }: { message: string }) => message)).toEqual(['Chat history is ready']);
});

test('the toast of a run says how it ended in few words, with a link to it; the bell keeps the rest', async () => {
  const { state, send } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  const ended = {
    ...{ ProcessingType: 2, Message: '3 datasheets found – Pumps (a.pdf)', RequestType: 'datasheet_extraction' },
    ...{ CustomerId: 'c-1', WorkspaceId: 'w-1' },
  };
  send({ ...ended, RequestId: 'r-1', Status: 'completed' }, '2');
  await expect.poll(() => state().toasts.length).toBe(1);
  const [{ title, message, intent, to }] = state().toasts;
  expect({ title, message, intent }).toEqual({ message: 'Datasheets are ready', intent: 'success' });
  expect(to).toBe('/home/o-1/customers/c-1/tenders/w-1/workspace?request=r-1');
  expect(state().notifications.items[0]?.event.Message).toBe(ended.Message);
  send({ ...ended, ProcessingType: 6, RequestId: 'r-2', Status: 'failed' }, '3');
  await expect.poll(() => state().toasts[1]).toMatchObject({ message: 'Summary failed', intent: 'error' });
});

test('the toast of a run that is open has no link', async () => {
  const { state, send } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  window.history.pushState(null, '', '/home/o-1/customers/c-1/tenders/w-1/workspace?request=r-1');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const event = { ProcessingType: 3, Message: 'Pumps', RequestType: 'keyword_extraction', Status: 'completed' };
  send({ ...event, CustomerId: 'c-1', WorkspaceId: 'w-1', RequestId: 'r-1' }, '2');
  await expect.poll(() => state().toasts[0]).toMatchObject({ message: 'Keywords are ready' });
  expect(state().toasts[0]?.to).toBeUndefined();
});

test('a kind that the user has turned off is in neither bell nor toast', async () => {
  const { state, send } = await follow({ choices: { documentIngestion: false } });
  await expect.poll(() => state().notifications.unwanted).toEqual([4]);
  send(kept, '2');
  send({ ...kept, ProcessingType: 6, Message: 'The summary is ready' }, '3');
  await expect.poll(() => state().notifications.items.map(({ id }: { id: string }) => id)).toEqual(['3']);
  expect(state().toasts.map(({ message }: { message: string }) => message)).toEqual(['The summary is ready']);
});

test('on the screen of one tender, documents of others are only in the bell', async () => {
  const { state, send } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  window.history.pushState(null, '', '/home/o/customers/c/tenders/another/workspace');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  send({ ...kept, WorkspaceId: documentId }, '2');
  await expect.poll(() => state().notifications.unread).toBe(1);
  expect(state().toasts).toEqual([]);
});

test('a stopped run gives a message that is neither a success nor an error', async () => {
  const { state, send } = await follow();
  send({ ...kept, Message: 'Pumps: Summary was stopped', Status: 'cancelled' }, '2');
  await expect.poll(() => state().toasts.length).toBe(1);
  expect(state().toasts[0]).toMatchObject({ message: 'Pumps: Summary was stopped', intent: 'info' });
});

test('progress is stored by document and is not a notification; invalid JSON is ignored', async () => {
  const { state, send } = await follow();
  send('not JSON');
  send(passing);
  await expect
    .poll(() => state().progress.byDocument[documentId])
    .toEqual({ percent: 40, stage: 'reading page 4 of 10', status: 'processing' });
  expect(state().notifications.unread).toBe(0);
  expect(state().toasts).toEqual([]);
});

test('a broken stream is continued at its last event, with the same client id', async () => {
  const { state, send, streams, subscriptions } = await follow();
  send(kept, '7');
  await expect.poll(() => state().notifications.unread).toBe(1);
  streams[0]?.end();
  await expect.poll(() => subscriptions().length).toBe(2);
  const [first, second] = subscriptions();
  expect(second?.url).toBe(first?.url);
  expect(second?.headers['last-event-id']).toBe('7');
}, 10_000);

test('a stream that the server refuses ends the session', async () => {
  const left = vi.fn();
  setUnauthorizedHandler(left);
  await follow({ status: 401 });
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(readToken()).toBeNull();
});

test('signing out closes the stream', async () => {
  const { store, streams, state } = await follow();
  await expect.poll(() => state().notifications.connected).toBe(true);
  store.dispatch(cleared());
  await expect.poll(() => streams[0]?.destroyed ?? false).toBe(true);
  expect(state().notifications.connected).toBe(false);
});

test('a notification leads to the workspace of its tender, if it names one', () => {
  const event = { ...kept, CustomerId: 'c-1', WorkspaceId: 'w-1' };
  const path = '/home/o-1/customers/c-1/tenders/w-1/workspace';
  expect(notificationPath(event, 'o-1')).toBe(`${path}?document=${documentId}`);
  expect(notificationPath(kept, 'o-1')).toBeUndefined();
});
