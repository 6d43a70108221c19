import type { Endpoint } from '@bidloom/contract';

/** Calls that change nothing, though they are sent as changes are. */
const readingPaths = ['/AI/chat-history', '/workspaces/{workspaceId}/documents/{documentId}/sas'];
/** Changes that come together are one, in milliseconds. */
const gatherFor = 300;

const channelName = 'bidloom-changes';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

/** Tells the other tabs of this browser that a call may have changed what they show. */
export function tellOtherTabs({ method, path }: Pick<Endpoint, 'method' | 'path'>): void {
  if (method !== 'GET' && !readingPaths.includes(path)) channel?.postMessage('changed');
}

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
