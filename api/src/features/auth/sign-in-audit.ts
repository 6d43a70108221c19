import { type AuditSource, type PlatformTransaction, recordAudit } from '@bidloom/db';
import type { Account } from './auth.repository.ts';

interface RefusedSignIn {
  /** Whose it is; undefined: nobody's. */
  account: Account | undefined;
  reason: string;
}

/**
 * Writes down a sign-in that was refused. What nobody has as an address may be a password in the wrong field: of it, the log has
 * nothing.
 */
export async function recordRefusedSignIn(
  trx: PlatformTransaction,
  source: AuditSource,
  { account, reason }: RefusedSignIn,
): Promise<void> {
  await recordAudit(trx, source, {
    organizationId: account?.organizationId ?? null,
    action: 'session.started',
    outcome: 'refused',
    ...(account && { target: { type: 'user', id: account.id, name: account.email } }),
    details: { reason: account ? reason : 'unknown' },
  });
}
