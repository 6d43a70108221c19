import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import { failProfile } from './similar.repository.ts';

const failures = {
  failed:
    'Similar tenders were given up after many attempts. They are looked for again with the next change of a document.',
  lost: 'Looking for similar tenders was interrupted. They are looked for again with the next change of a document.',
};

/** Ends a profile whose job is over as failed. */
export const abandonProfile: Abandon = async (trx, { id, jobId, cause }) => {
  await failProfile(trx, { workspaceId: id, jobId }, failures[cause]);
};
