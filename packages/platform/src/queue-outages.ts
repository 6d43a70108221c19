import type { PgBoss } from 'pg-boss';
import { handBack } from './hand-back.ts';
import type { Outage } from './infrastructure-error.ts';
import type { RunningJob } from './job-runner.ts';
import type { Logger } from './logger.ts';
import { countLoneOutage, type LoneOutageLimits } from './lone-outages.ts';
import { createOutageWatch, type OutageWatch } from './outage-watch.ts';

/** In milliseconds. */
export interface OutagePauses {
  /** Before an unavailable service is asked again; doubled each time up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** For outages of one job while the health check of the service succeeds. */
  lone: LoneOutageLimits;
}

const minute = 60_000;
export const outagePauses: OutagePauses = {
  firstMs: 1000,
  longestMs: 15_000,
  lone: { firstMs: 1000, longestMs: 5 * minute, givenUpAfterMs: 24 * 60 * minute },
};
/** How often a job is handed back where the database is available but does not accept it: its connection may have been cut. */
const handBackTries = 5;

/** How the queue waits for unavailable services (docs/decisions/013-waiting-for-outages.md). */
export interface QueueOutages extends Pick<OutageWatch, 'isAway' | 'isPaused' | 'back' | 'stop'> {
  /** Reports an error of pg-boss itself; returns whether the database is unavailable, which is logged once. */
  isDatabaseAway(error: unknown, queue?: string): Promise<boolean>;
  /**
   * Hands a job back after an outage; returns the milliseconds until it is due. Where the database is unavailable, too, it waits for the
   * database.
   */
  postpone(run: RunningJob, outage: Outage): Promise<number>;
}

/** Watches for outages in a process; stop it with the queue. */
export function createQueueOutages(options: {
  boss: PgBoss;
  logger: Logger;
  pauses: OutagePauses;
  /** Asks the database. */
  check: () => Promise<void>;
  /** Called when jobs of these queues may continue; of all queues where none are named. */
  onBack: (queues: string[] | undefined) => void;
}): QueueOutages {
  const { boss, logger, pauses, check, onBack } = options;
  let isStopped = false;
  const watch = createOutageWatch({
    logger,
    ...pauses,
    onBack: (dependency, queues) => onBack(dependency === 'database' ? undefined : queues),
  });
  const meet = (outage: Outage, queue?: string) =>
    watch.meet(outage.outage === 'database' ? { ...outage, probe: check } : outage, queue);

  async function isDatabaseAway(error: unknown, queue?: string): Promise<boolean> {
    if (isStopped) return false;
    return meet({ outage: 'database', message: error instanceof Error ? error.message : String(error) }, queue);
  }

  return {
    isAway: watch.isAway,
    isPaused: watch.isPaused,
    back: watch.back,
    stop() {
      isStopped = true;
      watch.stop();
    },
    isDatabaseAway,
    async postpone(run, outage) {
      const isAway = await meet(outage, run.name);
      const next = isAway
        ? { outages: run.record.outages, afterMs: 0 }
        : countLoneOutage(outage, run.record.outages, pauses.lone);
      const record = { ...run.record, message: outage.message, outages: next.outages };
      for (let tried = 1; ; ) {
        try {
          await handBack(boss, run, record, next.afterMs);
          return next.afterMs;
        } catch (error) {
          if (isStopped || tried >= handBackTries) throw error;
          if (await isDatabaseAway(error, run.name)) await watch.back(run.name);
          else tried++;
        }
      }
    },
  };
}
