import { type AuditEvent, type AuditSource, type PlatformTransaction, recordAudits } from '@bidloom/db';

/**
 * Adds what the platform did to an organisation to both audit logs: the organisation reads it in its own, and platform administrators find what
 * was done to all organisations in theirs, which outlives the organisation.
 * @param ofPlatform details of the platform's entry: nothing of people, and nothing that a removed organisation takes with it
 */
export function recordForBoth(
  trx: PlatformTransaction,
  source: AuditSource,
  event: AuditEvent & { organizationId: string },
  ofPlatform: Record<string, unknown> = {},
): Promise<void> {
  // The platform's first, everywhere: each of the two chains is locked.
  return recordAudits(trx, source, [{ ...event, organizationId: null, details: ofPlatform }, event]);
}
