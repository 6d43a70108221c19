import type { Platform } from '../../platform.ts';
import { findSession } from './sessions.repository.ts';

/**
 * Ends a stream once its session is over. Where somebody ends the session, the database reports it at once. This finds the other cases: a
 * session that expired or was not used, and an end that was reported before the stream was open, or while the listening connection was
 * lost.
 */
export function watchSession(
  { database, logger }: Pick<Platform, 'database' | 'logger'>,
  sessionId: string,
  stream: { readonly closed: AbortSignal; end(): void },
  { idleHours, everyMs = 30_000 }: { idleHours: number; everyMs?: number },
): void {
  const look = async () => {
    try {
      if (!(await findSession(database, sessionId, idleHours))) stream.end();
    } catch (error) {
      logger.warn({ err: error }, 'the session of a stream could not be looked at');
    }
  };
  if (stream.closed.aborted) return;
  const timer = setInterval(look, everyMs);
  stream.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  void look();
}
