import type { OwnSession } from '@bidloom/contract/auth';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import type { SessionRow } from './own-sessions.repository.ts';

export function presentOwnSession(session: SessionRow, { sessionId }: SignedIn): OwnSession {
  return {
    ...session,
    isCurrent: session.id === sessionId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}
