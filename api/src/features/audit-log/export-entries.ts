import { Readable } from 'node:stream';
import type { PlatformTransaction, TenantTransaction } from '@bidloom/db';
import { type CsvValue, writeCsvRows } from '@bidloom/platform';
import { type AuditFilter, readOlder } from './audit-log.repository.ts';
import type { AuditScope } from './audit-scope.ts';
import { presentEntry } from './present-entry.ts';

/** Entries that are read in one transaction, which stays short. */
const batchSize = 1000;

const header = [
  ...['Number', 'Time (UTC)', 'Person', 'E-mail', 'Action', 'Outcome', 'Target', 'Target name', 'Target id'],
  ...['Details', 'Address', 'Browser', 'Request'],
];

/** Runs `work` in a transaction that may read the log. */
export type ReadLog = <T>(work: (trx: TenantTransaction | PlatformTransaction) => Promise<T>) => Promise<T>;

/** The whole selection as CSV, newest first, written while it is read. */
export function exportEntries(read: ReadLog, scope: AuditScope, filter: AuditFilter): Readable {
  return Readable.from(lines(read, scope, filter));
}

async function* lines(read: ReadLog, scope: AuditScope, filter: AuditFilter): AsyncGenerator<string> {
  yield `\ufeff${writeCsvRows([header])}`;
  const present = presentEntry(scope);
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await read((trx) => readOlder(trx, scope, filter, { before, limit: batchSize }));
    if (rows.length > 0) yield writeCsvRows(rows.map((row) => cellsOf(present(row))));
    if (rows.length < batchSize) return;
    before = Number(rows.at(-1)?.sequence);
  }
}

function cellsOf(entry: ReturnType<ReturnType<typeof presentEntry>>): CsvValue[] {
  const { sequence, createdAt, actorName, actorEmail, action, outcome, targetType, targetName, targetId } = entry;
  const details = Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : null;
  return [
    ...[sequence, createdAt, actorName, actorEmail, action, outcome, targetType, targetName, targetId],
    ...[details, entry.address, entry.userAgent, entry.requestId],
  ];
}
