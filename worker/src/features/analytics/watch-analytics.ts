import { asPlatform } from '@bidloom/db';
import { rollUpAnalytics } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { listUncounted } from './analytics.repository.ts';

/** Milliseconds between two checks: what has changed since is counted with each question. */
const lookEvery = 60_000;

type Services = Pick<Platform, 'database' | 'queue' | 'logger'>;

/** Has the days counted that have changed. Every worker may look: an organisation waits once. */
export function watchAnalytics(services: Services): { stop(): Promise<void> } {
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(() => enqueueRollUps(services))
      .catch((error: unknown) => {
        services.logger.error({ err: error }, 'days to count were not looked for');
      });
  }, lookEvery);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** One check. */
export function enqueueRollUps({ database, queue }: Pick<Services, 'database' | 'queue'>): Promise<void> {
  // By the platform: they may be anybody's.
  return asPlatform(database, async (trx) => {
    for (const rollUpOf of await listUncounted(trx)) {
      await queue.send(trx, rollUpAnalytics, { rollUpOf }, { singletonKey: rollUpOf });
    }
  });
}
