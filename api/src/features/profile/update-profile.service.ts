import { failures } from '@bidloom/contract/failures';
import { type AuditSource, type Database, recordAudit } from '@bidloom/db';
import { onRowsOf } from '../../lib/access/on-rows-of.ts';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { lockPerson, updatePerson } from './profile.repository.ts';

interface Names {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/**
 * Changes names: everybody their own, administrators of an organisation those of its people. Throws `not_found` for people elsewhere
 * and `forbidden` for colleagues.
 */
export function updateProfile(database: Database, user: SignedIn, id: string, names: Names, source: AuditSource) {
  return onRowsOf(database, user.organizationId, async (trx) => {
    const person = await lockPerson(trx, id);
    if (!person) throw notFound('The person');
    const isOwn = person.id === user.userId;
    // Not even that there is such a person: this is for one's own, and for an organisation's administrator.
    if (!isOwn && user.role === 'PLATFORM_ADMIN') throw notFound('The person');
    if (!isOwn && user.role !== 'ORGANIZATION_ADMIN') {
      throw new AppError(failures.access.forbidden);
    }
    const changed = {
      ...(names.firstName !== undefined && { firstName: names.firstName }),
      ...(names.lastName !== undefined && { lastName: names.lastName }),
    };
    await updatePerson(trx, id, changed);
    await recordAudit(trx, source, {
      organizationId: person.organizationId,
      action: 'profile.updated',
      target: { type: 'user', id, name: person.email },
      details: changesBetween(person, changed),
    });
    return { ...person, ...changed };
  });
}
