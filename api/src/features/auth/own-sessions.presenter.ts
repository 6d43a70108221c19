import type { OwnSession } from '@bidloom/contract/auth';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { asJson } from '../../lib/http/answers.ts';
import type { SessionRow } from './own-sessions.repository.ts';

export function presentOwnSession(session: SessionRow, { sessionId }: SignedIn): OwnSession {
  return { ...asJson(session), isCurrent: session.id === sessionId };
}
