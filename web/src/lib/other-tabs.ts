import type { Endpoint } from '@bidloom/contract';

/** Calls that change nothing, although they are sent like changes. */
const readingPaths = ['/AI/chat-history', '/workspaces/{workspaceId}/documents/{documentId}/sas'];
const listeners = new Set<() => void>();
/** Changes within this time, in milliseconds, are reported once. */
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

/** Calls back when another tab has changed something: at once if this tab is visible, else when it becomes visible. Returns a function that stops this. */
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
