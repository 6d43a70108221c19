import { type AuditSource, asPlatform, type PlatformTransaction, recordAudit } from '@bidloom/db';
import { type noteRefusedSignIn, sumUpRefusedSignIns } from '@bidloom/jobs';
import type { JobRun, Queue } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import {
  countThrottled,
  countUnknown,
  findRefused,
  summedUpAfter,
  type Throttled,
  takeThrottled,
  takeUnknown,
} from './refused-sign-ins.repository.ts';

/** Writes a wrong password into the log of the account's organisation; counts what was tried at addresses that nobody has. */
export function noteRefusedSignInHandler({ database, queue }: Pick<Platform, 'database' | 'queue'>) {
  return async ({ payload }: JobRun<z.output<typeof noteRefusedSignIn.payload>>): Promise<void> => {
    const { userId, network, source, isThrottled } = payload;
    // By the platform: nobody is signed in.
    await asPlatform(database, async (trx) => {
      if (userId && isThrottled) return noteThrottled(trx, queue, { userId, network });
      if (userId) return recordRefused(trx, { ...source, actorId: null }, userId, { reason: 'password' });
      if (await countUnknown(trx, network)) {
        const options = { singletonKey: network, startAfterSeconds: summedUpAfter };
        await queue.send(trx, sumUpRefusedSignIns, { network }, options);
      }
    });
  };
}

/** One entry for all that this network tried since the last one. */
export function sumUpRefusedSignInsHandler({ database }: Pick<Platform, 'database'>) {
  return async ({ payload }: JobRun<z.output<typeof sumUpRefusedSignIns.payload>>): Promise<void> => {
    const { network, userId } = payload;
    await asPlatform(database, async (trx) => {
      if (userId) return sumUpThrottled(trx, { userId, network });
      const tried = await takeUnknown(trx, network);
      if (!tried) return;
      await recordAudit(
        trx,
        { actorId: null, address: network, userAgent: null, requestId: null },
        {
          ...{ organizationId: null, action: 'session.started', outcome: 'refused' },
          details: { reason: 'unknown', count: tried.count, since: tried.startedAt.toISOString() },
        },
      );
    });
  };
}

/** Writes what was refused at an account into the log of its organisation. */
async function recordRefused(
  trx: PlatformTransaction,
  source: AuditSource,
  userId: string,
  details: Record<string, unknown>,
): Promise<void> {
  const user = await findRefused(trx, userId);
  if (!user) return;
  await recordAudit(trx, source, {
    ...{ organizationId: user.organizationId, action: 'session.started', outcome: 'refused' },
    target: { type: 'user', id: userId, name: user.email },
    details,
  });
}

async function noteThrottled(trx: PlatformTransaction, queue: Queue, { userId, network }: Throttled): Promise<void> {
  if (!(await countThrottled(trx, { userId, network }))) return;
  const options = { singletonKey: `${userId} ${network}`, startAfterSeconds: summedUpAfter };
  await queue.send(trx, sumUpRefusedSignIns, { network, userId }, options);
}

/** One entry in the log of the account's organisation for all that this network tried too often since the last one. */
async function sumUpThrottled(trx: PlatformTransaction, { userId, network }: Throttled): Promise<void> {
  const tried = await takeThrottled(trx, { userId, network });
  if (!tried) return;
  const details = { reason: 'throttled', count: tried.count, since: tried.startedAt.toISOString() };
  const source = { actorId: null, address: network, userAgent: null, requestId: null };
  await recordRefused(trx, source, userId, details);
}
