import type { NotificationEvent } from '@bidloom/contract/notifications';
import { clientId } from './client-id.ts';
import { openStream } from './notification-stream.ts';

/** What is heard of the stream. `id` is set for events that the server stores, and undefined for progress. */
export type Heard =
  | { kind: 'event'; event: NotificationEvent; id: string | undefined }
  | { kind: 'connected'; connected: boolean }
  | { kind: 'ended'; outcome: 'refused' | 'broken' };

/** Where the next stream continues. */
interface Position {
  lastEventId: string;
}

/** A waiting tab asks for the state of the stream; the tab that reads it answers, and passes on what it hears. */
type Message = 'state?' | (Heard & Position & { hidden: boolean });

/** If the tab that reads the stream does not answer within this time in milliseconds, it is suspended, as on phones. */
const answersWithin = 3000;

/**
 * Opens one stream of notifications for all tabs in which this user is signed in, because over HTTP/1.1 a browser has only six
 * connections to a host. The tab with the lock reads it and passes everything on. A visible tab takes the lock from a hidden one.
 * Returns a function that closes the stream for this tab; if this tab was reading it, a waiting tab continues.
 */
export function openSharedStream(userId: string, position: Position, emit: (heard: Heard) => void): () => void {
  const open = (hear: (heard: Heard) => void) =>
    openStream(clientId(), position.lastEventId, {
      onEvent: (event, id) => hear({ kind: 'event', event, id }),
      onConnected: (connected) => hear({ kind: 'connected', connected }),
      onEnded: (outcome) => emit({ kind: 'ended', outcome }),
    });
  // Browsers have no locks outside of HTTPS. Those with locks have broadcast channels.
  if (!navigator.locks) return openWhileVisible(() => open(emit), emit);

  const name = `notifications-${userId}`;
  const channel = new BroadcastChannel(name);
  let turn = new AbortController();
  let isReading = false;
  let state: Heard = { kind: 'connected', connected: false };
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const post = (message: Message) => channel.postMessage(message);
  const tell = (heard: Heard) => post({ ...heard, lastEventId: position.lastEventId, hidden: document.hidden });
  const ask = () => {
    clearTimeout(unanswered);
    if (!document.hidden) unanswered = setTimeout(takeTurn, answersWithin, true);
    post('state?');
  };

  /** Waits for the lock, or steals it from the tab that has it. Reads the stream until the turn is aborted or the lock is stolen. */
  const takeTurn = async (steal: boolean) => {
    turn.abort();
    turn = new AbortController();
    isReading = false;
    const { signal } = turn;
    const read = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        clearTimeout(unanswered);
        isReading = true;
        const close = open((heard) => {
          if (heard.kind === 'connected') state = heard;
          tell(heard);
          emit(heard);
        });
        signal.addEventListener('abort', () => {
          close();
          resolve();
        });
      });
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal }, read);
    } catch {
      if (signal.aborted) return;
      if (isReading) wait();
      else emit({ kind: 'ended', outcome: 'broken' });
    }
  };
  const wait = () => {
    takeTurn(false);
    ask();
  };

  const look = () => (isReading ? tell(state) : ask());
  document.addEventListener('visibilitychange', look);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (isReading) {
      if (data === 'state?') tell(state);
    } else if (data !== 'state?') {
      clearTimeout(unanswered);
      position.lastEventId ||= data.lastEventId;
      emit(data);
      if (data.hidden && !document.hidden) takeTurn(true);
    }
  };
  wait();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(unanswered);
    turn.abort();
    channel.close();
  };
}

/** Opens a stream for this tab alone, and closes it while the tab is hidden: it continues after the last event. */
function openWhileVisible(open: () => () => void, emit: (heard: Heard) => void): () => void {
  let close = document.hidden ? null : open();
  const look = () => {
    if (!document.hidden) close ??= open();
    else if (close) {
      close();
      close = null;
      emit({ kind: 'connected', connected: false });
    }
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close?.();
  };
}
