import type { PlatformTransaction } from '@bidloom/db';

/** Also works outside of a transaction. */
type Reader = Pick<PlatformTransaction, 'selectFrom'>;

/** Where a person belongs whose account was not removed; undefined for somebody who is not there. */
export function findHome(db: Reader, userId: string) {
  return db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Undefined where it is not there. */
export function findOrganization(db: Reader, id: string) {
  return db.selectFrom('organizations').select('isActive').where('id', '=', id).executeTakeFirst();
}
