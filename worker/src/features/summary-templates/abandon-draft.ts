import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { endDraft } from './prompt-drafts.repository.ts';

const failure = 'The prompt could not be drafted. Please try again.';

/** Ends a draft whose job has ended, so that the waiting request learns it. */
export function abandonDraft({ events }: Pick<Platform, 'events'>): Abandon {
  return async (trx, { organizationId, id: promptDraftId }) => {
    const userId = await endDraft(trx, promptDraftId, { failure });
    await events.publish({ type: 'prompt-draft.done', organizationId, userId, data: { promptDraftId } }, trx);
  };
}
