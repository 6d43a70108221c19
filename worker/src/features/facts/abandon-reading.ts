import type { Abandon } from '../../lib/watch-waiting-rows.ts';
import type { Platform } from '../../platform.ts';
import { failReading, findReading } from './facts.repository.ts';
import { announceFacts } from './report-facts.ts';

const failures = {
  failed: 'Reading the key facts was given up after many attempts. Try again.',
  lost: 'Reading the key facts was interrupted and could not go on. Try again.',
};

/** Ends a reading whose job is over as failed. */
export function abandonReading({ events }: Pick<Platform, 'events'>): Abandon {
  return async (trx, { organizationId, id, jobId, cause }) => {
    const reading = await findReading(trx, id);
    if (!reading || !(await failReading(trx, { workspaceId: id, jobId }, failures[cause]))) return;
    const subject = { organizationId, workspaceId: id, customerId: reading.customerId };
    await announceFacts(trx, events, subject, failures[cause]);
  };
}
