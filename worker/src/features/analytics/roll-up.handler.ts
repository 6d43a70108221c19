import { asPlatform } from '@bidloom/db';
import type { rollUpAnalytics } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { countDay, findChangedDay, findUncountedDay, lockRollUp, saveRollUp } from './analytics.repository.ts';

/** Counts the days of an organisation until all are; killed anywhere, the next run continues with the next day. */
export function rollUpHandler({ database }: Pick<Platform, 'database'>) {
  return async ({
    payload,
    signal,
  }: Pick<JobRun<z.output<typeof rollUpAnalytics.payload>>, 'payload' | 'signal'>): Promise<void> => {
    // By the platform: nobody of the organisation writes its figures.
    while (!signal.aborted && (await asPlatform(database, (trx) => countNext(trx, payload.rollUpOf))));
    signal.throwIfAborted();
  };
}

/** Counts one day: first those that have changed, then those that never were, the newest first. False: all are counted. */
async function countNext(trx: Parameters<typeof lockRollUp>[0], organizationId: string): Promise<boolean> {
  const state = await lockRollUp(trx, organizationId);
  if (!state) return false;
  const changed = await findChangedDay(trx, state);
  if (changed) {
    await countDay(trx, state, changed);
    return true;
  }
  if (state.coveredFrom === '-infinity') return false;
  const uncounted = await findUncountedDay(trx, state);
  if (uncounted) await countDay(trx, state, uncounted);
  await saveRollUp(trx, { ...state, coveredFrom: uncounted ?? '-infinity' });
  return Boolean(uncounted);
}
