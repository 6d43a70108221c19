import type { FactName } from '@bidloom/contract/facts';
import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** A value of a fact, as far as it is shown. */
export interface SeenValue {
  value: string;
  text: string;
}

/** What a person saw of a tender. */
export interface SeenTender {
  documents: string[];
  /** Facts that had been read; null: nothing was stated. */
  facts: Partial<Record<FactName, SeenValue | null>>;
  dueAt: string | null;
}

export interface Visitor {
  organizationId: string;
  workspaceId: string;
  userId: string;
}

/** Looks that follow each other more closely are one visit: what was new when it began stays new until it ends. */
const apart = sql`interval '30 minutes'`;

/** What the visit before this one ended with. */
export interface LastVisit {
  at: Date;
  seen: SeenTender;
}

/** Records what a person sees of a tender now. Returns what the previous visit ended with; null: this is the first. */
export async function noteVisit(
  trx: TenantTransaction,
  { organizationId, workspaceId, userId }: Visitor,
  seen: SeenTender,
): Promise<LastVisit | null> {
  const begins = sql<boolean>`workspace_visits.seen_at < now() - ${apart}`;
  const row = await trx
    .insertInto('workspaceVisits')
    .values({ organizationId, workspaceId, userId, seen: JSON.stringify(seen) })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'userId']).doUpdateSet({
        beforeAt: sql`case when ${begins} then workspace_visits.seen_at else workspace_visits.before_at end`,
        before: sql`case when ${begins} then workspace_visits.seen else workspace_visits.before end`,
        seenAt: sql`now()`,
        seen: JSON.stringify(seen),
      }),
    )
    .returning('beforeAt')
    .returning(sql<SeenTender | null>`before`.as('before'))
    .executeTakeFirstOrThrow();
  return row.beforeAt && row.before ? { at: row.beforeAt, seen: row.before } : null;
}
