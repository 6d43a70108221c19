import type { Platform } from '../../platform.ts';
import { findSession } from './sessions.repository.ts';

/**
 * Ends a stream once the session behind it is over. Where somebody ends it, the database tells so at once; this finds what nobody
 * does: a session that expired or that nobody used, and what was told before the stream was open, or while the connection that
 * listens was away.
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
