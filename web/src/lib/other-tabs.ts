import type { Endpoint } from '@bidloom/contract';

/** Calls that change nothing, though they are sent as changes are. */
const readingPaths = ['/AI/chat-history', '/workspaces/{workspaceId}/documents/{documentId}/sas'];
const listeners = new Set<() => void>();
/** Changes that come together are one, in milliseconds. */
const gatherFor = 300;

const channelName = 'bidloom-changes';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

/** Tells this tab and the other tabs of this browser that a call may have changed what they show. */
export function tellChange({ method, path }: Pick<Endpoint, 'method' | 'path'>): void {
  if (method === 'GET' || readingPaths.includes(path)) return;
  channel?.postMessage('changed');
  for (const listener of [...listeners]) listener();
}

/** Calls back when this tab has changed something. */
export const onChangeHere = (listener: () => void): unknown => listeners.add(listener);

/** Calls back when another tab has changed something: at once where this one is looked at, else when it is. Returns how to stop. */
export function onOtherTabsChange(callback: () => void): () => void {
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!isStale || document.visibilityState !== 'visible') return;
    isStale = false;
    callback();
  };
  const heard = () => {
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(look, gatherFor);
  };
  channel?.addEventListener('message', heard);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    channel?.removeEventListener('message', heard);
    document.removeEventListener('visibilitychange', look);
  };
}
