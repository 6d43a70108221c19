import { withTenant } from '@bidloom/db';
import { exportDocumentRequest } from '@bidloom/jobs';
import type { Platform } from '../../../platform.ts';
import { failExport } from './exports.repository.ts';

/** Milliseconds between two looks. */
const lookEvery = 60_000;

/**
 * Looks for files whose job has ended for good without a word, because each process that had it died: they end as failed, so that
 * nobody waits for ever.
 */
export function watchAbandonedExports(platform: Platform): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = failAbandonedExports(platform).catch((error: unknown) => {
      platform.logger.error({ err: error }, 'abandoned files of results were not looked for');
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

/** One look at the dead letters of exports. */
export async function failAbandonedExports({ database, queue }: Platform): Promise<void> {
  for (const { name, payload } of await queue.deadJobs()) {
    const parsed = exportDocumentRequest.payload.safeParse(payload);
    if (name !== exportDocumentRequest.name || !parsed.success) continue;
    const { organizationId, exportId } = parsed.data;
    await withTenant(database, organizationId, (trx) =>
      failExport(trx, exportId, 'The file was given up after many attempts. Ask for it again.'),
    );
  }
}
