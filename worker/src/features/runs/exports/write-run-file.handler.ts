import { Readable } from 'node:stream';
import { type TenantTransaction, withTenant } from '@bidloom/db';
import { removeObjects, type writeRunFile } from '@bidloom/jobs';
import type { RunType } from '@bidloom/jobs/run-types';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { type ExportFormat, mediaTypes } from './export-run.ts';
import {
  completeExport,
  type ExportOrder,
  failExport,
  loadExport,
  loadItems,
  removeOlderExports,
} from './exports.repository.ts';
import { exportFileName } from './file-name.ts';
import type { RenderThread } from './render-thread.ts';
import type { StoredItem } from './stored-item.ts';

/** Items read at once: those of keywords and tables are heavy. */
const batch = 20;

const givenUp = 'The file could not be written. Try again; if it fails once more, tell your administrator.';

/** Cuts items, taken in their order, to what a file of the format shows of them. */
export type Trimmers = Partial<Record<RunType, (format: ExportFormat) => (item: StoredItem) => StoredItem>>;

/**
 * Writes the results of a run to a file. Safe to be killed anywhere: the object has the export's own key, so that the next attempt
 * overwrites it, and the row is set completed once.
 */
export function writeRunFileHandler(platform: Platform, thread: RenderThread, trimmers: Trimmers) {
  const { database, storage, queue, logger } = platform;
  return async (run: JobRun<z.output<typeof writeRunFile.payload>>): Promise<void> => {
    const { organizationId, exportId } = run.payload;
    const { signal } = run;
    const objectKey = `${organizationId}/exports/${exportId}`;
    const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);

    const order = await tenant((trx) => loadExport(trx, exportId));
    // Its run was deleted; an earlier attempt may have left the object.
    if (!order) return storage.remove([objectKey]);
    if (order.status !== 'queued') return;
    try {
      const items = await collectItems(order);
      const content = await thread.render({ format: order.format, run: order.run, items }, signal);
      const mediaType = mediaTypes[order.format];
      await storage.put(objectKey, Readable.from([content]), { contentType: mediaType, signal });
      const fileName = exportFileName(order.run, order.format, order.createdAt);
      const end = await tenant((trx) => complete(trx, order, { fileName, mediaType, objectKey }));
      if (end === 'gone') await storage.remove([objectKey]);
    } catch (error) {
      if (!endsWith(run, error)) throw error;
      logger.error({ err: error, exportId }, 'a file of results was not written');
      const reason = error instanceof PermanentError ? error.message : givenUp;
      await tenant((trx) => failExport(trx, exportId, reason));
    }

    /** In batches, each cut to what the file shows before the next is read. */
    async function collectItems({ requestId, format, run: { requestType } }: ExportOrder): Promise<StoredItem[]> {
      const trim = trimmers[requestType]?.(format) ?? ((item: StoredItem) => item);
      const items: StoredItem[] = [];
      for (let last = -1; ; last = items.at(-1)?.ordinal ?? last) {
        signal.throwIfAborted();
        const some = await tenant((trx) => loadItems(trx, requestId, last, batch));
        items.push(...some.map(trim));
        if (some.length < batch) return items;
      }
    }

    async function complete(
      trx: TenantTransaction,
      order: ExportOrder,
      file: { fileName: string; mediaType: string; objectKey: string },
    ) {
      const end = await completeExport(trx, exportId, file);
      if (end !== 'completed') return end;
      const keys = await removeOlderExports(trx, order);
      if (keys.length > 0) await queue.send(trx, removeObjects, { organizationId, keys });
      return end;
    }
  };
}
