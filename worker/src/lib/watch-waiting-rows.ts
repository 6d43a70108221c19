import {
  type AwaitedJob,
  asPlatform,
  holdWaitingRow,
  listWaitingRows,
  type TenantTransaction,
  type WaitingRow,
  withTenant,
} from '@bidloom/db';
import type { JobState } from '@bidloom/platform';
import type { Platform } from '../platform.ts';

/** Milliseconds between two looks. */
const lookEvery = 60_000;
/**
 * Milliseconds after which a row is given up whose job is not there. They are written in one transaction, so only a restore without the
 * queue, or somebody's hand in the database, parts them: there is no hurry.
 */
const missingAfter = 10 * 60_000;
/** The same for rows that do not know their job, since an earlier version wrote them: theirs may still be waiting. */
const unknownAfter = 24 * 60 * 60_000;

/** A row that nobody works on any more. */
export interface AbandonedRow extends Pick<WaitingRow, 'organizationId' | 'id' | 'jobId'> {
  /** `failed`: each process that had the job died, or it failed without a word. `lost`: there is no such job. */
  cause: 'failed' | 'lost';
}

/** Ends such a row with a reason for a person, and tells whom it concerns. The transaction has the row locked. */
export type Abandon = (trx: TenantTransaction, row: AbandonedRow) => Promise<void>;

/**
 * Looks once a minute for rows that wait for a job that has ended without a word or is gone, so that nobody waits for ever. Every worker
 * may look: the row is ended once.
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

/** One look. */
export async function abandonWaitingRows(
  { database, queue, logger }: Pick<Platform, 'database' | 'queue' | 'logger'>,
  abandon: Record<AwaitedJob, Abandon>,
): Promise<void> {
  // By the platform: they may be anybody's. The rows come first, so that a job that ends meanwhile has ended its row, too.
  const waiting = await asPlatform(database, listWaitingRows);
  const states = await queue.jobStates(waiting.flatMap(({ jobId }) => jobId ?? []));
  for (const row of waiting) {
    const cause = causeOf(row, row.jobId === null ? undefined : states.get(row.jobId));
    if (!cause) continue;
    const { jobName, organizationId, id, jobId } = row;
    try {
      const isOurs = await withTenant(database, organizationId, async (trx) => {
        const held = await holdWaitingRow(trx, row);
        if (held) await abandon[jobName](trx, { organizationId, id, jobId, cause });
        return held;
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
  // Whoever cancels a job ends its row as well, a moment earlier or later.
  return Date.now() - since.getTime() > (jobId === null ? unknownAfter : missingAfter) ? 'lost' : undefined;
}
