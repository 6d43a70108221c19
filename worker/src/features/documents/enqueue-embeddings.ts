import { asPlatform } from '@bidloom/db';
import { embedDocument } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { listReadyDocuments } from './embeddings.repository.ts';

/** Documents that are looked at in one transaction. */
const page = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Enqueues every ready document that lacks vectors of `model`: those read before there was one, or with another. Several workers
 * may do so at once: a document waits once.
 */
export async function enqueueEmbeddings(
  { database, queue }: Pick<Platform, 'database' | 'queue'>,
  model: string,
  signal: AbortSignal,
): Promise<void> {
  for (let after = beforeAll; !signal.aborted; ) {
    // A model is set for the whole installation, so its change concerns every organisation.
    const documents = await asPlatform(database, async (trx) => {
      const listed = await listReadyDocuments(trx, model, after, page);
      for (const { id, organizationId, isIncomplete } of listed) {
        const payload = { organizationId, documentId: id };
        if (isIncomplete) await queue.send(trx, embedDocument, payload, { singletonKey: id });
      }
      return listed;
    });
    const last = documents.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Does so in the background of a worker that has just started, once it is known that the model serves. */
export function startEnqueueingEmbeddings(
  platform: Platform,
  model: string | null,
  ready: Promise<boolean>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const enqueue = async () => {
    if (!model || !(await ready)) return;
    await enqueueEmbeddings(platform, model, stopping.signal).catch((error: unknown) => {
      platform.logger.error({ err: error }, 'documents without vectors were not looked for');
    });
  };
  const running = enqueue();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
