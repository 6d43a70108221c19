import { failures } from '@bidloom/contract/failures';
import { type AuditSource, queryAsPlatform, recordAudit } from '@bidloom/db';
import { type OwnerTransaction, onRowsOf } from '../../lib/access/on-rows-of.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onAccountRules, onDuplicate } from '../../lib/errors/database-error.ts';
import type { Platform } from '../../platform.ts';
import { findHome, findOrganization } from './homes.repository.ts';
import { findUser, lockUser, type UserRow } from './users.repository.ts';

/** The administrator of people, the source of the request, and the services. */
export interface Administrator {
  platform: Platform;
  caller: SignedIn;
  source: AuditSource;
}

/** What was done, for the audit log; null: nothing had to be done. */
type Done = { details?: Record<string, unknown> } | null;

/** The organisation of this person; organisation administrators can only see their own. Throws `not_found`. */
async function homeOf({ platform, caller }: Administrator, id: string): Promise<string | null> {
  if (caller.role !== 'PLATFORM_ADMIN') return caller.organizationId;
  // As the platform: its administrators work for the organisation of any person.
  const found = await queryAsPlatform(platform.database, (db) => findHome(db, id));
  if (!found) throw notFound('The user');
  return found.organizationId;
}

/**
 * Refuses an organisation that does not exist, and with `inUse` one that is deactivated, because nobody can be added to it. For callers who
 * may name any organisation.
 */
export async function requireOrganization(
  { platform, caller }: Pick<Administrator, 'platform' | 'caller'>,
  id: string,
  { inUse = false } = {},
): Promise<void> {
  if (caller.organizationId) return;
  // As the platform: only its administrators reach this code.
  const found = await queryAsPlatform(platform.database, (db) => findOrganization(db, id));
  if (!found) throw notFound('The organization');
  if (inUse && !found.isActive) throw new AppError(failures.users.organizationInactive);
}

/** The person, where the caller may see them. */
export async function readPerson(administrator: Administrator, id: string): Promise<UserRow> {
  const home = await homeOf(administrator, id);
  const found = await onRowsOf(administrator.platform.database, home, (trx) => findUser(trx, id));
  if (!found) throw notFound('The user');
  return found;
}

/**
 * Changes a person in one transaction with its entry in the audit log, and returns the person after the change (before it, where they were
 * removed). A change that the rules of accounts refuse is in the log, too.
 */
export async function changePerson(
  administrator: Administrator,
  id: string,
  action: string,
  work: (trx: OwnerTransaction, person: UserRow) => Promise<Done>,
): Promise<UserRow> {
  const { platform, source } = administrator;
  const home = await homeOf(administrator, id);
  let before: UserRow | undefined;
  const entry = (person: UserRow) => ({ organizationId: home, action, target: targetOf(person) });
  try {
    return await writing(() =>
      onRowsOf(platform.database, home, async (trx) => {
        const person = await lockUser(trx, id);
        if (!person) throw notFound('The user');
        before = person;
        const done = await work(trx, person);
        if (!done) return person;
        const after = (await findUser(trx, id)) ?? person;
        await recordAudit(trx, source, { ...entry(after), ...done });
        return after;
      }),
    );
  } catch (error) {
    const person = before;
    if (person && error instanceof AppError && isWorthTelling(error)) {
      const refused = { ...entry(person), outcome: 'refused' as const, details: { reason: error.message } };
      await onRowsOf(platform.database, home, (trx) => recordAudit(trx, source, refused));
    }
    throw error;
  }
}

/** Runs a write, and translates what the database refuses into a message. */
export const writing = <T>(work: () => Promise<T>): Promise<T> =>
  onDuplicate(failures.users.emailTaken, () => onAccountRules(work));

export const targetOf = ({ id, firstName, lastName }: Pick<UserRow, 'id' | 'firstName' | 'lastName'>) => ({
  type: 'user',
  id,
  name: `${firstName} ${lastName}`,
});

const isWorthTelling = ({ code }: AppError) => code === 'conflict' || code === 'licence_limit';
