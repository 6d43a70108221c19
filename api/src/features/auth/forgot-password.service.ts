import { type AuditSource, asPlatform, newId } from '@bidloom/db';
import { requestReset } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { takeResetRequest } from './password-attempts.ts';

interface Options extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
}

/**
 * Requests a link for this address. Nothing here checks whether an account has it, so that answer and time are always the same. The waits
 * after too many requests are the same too, and are thrown as `too_many_requests`.
 */
export function createForgotPassword({ database, queue, secret }: Options) {
  return async (email: string, { address, userAgent, requestId }: AuditSource): Promise<void> => {
    // As the platform: nobody is signed in.
    await asPlatform(database, async (trx) => {
      await takeResetRequest(trx, secret, { email, address: address ?? '' });
      const source = { address, userAgent: userAgent?.slice(0, 500) ?? null, requestId };
      await queue.send(trx, requestReset, { email, linkId: newId(), source });
    });
  };
}
