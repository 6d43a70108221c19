import { asPlatform } from '@bidloom/db';
import { findOrphanObjects, orphanAfterMs, ownKeys } from '../../lib/orphan-objects.ts';
import type { Platform } from '../../platform.ts';
import { claimTask, removeRows } from './housekeeping.repository.ts';
import { everySeconds, type RowsTask, rowTasks } from './tasks.repository.ts';

/** Milliseconds between two checks of what is due. */
const lookEvery = 5 * 60_000;
/** Rows that one transaction removes: it stays short. */
const batch = 1000;

type Services = Pick<Platform, 'database' | 'storage' | 'logger'>;

/** Removes data whose time is over. Every worker may look: a task starts once an interval in the whole installation. */
export function startHousekeeping(services: Services): { stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const timer = setInterval(() => {
    working = working.then(() => keepHouse(services, stopping.signal));
  }, lookEvery);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
      return working;
    },
  };
}

/** One check: carries out the tasks that are due, each separately; a task that fails is logged and comes again at its next time. */
export async function keepHouse(services: Services, signal: AbortSignal): Promise<void> {
  const tasks = [
    ...Object.entries(rowTasks).map(([name, task]) => ({
      ...{ name, seconds: everySeconds.rows },
      work: () => clearRows(services, task, signal),
    })),
    { name: 'objects', seconds: everySeconds.objects, work: () => clearObjects(services, signal) },
  ];
  for (const { name, seconds, work } of tasks) {
    if (signal.aborted) return;
    try {
      // By the platform, as all of it: what goes belongs to nobody in particular.
      if (!(await asPlatform(services.database, (trx) => claimTask(trx, name, seconds)))) continue;
      const removed = await work();
      if (removed > 0) services.logger.info({ task: name, removed }, 'Housekeeping');
    } catch (error) {
      if (signal.aborted) return;
      services.logger.error({ err: error, task: name }, 'Housekeeping failed');
    }
  }
}

async function clearRows({ database }: Services, task: RowsTask, signal: AbortSignal): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const some = await asPlatform(database, (trx) => removeRows(trx, task, batch));
    removed += some;
    if (some < batch) break;
  }
  return removed;
}

/** Objects without a row, and what uploads left unfinished. */
async function clearObjects({ database, storage }: Services, signal: AbortSignal): Promise<number> {
  const orphans = await findOrphanObjects({ database, storage }, signal);
  for (let start = 0; start < orphans.length && !signal.aborted; start += batch) {
    await storage.remove(orphans.slice(start, start + batch));
  }
  const before = new Date(Date.now() - orphanAfterMs);
  return orphans.length + (await storage.abandonUploads(before, await ownKeys(database)));
}
