import {
  type AwaitedJob,
  asPlatform,
  listWaitingRows,
  lockWaitingRow,
  type TenantTransaction,
  type WaitingRow,
  withTenant,
} from '@bidloom/db';
import type { JobState } from '@bidloom/platform';
import type { Platform } from '../platform.ts';

/** Milliseconds between two checks. */
const lookEvery = 60_000;
/**
 * Milliseconds after which a row is given up whose job does not exist. Both are written in one transaction, so this happens only after a
 * restore without the queue, or a change by hand in the database: there is no hurry.
 */
const missingAfter = 10 * 60_000;
/** The same for rows without the id of their job, because an earlier version wrote them: their job may still be waiting. */
const unknownAfter = 24 * 60 * 60_000;

/** A row that nobody works on any more. */
export interface AbandonedRow extends Pick<WaitingRow, 'organizationId' | 'id' | 'jobId'> {
  /** `failed`: each process that had the job died, or the job failed without a message. `lost`: there is no such job. */
  cause: 'failed' | 'lost';
}

/** Ends such a row with a reason for a person, and notifies the people concerned. The transaction has the row locked. */
export type Abandon = (trx: TenantTransaction, row: AbandonedRow) => Promise<void>;

/**
 * Looks once a minute for rows that wait for a job that has ended without a message or no longer exists, so that nobody waits for ever.
 * Every worker may look: the row is ended only once.
 */
export function watchWaitingRows(platform: Platform, abandon: Record<AwaitedJob, Abandon>): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => abandonWaitingRows(platform, abandon))
      .catch((error: unknown) => {
        platform.logger.error({ err: error }, 'abandoned work was not looked for');
      });
  }, lookEvery);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}

/** One check. */
export async function abandonWaitingRows(
  { database, queue, logger }: Pick<Platform, 'database' | 'queue' | 'logger'>,
  abandon: Record<AwaitedJob, Abandon>,
): Promise<void> {
  // As the platform: the rows may belong to any organisation. The rows are read first, so that a job that ends meanwhile has ended its row,
  // too.
  const waiting = await asPlatform(database, listWaitingRows);
  const states = await queue.jobStates(waiting.flatMap(({ jobId }) => jobId ?? []));
  for (const row of waiting) {
    const cause = causeOf(row, row.jobId === null ? undefined : states.get(row.jobId));
    if (!cause) continue;
    const { jobName, organizationId, id, jobId } = row;
    try {
      const isOurs = await withTenant(database, organizationId, async (trx) => {
        const isLocked = await lockWaitingRow(trx, row);
        if (isLocked) await abandon[jobName](trx, { organizationId, id, jobId, cause });
        return isLocked;
      });
      if (isOurs) logger.warn({ job: jobName, jobId, rowId: id, cause }, 'Abandoned work was ended');
    } catch (error) {
      logger.error({ err: error, job: jobName, jobId, rowId: id }, 'Abandoned work could not be ended');
    }
  }
}

function causeOf({ jobId, since }: WaitingRow, state: JobState | undefined): AbandonedRow['cause'] | undefined {
  if (state === 'created' || state === 'retry' || state === 'active') return undefined;
  if (state === 'failed') return 'failed';
  // A cancelled job's row is ended as well, a moment earlier or later.
  return Date.now() - since.getTime() > (jobId === null ? unknownAfter : missingAfter) ? 'lost' : undefined;
}
