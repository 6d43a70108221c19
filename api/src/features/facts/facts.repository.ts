import type { FactName } from '@bidloom/contract/facts';
import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { findFact, type Place } from '../../lib/facts/fact-rows.repository.ts';

/** A ready document of the tender, which is not removed before the transaction ends. */
export function holdDocument(trx: TenantTransaction, workspaceId: string, id: string) {
  return trx
    .selectFrom('documents')
    .select(['id', 'pages'])
    .where('id', '=', id)
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .forKeyShare()
    .executeTakeFirst();
}

/** Keeps a document from being removed before the transaction ends, also one that is being read again. False where it no longer exists. */
async function keepDocument(trx: TenantTransaction, id: string): Promise<boolean> {
  const rows = await trx.selectFrom('documents').select('id').where('id', '=', id).forKeyShare().execute();
  return rows.length > 0;
}

/** Whose fact it is, and who decides. */
export interface DecisionKey {
  organizationId: string;
  workspaceId: string;
  fact: FactName;
  userId: string;
}

/** When the decision was made that the person saw; null: there was none; undefined: whatever it is. */
export type SeenAt = Date | null | undefined;

/** Whether the decision is the one that the person saw. Outside of the database its time has milliseconds only. */
const isSeen = (at: SeenAt) =>
  at === undefined
    ? sql<boolean>`true`
    : sql<boolean>`date_trunc('milliseconds', workspace_facts.decided_at) is not distinct from ${at}::timestamptz`;

/** What a person saw of a fact when they decided. */
export interface Seen {
  /** The found value, null: none; undefined: what is found now. */
  value: string | null | undefined;
  /** The other values of the documents; undefined: those that they state now. */
  conflicts: readonly string[] | undefined;
  at: SeenAt;
}

/** The other values that the person saw, as they are kept. One that came meanwhile is not among them, so that the fact tells of it. */
function conflictsSeen({ conflicts, value }: Pick<Seen, 'conflicts' | 'value'>) {
  if (conflicts === undefined) return sql<string>`workspace_facts.conflicts`;
  // What was found when the person looked may be another value by now.
  const values = JSON.stringify(typeof value === 'string' ? [...conflicts, value] : conflicts);
  return sql<string>`(select coalesce(jsonb_agg(stated), '[]') from jsonb_array_elements(workspace_facts.conflicts) stated
    where ${values}::jsonb ? (stated->>'value'))`;
}

/** The value by which a person replaced what was found; null: that nothing is stated. */
export interface DecidedValue {
  value: string;
  text: string;
  place: Place | null;
}

/** Keeps what was found as confirmed. False where that is not `value`, or no longer stated, and where another decision was seen. */
export async function confirmFound(
  trx: TenantTransaction,
  { workspaceId, fact, userId }: DecisionKey,
  { value, ...seen }: Seen & { value: string },
): Promise<boolean> {
  const known = await findFact(trx, workspaceId, fact);
  // A document is locked before its facts, never after: removing it locks in the same order.
  if (!known?.foundDocumentId || !(await keepDocument(trx, known.foundDocumentId))) return false;
  const { numUpdatedRows } = await trx
    .updateTable('workspaceFacts')
    .set((eb) => ({
      decision: 'confirmed',
      decidedValue: eb.ref('foundValue'),
      decidedText: eb.ref('foundText'),
      decidedDocumentId: eb.ref('foundDocumentId'),
      decidedPage: eb.ref('foundPage'),
      decidedQuote: eb.ref('foundQuote'),
      decidedOffset: eb.ref('foundOffset'),
      decidedBoxes: eb.ref('foundBoxes'),
      seenValue: eb.ref('foundValue'),
      seenConflicts: conflictsSeen({ value, conflicts: seen.conflicts }),
      decidedBy: userId,
      decidedAt: sql`now()`,
    }))
    .where('workspaceId', '=', workspaceId)
    .where('fact', '=', fact)
    .where('foundDocumentId', '=', known.foundDocumentId)
    .where('foundValue', '=', value)
    .where(isSeen(seen.at))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Keeps what a person said instead of what was found; null: that it is not stated. False where another decision was seen.
 */
export async function saveDecision(
  trx: TenantTransaction,
  { organizationId, workspaceId, fact, userId }: DecisionKey,
  decided: DecidedValue | null,
  seen: Seen,
): Promise<boolean> {
  const place = decided?.place ?? null;
  const columns = {
    decision: decided ? 'corrected' : 'not_stated',
    decidedValue: decided?.value ?? null,
    decidedText: decided?.text ?? null,
    decidedDocumentId: place?.documentId ?? null,
    decidedPage: place?.page ?? null,
    decidedQuote: place?.quote ?? null,
    decidedOffset: place?.offset ?? null,
    decidedBoxes: place ? JSON.stringify(place.boxes) : null,
    decidedBy: userId,
    decidedAt: sql<Date>`now()`,
  };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('workspaceFacts')
    .values({ organizationId, workspaceId, fact, ...columns, seenValue: seen.value ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'fact'])
        .doUpdateSet({
          ...columns,
          seenConflicts: conflictsSeen(seen),
          seenValue: seen.value === undefined ? sql<string | null>`workspace_facts.found_value` : seen.value,
        })
        .where(isSeen(seen.at)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Keeps a decision, now that the documents state something else: what the person saw of that is known from now on. False where there is no
 * decision, or another one was seen.
 */
export async function keepDecision(
  trx: TenantTransaction,
  { workspaceId, fact, userId }: DecisionKey,
  seen: Seen,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaceFacts')
    .set((eb) => ({
      seenValue: seen.value === undefined ? eb.ref('foundValue') : seen.value,
      seenConflicts: conflictsSeen(seen),
      decidedBy: userId,
      decidedAt: sql`now()`,
    }))
    .where('workspaceId', '=', workspaceId)
    .where('fact', '=', fact)
    .where('decision', 'is not', null)
    .where(isSeen(seen.at))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back what a person decided. False where another decision was seen, or there is no such fact yet. */
export async function clearDecision(
  trx: TenantTransaction,
  { workspaceId, fact }: Pick<DecisionKey, 'workspaceId' | 'fact'>,
  seenAt: SeenAt,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaceFacts')
    .set({
      decision: null,
      decidedValue: null,
      decidedText: null,
      decidedDocumentId: null,
      decidedPage: null,
      decidedQuote: null,
      decidedOffset: null,
      decidedBoxes: null,
      seenValue: null,
      seenConflicts: null,
      decidedBy: null,
      decidedAt: null,
    })
    .where('workspaceId', '=', workspaceId)
    .where('fact', '=', fact)
    .where(isSeen(seenAt))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The text of a page; undefined where the document has none. */
export async function loadPageText(
  trx: TenantTransaction,
  documentId: string,
  page: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('documentPages')
    .select('text')
    .where('documentId', '=', documentId)
    .where('number', '=', page)
    .executeTakeFirst();
  return row?.text;
}
