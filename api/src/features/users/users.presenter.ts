import type { User } from '@bidloom/contract/users';
import { asJson } from '../../lib/http/answers.ts';
import type { UserRow } from './users.repository.ts';

export function presentUser({ invitationsSent: _, invitationSentAt: __, signedInAt, ...row }: UserRow): User {
  return asJson({ ...row, lastSignInAt: signedInAt });
}
