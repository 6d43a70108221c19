import { asPlatform, type Database, newId } from '@bidloom/db';
import { sql } from 'kysely';

/** An account with its password's hash. */
export interface AccountRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  organizationId: string | null;
  passwordHash: string;
}

/** Writes accounts by the platform, all or none. */
export async function insertAccounts(database: Database, rows: readonly AccountRow[]): Promise<void> {
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values([...rows])
      .execute(),
  );
}

/** The id of the organisation of this name, which is made where it is not there yet. */
export function findOrMakeOrganization(database: Database, name: string): Promise<string> {
  return asPlatform(database, async (trx) => {
    const found = await trx
      .selectFrom('organizations')
      .select('id')
      .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
      .executeTakeFirst();
    if (found) return found.id;
    const id = newId();
    await trx.insertInto('organizations').values({ id, name }).execute();
    return id;
  });
}
