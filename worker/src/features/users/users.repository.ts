import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { PersonRow } from './parse-user-sheet.ts';

export type NewPerson = PersonRow & { id: string };

/** Below zero where the licence is not valid today; without end where there is none. */
export async function countFreeSeats(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ free: number | null }>`select seats_left() as free`.execute(trx);
  return rows[0]?.free ?? Number.POSITIVE_INFINITY;
}

/** Inserts people who are about to be invited, except those whose address is taken; returns the ids of the inserted people. */
export async function insertInvited(
  trx: TenantTransaction,
  organizationId: string,
  people: readonly NewPerson[],
): Promise<Set<string>> {
  const invited = { isActive: false, activatedAt: null, invitationsSent: 1, invitationSentAt: sql<Date>`now()` };
  const inserted = await trx
    .insertInto('users')
    .values(people.map((person) => ({ ...person, organizationId, ...invited })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}
