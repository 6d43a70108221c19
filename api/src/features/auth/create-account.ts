import type { Role } from '@bidloom/contract';
import { newId, type PlatformTransaction } from '@bidloom/db';
import { hashPassword } from './password.ts';

/** Makes an account by hand: for the first administrator of an installation and for the demo. Answers its id. */
export async function createAccount(
  trx: PlatformTransaction,
  account: {
    email: string;
    firstName: string;
    lastName: string;
    role: Role;
    organizationId: string | null;
    password: string;
  },
): Promise<string> {
  const { password, ...fields } = account;
  const passwordHash = await hashPassword(password);
  const id = newId();
  await trx
    .insertInto('users')
    .values({ id, ...fields, passwordHash })
    .execute();
  return id;
}
