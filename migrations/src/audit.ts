import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** Who did it, from where; the database adds name and address of the person as they are at that moment. */
export interface AuditSource {
  /** Null: nobody was signed in, or the product itself. */
  actorId: string | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
}

export interface AuditEvent {
  /** What it belongs to; null: the platform. */
  organizationId: string | null;
  /** `noun.verb` in the past, such as `user.created`. */
  action: string;
  outcome?: 'done' | 'refused';
  /** The thing that was changed. Its name is stored, because the thing may no longer exist later. */
  target?: { type: string; id: string; name: string };
  /** What changed, for people: no password, no token, no text of a document. */
  details?: Record<string, unknown>;
}

/**
 * Adds an entry to the audit log, in the transaction of the change. Do it last: entries of an organisation wait
 * for each other until their transactions end.
 */
export async function recordAudit(
  trx: TenantTransaction | PlatformTransaction,
  source: AuditSource,
  event: AuditEvent,
): Promise<void> {
  await recordAudits(trx, source, [event]);
}

/** The same for several at once, in this order. */
export async function recordAudits(
  trx: TenantTransaction | PlatformTransaction,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(
    ({ organizationId, action, outcome = 'done', target, details = {} }) => sql`(
      ${newId()}, ${organizationId}, ${source.actorId}, ${action}, ${outcome}, ${target?.type ?? null},
      ${target?.id ?? null}, ${target?.name ?? null}, ${JSON.stringify(details)}::jsonb, ${source.address},
      ${source.userAgent?.slice(0, 500) ?? null}, ${source.requestId})`,
  );
  // By hand: the columns that the database writes have no default, and tenants' work may not name them.
  await sql`
    insert into audit_entries (id, organization_id, actor_id, action, outcome, target_type, target_id, target_name, details,
      address, user_agent, request_id)
    values ${sql.join(rows)}`.execute(trx);
}

/** The name under which an organisation sees anybody who works on it from outside. */
export const platformAdministrator = 'Platform administrator';

/** Whether an entry of an organisation is by somebody else's person: everybody of an organisation keeps a row in it, removed people too. */
export const isByOutsider = (entry: string, organizationId: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${entry}.actor_id`)} is not null and not exists (
    select from users u where u.id = ${sql.ref(`${entry}.actor_id`)} and u.organization_id = ${organizationId}))`;

/** Where a chain does not fit together: an entry was changed, left out or put between. */
export interface BrokenChain {
  /** Null: the platform's. */
  organizationId: string | null;
  /** The first entry that does not fit. */
  sequence: number;
}

/** Checks every chain of the audit log from its first entry to its end; answers those that are broken. By the platform. */
export async function findBrokenChains(trx: PlatformTransaction): Promise<BrokenChain[]> {
  const { rows } = await sql<{ organizationId: string | null; sequence: string }>`
    select organization_id as "organizationId", min(sequence) as sequence from (
      select organization_id, sequence, hash is distinct from audit_hash(e)
        or previous_hash is distinct from lag(hash, 1, ''::bytea) over chain
        or sequence is distinct from lag(sequence, 1, 0::bigint) over chain + 1 as is_broken
      from audit_entries e window chain as (partition by chain_id order by sequence)
      union all
      -- Entries that are missing at the end of the chain.
      select nullif(c.chain_id, '00000000-0000-0000-0000-000000000000'), c.sequence, e.hash is distinct from c.hash
      from audit_chains c left join audit_entries e using (chain_id, sequence)
    ) entries where is_broken group by organization_id`.execute(trx);
  return rows.map(({ organizationId, sequence }) => ({ organizationId, sequence: Number(sequence) }));
}
