import { type Kysely, sql } from 'kysely';
import type { DB } from '../db.d.ts';
import { DatabaseOpenError } from './open-error.ts';

/** Something is missing that the account can't make itself; the message has the statements for an administrator. */
export class MissingAccessError extends DatabaseOpenError {
  override name = 'MissingAccessError';
  constructor(account: string, statements: string[], cause?: unknown) {
    super(
      `The database account "${account}" may not make what Bidloom needs. Have an administrator of the server run, in this database:\n${statements
        .map((statement) => `  ${statement};`)
        .join('\n')}`,
      { cause },
    );
  }
}

/** Another database of the same server may make the same role at the same moment; then everything is looked at again. */
const madeMeanwhile = new Set(['42710', '23505', 'XX000']);
const attempts = 5;
const refused = '42501';

/**
 * Runs the statements that `missing` names until it names none. Processes that start together take turns. Throws a `MissingAccessError`
 * where the account may not run them.
 */
export async function ensure(db: Kysely<DB>, missing: (db: Kysely<DB>) => Promise<string[]>): Promise<void> {
  let reason: unknown;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if ((await missing(db)).length === 0) return;
    try {
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('bidloom access'))`.execute(trx);
        for (const statement of await missing(trx)) await sql.raw(statement).execute(trx);
      });
    } catch (error) {
      reason = error;
      const code = (error as { code?: string }).code ?? '';
      if (code === refused) break;
      if (!madeMeanwhile.has(code)) throw error;
    }
  }
  const left = await missing(db);
  if (left.length === 0) return;
  const { rows } = await sql<{ account: string }>`select current_user as account`.execute(db);
  throw new MissingAccessError(rows[0]?.account ?? '', left, reason);
}
