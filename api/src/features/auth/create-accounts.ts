import type { Role } from '@bidloom/contract';
import { type Database, newId } from '@bidloom/db';
import { insertAccounts } from './accounts.repository.ts';
import { hashPassword } from './password.ts';

/** An account to be made. */
interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  organizationId: string | null;
  password: string;
}

/** Makes accounts by hand, all or none: for the first administrator of an installation and for the demo. Answers their ids. */
export async function createAccounts(database: Database, accounts: readonly NewAccount[]): Promise<string[]> {
  // Hashing is slow on purpose, so it is done before the transaction begins.
  const rows = await Promise.all(
    accounts.map(async ({ password, ...fields }) => ({
      ...fields,
      id: newId(),
      passwordHash: await hashPassword(password),
    })),
  );
  await insertAccounts(database, rows);
  return rows.map(({ id }) => id);
}
