import { asPlatform, recordAudit } from '@bidloom/db';
import { type requestReset, sendAccountLink } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { findAccountOf } from './accounts.repository.ts';

/** Requests the link for this address, where there is an account that may have one. */
export function requestResetHandler({ database, queue }: Pick<Platform, 'database' | 'queue'>) {
  return async ({ payload }: JobRun<z.output<typeof requestReset.payload>>): Promise<void> => {
    const { email, linkId, source } = payload;
    // By the platform: whose address it is, and of which organisation, is found out here.
    await asPlatform(database, async (trx) => {
      const user = await findAccountOf(trx, email);
      if (!user) return;
      const { id: userId, organizationId } = user;
      const isInvited = user.activatedAt === null;
      if (!isInvited && !user.isActive) return;
      await queue.send(trx, sendAccountLink, {
        ...{ organizationId, linkId, userId },
        kind: isInvited ? 'activation' : 'reset',
      });
      await recordAudit(
        trx,
        { ...source, actorId: null },
        {
          organizationId,
          action: 'password.reset_requested',
          target: { type: 'user', id: userId, name: user.email },
        },
      );
    });
  };
}
