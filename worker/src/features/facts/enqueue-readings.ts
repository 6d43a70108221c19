import { asPlatform, queueFactReading } from '@bidloom/db';
import { readFacts } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { listUnreadTenders } from './facts.repository.ts';

/** Tenders that are looked at in one transaction. */
const page = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Has the facts read of every tender whose documents were read before there were facts, or by older rules. Several workers may do so at
 * once: a tender waits once.
 */
export async function enqueueReadings(
  { database, queue }: Pick<Platform, 'database' | 'queue'>,
  signal: AbortSignal,
): Promise<void> {
  for (let after = beforeAll; !signal.aborted; ) {
    // The rules are those of the whole installation, so their change concerns every organisation.
    const tenders = await asPlatform(database, async (trx) => {
      const listed = await listUnreadTenders(trx, after, page);
      for (const tender of listed) {
        const jobId = await queue.send(trx, readFacts, tender, { singletonKey: tender.workspaceId });
        await queueFactReading(trx, { ...tender, jobId });
      }
      return listed;
    });
    const last = tenders.at(-1);
    if (!last) return;
    after = last.workspaceId;
  }
}

/** Does so in the background of a worker that has just started. */
export function startEnqueueingReadings(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = enqueueReadings(platform, stopping.signal).catch((error: unknown) => {
    platform.logger.error({ err: error }, 'tenders without facts were not looked for');
  });
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
