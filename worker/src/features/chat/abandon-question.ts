import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { loadPending, saveFailure } from './chat.repository.ts';
import { createTokenStream } from './token-stream.ts';

/** Ends a question whose job has ended as failed, for people who wait and for the history. */
export function abandonQuestion({ events }: Pick<Platform, 'events'>): Abandon {
  return async (trx, { organizationId, id: chatEntryId }) => {
    const entry = await loadPending(trx, chatEntryId);
    if (!entry) return;
    await saveFailure(trx, chatEntryId, 'No answer came. Please ask again.');
    await createTokenStream(events, { organizationId, userId: entry.userId, chatEntryId }).done(trx);
  };
}
