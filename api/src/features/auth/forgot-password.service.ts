import { type AuditSource, asPlatform, newId } from '@bidloom/db';
import { requestReset } from '@bidloom/jobs';
import type { Platform } from '../../platform.ts';
import { takeResetRequest } from './password-attempts.ts';

interface Options extends Pick<Platform, 'database' | 'queue'> {
  secret: string;
}

/**
 * Orders a link for whoever has this address. Nothing here looks whether somebody does: answer and time are the same, and so are the
 * waits of those who ask too often, which are thrown as `too_many_requests`.
 */
export function createForgotPassword({ database, queue, secret }: Options) {
  return async (email: string, { address, userAgent, requestId }: AuditSource): Promise<void> => {
    // By the platform: nobody is signed in.
    await asPlatform(database, async (trx) => {
      await takeResetRequest(trx, secret, { email, address: address ?? '' });
      const source = { address, userAgent: userAgent?.slice(0, 500) ?? null, requestId };
      await queue.send(trx, requestReset, { email, linkId: newId(), source });
    });
  };
}
