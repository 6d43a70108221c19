import type { PgBoss } from 'pg-boss';
import { recoverJobs } from './hand-back.ts';
import type { Logger } from './logger.ts';
import type { QueueOutages } from './queue-outages.ts';

const recoverEveryMs = 3000;
const superviseEveryMs = 15_000;

/**
 * Looks for jobs of processes that died, and lets pg-boss tidy up after that: it would take such jobs for failed. The embedded process
 * (`exclusive`) is alone and has nobody else to look after.
 */
export function superviseQueue(options: {
  boss: PgBoss;
  queues: string[];
  exclusive: boolean;
  outages: Pick<QueueOutages, 'isAway' | 'isDatabaseAway'>;
  logger: Logger;
}): { stop(): void } {
  const { boss, queues, exclusive, outages, logger } = options;
  let isBusy = false;
  let supervisedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if (isBusy || outages.isAway('database')) return;
    isBusy = true;
    try {
      await recoverJobs(boss, queues, false);
      if (performance.now() - supervisedAt < superviseEveryMs) return;
      supervisedAt = performance.now();
      await boss.supervise();
    } catch (error) {
      if (!(await outages.isDatabaseAway(error))) logger.warn({ err: error }, 'The queue could not be supervised');
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(look, exclusive ? superviseEveryMs : recoverEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
