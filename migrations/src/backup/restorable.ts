import type { VersionFile } from '../migration-history.ts';
import type { Session } from './session.ts';
import { listMigrations, listTables, quoted } from './tables.ts';

/** A database that a backup can't be restored to; the message says what to do. */
export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/** Rows that come of themselves where nobody works yet: what has run, and who tried to sign in. They make room for the backup's. */
export const passingTables = ['scheduled_tasks', 'sign_in_throttles', 'unknown_sign_ins', 'throttled_sign_ins'];

/**
 * Throws a `RestoreRefusedError` unless the backup, whose schema has the versions `wanted`, can be restored here by a program with these
 * files. Changes nothing.
 */
export async function assertRestorable(
  session: Session,
  files: readonly VersionFile[],
  wanted: readonly string[],
): Promise<void> {
  assertKnown(files, wanted);
  await assertEmpty(session);
  const foreign = (await listMigrations(session)).find((name) => !wanted.includes(name));
  if (foreign) {
    throw new RestoreRefusedError(
      `The database has the version ${foreign}, which the backup does not have: a later Bidloom has opened it. Restore to a new database or data folder; it is brought up to date at once.`,
    );
  }
}

/** Throws a `RestoreRefusedError` where there are rows that somebody may want to keep. */
export async function assertEmpty(session: Session): Promise<void> {
  const filled: string[] = [];
  for (const table of await listTables(session)) {
    if (passingTables.includes(table)) continue;
    const [row] = await session.query<{ filled: boolean }>(`select exists (select from ${quoted(table)}) as filled`);
    if (row?.filled) filled.push(table);
  }
  if (filled.length === 0) return;
  throw new RestoreRefusedError(
    `The database is not empty (${filled.join(', ')}). A backup is restored to a new database or a new data folder only.`,
  );
}

/** The backup's versions must be the first of ours, so that those that are left can be applied to its rows. */
function assertKnown(files: readonly VersionFile[], wanted: readonly string[]): void {
  const names = files.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) {
    throw new RestoreRefusedError(
      `The backup has the version ${unknown}, which this program does not know: a later Bidloom has made it. Restore it with that one or a later one.`,
    );
  }
  const left = names.slice(0, wanted.length).find((name, index) => name !== wanted[index]);
  if (left || wanted.length === 0) {
    throw new RestoreRefusedError(
      `The backup lacks the version ${left ?? names[0]}, which comes before others that it has. Restore it with the Bidloom that made it.`,
    );
  }
}
