import type { Events, PlatformEvent } from '@bidloom/platform';

/** How long to wait for an answer, in milliseconds. */
export interface Patience {
  /** Without an event for this long, the row is looked at. */
  quietMs: number;
  /** Nobody waits longer than this. */
  limitMs: number;
}

/** The usual times. */
const patience: Patience = { quietMs: 5000, limitMs: 300_000 };

/** The events of one answer, from the moment at which `watchAnswers` was called. */
export interface AnswerWatch {
  /**
   * Resolves once the answer is final in its row: `done`; `late` after the limit; `gone` where `signal` fires first.
   * `onToken` gets the pieces in their order. Where one was missed, no more are given: the finished answer is whole.
   */
  follow(options: {
    chatEntryId: string;
    isFinal: () => Promise<boolean>;
    onToken: (text: string) => void;
    signal: AbortSignal;
  }): Promise<'done' | 'late' | 'gone'>;
  /** Must be called in the end. */
  stop(): void;
}

interface TokenEvent {
  chatEntryId: string;
  /** 0-based. */
  seq: number;
  text: string;
}

/** Starts to listen for a person's answers. Call it before the question is sent, so that no piece of the answer is missed. */
export function watchAnswers(
  events: Events,
  { organizationId, userId }: { organizationId: string; userId: string },
  { quietMs, limitMs }: Patience = patience,
): AnswerWatch {
  let waiting: PlatformEvent[] = [];
  let receive = (event: PlatformEvent): void => void waiting.push(event);
  let suspect = (): void => {};
  const unsubscribe = events.subscribe((event) => {
    const ours = event.organizationId === organizationId && event.userId === userId;
    if (ours && (event.type === 'chat.token' || event.type === 'chat.done')) receive(event);
  });
  const forget = events.onReconnect(() => suspect());

  return {
    follow: ({ chatEntryId, isFinal, onToken, signal }) =>
      new Promise((resolve, reject) => {
        let next = 0;
        let over = false;
        let quiet = setTimeout(look, quietMs);
        const late = setTimeout(() => finish('late'), limitMs);
        const gone = () => finish('gone');
        signal.addEventListener('abort', gone, { once: true });

        function finish(outcome: 'done' | 'late' | 'gone' | Error): void {
          over = true;
          clearTimeout(quiet);
          clearTimeout(late);
          signal.removeEventListener('abort', gone);
          receive = () => {};
          suspect = () => {};
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        }

        /** Events may have been missed: the row tells. */
        function look(): void {
          clearTimeout(quiet);
          isFinal().then((final) => {
            if (over) return;
            if (final) return finish('done');
            clearTimeout(quiet);
            quiet = setTimeout(look, quietMs);
          }, finish);
        }

        suspect = look;
        receive = ({ type, data }) => {
          const token = data as TokenEvent;
          if (token.chatEntryId !== chatEntryId) return;
          if (type === 'chat.done') return finish('done');
          quiet.refresh();
          if (token.seq !== next) return;
          next += 1;
          onToken(token.text);
        };
        const early = waiting;
        waiting = [];
        if (signal.aborted) return gone();
        for (const event of early) receive(event);
      }),
    stop() {
      unsubscribe();
      forget();
    },
  };
}
