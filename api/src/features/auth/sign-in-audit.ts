import { type AuditSource, type PlatformTransaction, recordAudit } from '@bidloom/db';
import type { Account } from './auth.repository.ts';

/** Writes down a sign-in that was refused to somebody who has shown that they know of the account. */
export async function recordRefusedSignIn(
  trx: PlatformTransaction,
  source: AuditSource,
  { account, reason }: { account: Account; reason: 'code' | 'inactive' },
): Promise<void> {
  await recordAudit(trx, source, {
    organizationId: account.organizationId,
    action: 'session.started',
    outcome: 'refused',
    target: { type: 'user', id: account.id, name: account.email },
    details: { reason },
  });
}
