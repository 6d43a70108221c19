import { type AuditSource, newId, recordAudit, type TenantTransaction, withTenant } from '@bidloom/db';
import { endsWith, type JobRun, ObjectNotFoundError, PermanentError } from '@bidloom/platform';
import type { Platform } from '../platform.ts';
import { failImport, findImport, lockImport, saveImportProgress, startImport } from './imports.repository.ts';
import { withObjectFile } from './object-file.ts';
import type { ParsedRow } from './parse-sheet.ts';
import { type ImportedRow, readSheetRows, SheetError } from './sheet-rows.ts';

/** Rows written in one transaction; it stays short. */
const batchSize = 200;

/** Where imported rows go: the scope that the person chose. */
export interface ImportTarget {
  id: string;
  organizationId: string;
  customerId: string | null;
  categoryId: string | null;
  /** Who asked for it and from where, for the audit log. */
  auditSource: AuditSource | null;
  /** Rows of the sheet before these. */
  done: number;
}

/** What is special about importing one kind of thing. */
export interface SheetImport<Fields> {
  parse(rows: ImportedRow[]): ParsedRow<Fields>[];
  /**
   * Inserts those that are not there yet, earlier rows first, and returns the ids of the inserted ones; `refuse` says why one is left out,
   * where it is not that it exists already.
   */
  insert(
    trx: TenantTransaction,
    target: ImportTarget,
    rows: (Fields & { id: string })[],
    refuse: (id: string, message: string) => void,
  ): Promise<{ id: string }[]>;
  /** What a row is called in the message that it exists already. */
  name(fields: Fields): string;
}

interface ImportJob {
  organizationId: string;
  importId: string;
}

/**
 * A handler that imports an uploaded sheet. Good rows are imported, each bad one is named in the report. Each batch and its progress are
 * written in one transaction: every row of the sheet ends as imported or as an error, so that the two counts say where the next attempt
 * continues, and a worker that is killed leaves neither gaps nor doubles.
 */
export function importSheetHandler<Fields>(
  { database, storage, logger }: Pick<Platform, 'database' | 'storage' | 'logger'>,
  kind: SheetImport<Fields>,
): (run: JobRun<ImportJob>) => Promise<void> {
  return async (run) => {
    const { organizationId, importId } = run.payload;
    const { signal } = run;
    const inTenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
    const order = await inTenant((trx) => findImport(trx, importId));
    if (!order) throw new PermanentError('The import is not there any more.');
    try {
      if (order.status !== 'completed') {
        const sheet = await withObjectFile(storage, order.objectKey, signal, readSheetRows);
        const rows = kind.parse(sheet);
        await inTenant((trx) => startImport(trx, importId, rows.length));
        while (await inTenant((trx) => importBatch(trx, importId, rows, kind))) signal.throwIfAborted();
      }
    } catch (error) {
      const failure = failureOf(error);
      // A failure that another sheet would not repair is tried again; the person is notified once nothing more is tried.
      if (failure || endsWith(run, error)) {
        const told = failure ?? 'The import could not be finished. Please try again.';
        await inTenant((trx) => failImport(trx, importId, told));
      }
      if (!failure) throw error;
      logger.info({ importId }, 'A sheet was refused');
    }
    await storage.remove([order.objectKey]);
  };
}

/** Imports the next rows; returns whether there may be more. */
async function importBatch<Fields>(
  trx: TenantTransaction,
  importId: string,
  rows: ParsedRow<Fields>[],
  { insert, name }: SheetImport<Fields>,
): Promise<boolean> {
  const order = await lockImport(trx, importId);
  if (order?.status !== 'running') return false;
  const done = order.importedRows + order.errorCount;
  const batch = rows.slice(done, done + batchSize).map((row) => ({ ...row, id: newId() }));
  const good = batch.flatMap((row) => ('fields' in row ? [{ ...row.fields, id: row.id }] : []));
  const refused = new Map<string, string>();
  const refuse = (id: string, message: string) => void refused.set(id, message);
  const inserted = good.length > 0 ? await insert(trx, { ...order, done }, good, refuse) : [];
  const insertedIds = new Set(inserted.map(({ id }) => id));
  const errors = batch
    .filter(({ id }) => !insertedIds.has(id))
    .map((row) => ({
      row: row.number,
      message: 'fields' in row ? (refused.get(row.id) ?? `${name(row.fields)} exists already`) : row.message,
    }));
  const finished = done + batch.length >= rows.length;
  const importedRows = order.importedRows + inserted.length;
  await saveImportProgress(trx, importId, { importedRows, errors, isFinished: finished });
  if (finished) {
    const counts = { imported: importedRows, refused: order.errorCount + errors.length };
    // The address is with the entry of its start.
    const source = { actorId: order.createdBy, address: null, userAgent: null, requestId: null };
    await recordAudit(trx, source, {
      ...{ organizationId: order.organizationId, action: 'import.completed', details: { kind: order.kind, ...counts } },
      target: { type: 'import', id: importId, name: order.fileName },
    });
  }
  return !finished;
}

/** The message for the person where the sheet itself is at fault; null where it is not. */
function failureOf(error: unknown): string | null {
  if (error instanceof SheetError) return error.message;
  return error instanceof ObjectNotFoundError
    ? 'The uploaded sheet is not there any more. Please import it again.'
    : null;
}
