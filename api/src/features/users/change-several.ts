import type { BulkChange, BulkResult } from '@bidloom/contract/users';
import type { FastifyBaseLogger } from 'fastify';
import { eachByItself } from '../../lib/each-by-itself.ts';
import type { Administrator } from './administer.ts';
import { presentUser } from './users.presenter.ts';
import type { UserRow } from './users.repository.ts';
import { activatePerson, changeRole, deactivatePerson, inviteAgain } from './users.service.ts';

/** Does the same with each of these people, one after the other, each separately. Throws `not_found` where none exists. */
export function changeSeveral(
  administrator: Administrator,
  change: BulkChange,
  log: FastifyBaseLogger,
): Promise<BulkResult[]> {
  const work = async (id: string) => ({ user: presentUser(await changeOne(administrator, id, change)) });
  return eachByItself(change.ids, work, { log, failed: 'Failed to update user' });
}

function changeOne(administrator: Administrator, id: string, change: BulkChange): Promise<UserRow> {
  switch (change.action) {
    case 'activate':
      return activatePerson(administrator, id);
    case 'deactivate':
      return deactivatePerson(administrator, id);
    case 'resend':
      return inviteAgain(administrator, id);
    case 'role':
      return changeRole(administrator, id, change.role);
  }
}
