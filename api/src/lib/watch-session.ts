import type { Platform } from '../platform.ts';
import { findSession } from './session-store.ts';

/**
 * Ends a stream once the session behind it is over. Sign-out tells so by an event; this finds what is told by nobody: a session
 * that expired, and an account or an organisation that was put out of use.
 */
export function watchSession(
  { database, logger }: Pick<Platform, 'database' | 'logger'>,
  sessionId: string,
  stream: { readonly closed: AbortSignal; end(): void },
  { everyMs = 30_000 }: { everyMs?: number } = {},
): void {
  const timer = setInterval(async () => {
    try {
      if (!(await findSession(database, sessionId))) stream.end();
    } catch (error) {
      logger.warn({ err: error }, 'the session of a stream could not be looked at');
    }
  }, everyMs);
  stream.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  if (stream.closed.aborted) clearInterval(timer);
}
