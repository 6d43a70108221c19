import { newId, type PlatformTransaction, type TenantTransaction } from '@bidloom/db';
import { factsVersion } from '@bidloom/jobs';
import { sql } from 'kysely';
import type { Engine, Usage } from '../../analyst/analyst.ts';
import type { KeptPlace, PlacedFact, PlacedValue } from './place-facts.ts';

/** The tender whose facts a job reads, and the revision of its documents. */
export interface ReadingKey {
  organizationId: string;
  workspaceId: string;
  revision: number;
}

/** Who decided between the values that the rules found. */
export interface FactAuthor {
  engine: Engine;
  model: string | null;
  /** Tells a person why the model that should have decided did not. */
  failure: string | null;
}

/** What a job must read of a tender; undefined where that is done, or the tender no longer exists. */
export function findReading(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('factReadings')
    .innerJoin('workspaces', 'workspaces.id', 'factReadings.id')
    .select(['factReadings.revision', 'factReadings.readRevision', 'workspaces.customerId'])
    .where('factReadings.id', '=', workspaceId)
    .where('factReadings.status', '!=', 'ready')
    .executeTakeFirst();
}

/** The first version of the rules that keeps dates far from the stated one. */
const firstWithFarDates = 7;

/**
 * Keeps what was found, beside what people decided. False where a later revision of the documents was read already. Values from documents
 * that were removed meanwhile are left out.
 * @param isLast whether reading ends with it; false where a model decides afterwards
 */
