import type { TenantTransaction } from '@bidloom/db';
import type { Events } from '@bidloom/platform';

/** Milliseconds for which words are gathered: each event costs a statement, and nobody reads faster. */
const gatherFor = 40;

/** Sends the words of an answer to whichever api has the connection. */
export interface TokenStream {
  write(text: string): void;
  /** Waits until all words are sent. */
  settle(): Promise<void>;
  /** Says that the row is final; goes out with the transaction that makes it so. */
  done(trx: TenantTransaction): Promise<void>;
}

/** The first words go out at once, the following ones gathered for a moment. `seq` counts the pieces from 0. */
export function createTokenStream(
  events: Events,
  entry: { organizationId: string; userId: string; chatEntryId: string },
): TokenStream {
  const { organizationId, userId, chatEntryId } = entry;
  let waiting = '';
  let seq = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const data = { chatEntryId, seq: seq++, text: waiting };
    waiting = '';
    // Words that are lost on the way are not the answer's loss: the finished entry is read from its row.
    sending = sending.then(() => events.publish({ type: 'chat.token', organizationId, userId, data })).catch(() => {});
  }

  return {
    write(text) {
      waiting += text;
      if (seq === 0) flush();
      else timer ??= setTimeout(flush, gatherFor);
    },
    settle() {
      flush();
      return sending;
    },
    done: (trx) => events.publish({ type: 'chat.done', organizationId, userId, data: { chatEntryId } }, trx),
  };
}
