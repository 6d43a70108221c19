import type { ServerResponse } from 'node:http';
import { locks } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../../lib/testing/api-server.ts';
import { type Heard, openSharedStream } from './shared-stream.ts';

const event = { ProcessingType: 4, Message: 'tender.pdf is ready' };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
});

/** The server, and tabs of one browser. */
async function browser() {
  const streams: ServerResponse[] = [];
  const api = await startApi(() => ({
    stream: (response) => {
      response.write(': hello\n\n');
      streams.push(response);
    },
  }));
  return {
    streams,
    openStreams: () => streams.filter(({ destroyed }) => !destroyed).length,
    lastEventIds: () => api.requests.map(({ headers }) => headers['last-event-id'] ?? ''),
    send: (id: string) =>
      void streams.at(-1)?.write(`event: notification\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    tab: (userId = 'u-1', lastEventId = '') => {
      const position = { lastEventId };
      const heard: Heard[] = [];
      const close = openSharedStream(userId, position, (something) => {
        heard.push(something);
        if (something.kind === 'event' && something.id) position.lastEventId = something.id;
      });
      onTestFinished(close);
      return {
        close,
        position,
        ids: () => heard.flatMap((each) => (each.kind === 'event' ? [each.id] : [])),
        isConnected: () => heard.findLast((each) => each.kind === 'connected')?.connected,
        outcome: () => heard.find((each) => each.kind === 'ended')?.outcome,
      };
    },
  };
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onTestFinished(() => void vi.restoreAllMocks());
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('the tabs of a user hear of the same events by one stream, those of another user do not', async () => {
  const { tab, send, openStreams, streams } = await browser();
  const other = tab('u-2');
  await expect.poll(openStreams).toBe(1);
  const tabs = [tab(), tab(), tab()];
  for (const { isConnected } of tabs) await expect.poll(isConnected).toBe(true);
  expect(streams.length).toBe(2);
  send('7');
  for (const { ids } of tabs) await expect.poll(ids).toEqual(['7']);
  expect(other.ids()).toEqual([]);
});

test('when the tab with the stream is closed, another one continues after the last event', async () => {
  const { tab, send, openStreams, lastEventIds } = await browser();
  const first = tab('u-1', '6');
  await expect.poll(first.isConnected).toBe(true);
  const second = tab();
  await expect.poll(second.isConnected).toBe(true);
  // It has not heard any event itself.
  expect(second.position.lastEventId).toBe('6');
  first.close();
  await expect.poll(lastEventIds).toEqual(['6', '6']);
  await expect.poll(openStreams).toBe(1);
  send('7');
  await expect.poll(second.ids).toEqual(['7']);
  expect(first.ids()).toEqual([]);
});

test('a waiting tab begins to wait again without a stream of its own', async () => {
  const { tab, send, streams } = await browser();
  const first = tab();
  await expect.poll(first.isConnected).toBe(true);
  tab().close();
  const again = tab();
  await expect.poll(again.isConnected).toBe(true);
  send('7');
  await expect.poll(again.ids).toEqual(['7']);
  expect(streams.length).toBe(1);
});

test('a stream that breaks ends only in the tab that reads it, until another tab has it', async () => {
  const { tab, streams, openStreams } = await browser();
  const first = tab();
  await expect.poll(first.isConnected).toBe(true);
  const second = tab();
  await expect.poll(second.isConnected).toBe(true);
  streams[0]?.destroy();
  await expect.poll(first.isConnected).toBe(false);
  await expect.poll(second.isConnected).toBe(false);
  first.close();
  await expect.poll(second.isConnected).toBe(true);
  expect(openStreams()).toBe(1);
});

test('a visible tab takes the stream from a hidden one, which waits then; hidden tabs leave it where it is', async () => {
  const { tab, streams, openStreams } = await browser();
  hide(true);
  const first = tab();
  await expect.poll(first.isConnected).toBe(true);
  const second = tab();
  await expect.poll(second.isConnected).toBe(true);
  expect(streams.length).toBe(1);
  // The first tab, whose answer says that it is hidden, cannot be seen by this process as hidden while the second is visible.
  const channel = new BroadcastChannel('notifications-u-1');
  onTestFinished(() => channel.close());
  hide(false);
  channel.postMessage({ kind: 'connected', connected: true, lastEventId: '', hidden: true });
  await expect.poll(() => streams.length).toBe(2);
  await expect.poll(openStreams).toBe(1);
  second.close();
  await expect.poll(() => streams.length).toBe(3);
  await expect.poll(first.isConnected).toBe(true);
});

test('a visible tab takes the stream from a tab that does not answer', async () => {
  const { tab, streams } = await browser();
  const suspended = locks.request('notifications-u-1', () => new Promise(() => {}));
  const stolen = expect(suspended).rejects.toThrow();
  const second = tab();
  await expect.poll(second.isConnected).toBe(true);
  await stolen;
  await pause(3500);
  expect(streams.length).toBe(1);
});

test('a browser that refuses the lock reports a broken stream', async () => {
  const { tab } = await browser();
  vi.spyOn(locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
  onTestFinished(() => void vi.restoreAllMocks());
  await expect.poll(tab().outcome).toBe('broken');
});

test('without locks, as over plain HTTP, a tab reads a stream of its own while it is visible, and continues it', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { tab, send, openStreams, lastEventIds } = await browser();
  const first = tab('u-1', '6');
  await expect.poll(first.isConnected).toBe(true);
  send('7');
  await expect.poll(first.ids).toEqual(['7']);
  hide(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(openStreams).toBe(0);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(first.isConnected).toBe(true);
  expect(lastEventIds()).toEqual(['6', '7']);
});
