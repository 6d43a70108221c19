import { asPlatform, queueProfile } from '@bidloom/db';
import { profileTender } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { listUnprofiledTenders } from './similar.repository.ts';

/** Tenders that are looked at in one transaction. */
const page = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Has every tender profiled whose documents were read before there were profiles, or by older rules. Several workers may do so at once: a
 * tender waits once.
 */
export async function enqueueProfiles(
  { database, queue }: Pick<Platform, 'database' | 'queue'>,
  signal: AbortSignal,
): Promise<void> {
  for (let after = beforeAll; !signal.aborted; ) {
    // The rules are those of the whole installation, so their change concerns every organisation.
    const tenders = await asPlatform(database, async (trx) => {
      const listed = await listUnprofiledTenders(trx, after, page);
      for (const tender of listed) {
        const jobId = await queue.send(trx, profileTender, tender, { singletonKey: tender.workspaceId });
        await queueProfile(trx, { ...tender, jobId });
      }
      return listed;
    });
    const last = tenders.at(-1);
    if (!last) return;
    after = last.workspaceId;
  }
}

/** Does so in the background of a worker that has just started. */
export function startEnqueueingProfiles(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = enqueueProfiles(platform, stopping.signal).catch((error: unknown) => {
    platform.logger.error({ err: error }, 'tenders without profiles were not looked for');
  });
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
