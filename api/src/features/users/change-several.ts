import type { BulkChange, BulkResult } from '@bidloom/contract/users';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Administrator } from './administer.ts';
import { presentUser, type UserRow } from './users.repository.ts';
import { activatePerson, changeRole, deactivatePerson, inviteAgain } from './users.service.ts';

/** Does the same with each of these people, one after the other and each for themselves. Throws `not_found` where none is there. */
export async function changeSeveral(administrator: Administrator, change: BulkChange): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  let found = false;
  for (const id of new Set(change.ids)) {
    try {
      results.push({ id, success: true, user: presentUser(await changeOne(administrator, id, change)) });
      found = true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, success: false, message: error.message });
      found ||= error.code !== 'not_found';
    }
  }
  if (!found) throw notFound('The user');
  return results;
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