export async function saveFacts(
  trx: TenantTransaction,
  { organizationId, workspaceId, revision }: ReadingKey,
  facts: readonly PlacedFact[],
  { engine, model, failure }: FactAuthor,
  isLast = true,
): Promise<boolean> {
  // Locked before the tender's row, in the same order as code that removes a document.
  const documents = await trx
    .selectFrom('documents')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .orderBy('id')
    .forKeyShare()
    .execute();
  const before = await trx
    .selectFrom('factReadings')
    .select('rulesVersion')
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  const knewNoFarDates = (before?.rulesVersion ?? factsVersion) < firstWithFarDates;
  const { numUpdatedRows } = await trx
    .updateTable('factReadings')
    .set({
      readRevision: revision,
      status: sql<string>`case when revision = ${revision} and ${isLast} then 'ready' else 'queued' end`,
      failure,
      rulesVersion: factsVersion,
      engine,
      model,
      readAt: sql`now()`,
    })
    .where('id', '=', workspaceId)
    .where('readRevision', '<=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (documents.length === 0) {
    await forgetFound(trx, workspaceId);
    return true;
  }
  const ready = new Set(documents.map(({ id }) => id));
  const isThere = (value: KeptPlace | null) => value !== null && ready.has(value.documentId);
  await trx
    .insertInto('workspaceFacts')
    .values(
      facts.map(({ fact, stated, probability, conflicts, apart, further, replaced }) => ({
        ...{ organizationId, workspaceId, fact, probability },
        ...foundColumns(isThere(stated) ? stated : null),
        conflicts: JSON.stringify([...conflicts, ...apart.map((date) => ({ ...date, apart: true }))].filter(isThere)),
        // A value whose document was removed meanwhile takes along what further places say of it.
        further: JSON.stringify(stated === null || isThere(stated) ? further.filter(isThere) : []),
        replaced: JSON.stringify(replaced.filter(isThere)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'fact']).doUpdateSet((eb) => ({
        foundValue: eb.ref('excluded.foundValue'),
        foundText: eb.ref('excluded.foundText'),
        foundDocumentId: eb.ref('excluded.foundDocumentId'),
        foundPage: eb.ref('excluded.foundPage'),
        foundQuote: eb.ref('excluded.foundQuote'),
        foundOffset: eb.ref('excluded.foundOffset'),
        foundBoxes: eb.ref('excluded.foundBoxes'),
        probability: eb.ref('excluded.probability'),
        conflicts: eb.ref('excluded.conflicts'),
        further: eb.ref('excluded.further'),
        replaced: eb.ref('excluded.replaced'),
        // They were stated when people decided, too: they are no news.
        ...(knewNoFarDates && {
          seenConflicts: sql<string>`workspace_facts.seen_conflicts || jsonb_path_query_array(excluded.conflicts, '$[*] ? (@.apart == true)')`,
        }),
      })),
    )
    .execute();
  return true;
}

function foundColumns(value: PlacedValue | null) {
  return {
    foundValue: value?.value ?? null,
    foundText: value?.text ?? null,
    foundDocumentId: value?.documentId ?? null,
    foundPage: value?.page ?? null,
    foundQuote: value?.quote ?? null,
    foundOffset: value?.offset ?? null,
    foundBoxes: value ? JSON.stringify(value.boxes) : null,
  };
}

/** A place that the documents gave for a decision, and that they may no longer contain. */
export interface DecidedPlace {
  fact: string;
  documentId: string;
  page: number;
  quote: string;
  offset: number;
}

/** Places of decisions whose words were found in a document; a value that a person typed may be in other words. */
export async function listDecidedPlaces(trx: TenantTransaction, workspaceId: string): Promise<DecidedPlace[]> {
  const rows = await trx
    .selectFrom('workspaceFacts')
    .select(['fact', 'decidedDocumentId', 'decidedPage', 'decidedQuote', 'decidedOffset'])
    .where('workspaceId', '=', workspaceId)
    .where('decidedDocumentId', 'is not', null)
    .where('decidedOffset', 'is not', null)
    .execute();
  return rows.flatMap(({ fact, decidedDocumentId, decidedPage, decidedQuote, decidedOffset }) =>
    decidedDocumentId === null || decidedPage === null || decidedQuote === null || decidedOffset === null
      ? []
      : [{ fact, documentId: decidedDocumentId, page: decidedPage, quote: decidedQuote, offset: decidedOffset }],
  );
}

/**
 * Moves the place of a decision to where its words are now. `null`: the words no longer exist, and only the page is kept, which marks the
 * decision. Nothing happens where a person has decided again meanwhile.
 */
export async function moveDecidedPlace(
  trx: TenantTransaction,
  workspaceId: string,
  { fact, documentId, page, quote, offset }: DecidedPlace,
  now: Pick<PlacedValue, 'quote' | 'offset' | 'boxes'> | null,
): Promise<void> {
  await trx
    .updateTable('workspaceFacts')
    .set(
      now
        ? { decidedQuote: now.quote, decidedOffset: now.offset, decidedBoxes: JSON.stringify(now.boxes) }
        : { decidedDocumentId: null },
    )
    .where('workspaceId', '=', workspaceId)
    .where('fact', '=', fact)
    .where('decidedDocumentId', '=', documentId)
    .where('decidedPage', '=', page)
    .where('decidedQuote', '=', quote)
    .where('decidedOffset', '=', offset)
    .execute();
}

/** For a tender without documents, only what people decided is kept. */
async function forgetFound(trx: TenantTransaction, workspaceId: string): Promise<void> {
  await trx.deleteFrom('workspaceFacts').where('workspaceId', '=', workspaceId).where('decision', 'is', null).execute();
  await trx
    .updateTable('workspaceFacts')
    .set({ ...foundColumns(null), probability: null, conflicts: '[]', further: '[]', replaced: '[]' })
    .where('workspaceId', '=', workspaceId)
    .execute();
}

/** Ends a reading as failed, with a reason for a person; false where it belongs to another job by now. */
export async function failReading(
  trx: TenantTransaction,
  { workspaceId, jobId }: { workspaceId: string; jobId: string | null },
  failure: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('factReadings')
    .set({ status: 'failed', failure })
    .where('id', '=', workspaceId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the cost of a call to a model. */
export async function saveFactsUsage(
  trx: TenantTransaction,
  { organizationId, workspaceId }: Pick<ReadingKey, 'organizationId' | 'workspaceId'>,
  { milliseconds, ...usage }: Usage & { milliseconds: number; cost: number },
): Promise<void> {
  await trx
    .insertInto('usageEvents')
    .values({
      ...{ id: newId(), organizationId, workspaceId, kind: 'facts', ...usage },
      milliseconds: Math.round(milliseconds),
    })
    .execute();
}

/** The next tenders after `after`, in the order of their ids, whose facts no rules of this version have read, and that have documents. */
export async function listUnreadTenders(
  trx: PlatformTransaction,
  after: string,
  limit: number,
): Promise<{ organizationId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ organizationId: string; workspaceId: string }>`
    select workspace.organization_id, workspace.id as workspace_id
    from workspaces workspace left join fact_readings reading on reading.id = workspace.id
    where workspace.id > ${after}
      and (reading.id is null or (reading.status <> 'queued' and coalesce(reading.rules_version, 0) < ${factsVersion}))
      and exists (select from documents document where document.workspace_id = workspace.id and document.status = 'ready')
    order by workspace.id limit ${limit}`.execute(trx);
  return rows;
}
