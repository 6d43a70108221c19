import type { User } from '@bidloom/contract/users';
import type { UserRow } from './users.repository.ts';

export function presentUser({ invitationsSent: _, invitationSentAt: __, signedInAt, ...row }: UserRow): User {
  return {
    ...row,
    lastSignInAt: signedInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
