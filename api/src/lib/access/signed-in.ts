import type { Role } from '@bidloom/contract';

/** Who is calling: read from the session's row at every request, so that a change of the account takes effect at once. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  /** Null for platform administrators. */
  organizationId: string | null;
  role: Role;
}
