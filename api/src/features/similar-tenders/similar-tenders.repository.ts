import type { SimilarPlace } from '@bidloom/contract/similar-tenders';
import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Answers of a similar tender that are shown; the others are counted. */
const shownAnswers = 6;

/** How far the profile of a tender is; `other` says how many other tenders have one. */
export async function findProfileState(trx: TenantTransaction, workspaceId: string) {
  const { rows } = await sql<{
    status: string | null;
    failure: string | null;
    computedAt: Date | null;
    hasReady: boolean;
    others: number;
  }>`
    select profile.status, profile.failure, profile.computed_at,
      exists (select from documents where workspace_id = ${workspaceId} and status = 'ready') as has_ready,
      (select count(*)::integer from workspace_profiles where id <> ${workspaceId} and languages <> '{}') as others
    from (select) one left join workspace_profiles profile on profile.id = ${workspaceId}`.execute(trx);
  return rows[0] as (typeof rows)[number];
}

/** A shared term as the worker keeps it. */
export interface KeptReason {
  kind: 'standard' | 'phrase' | 'word';
  first: KeptPlace;
  second: KeptPlace;
}

interface KeptPlace {
  text: string;
  documentId: string;
  page: number;
  /** Pairs of earlier versions lack it. */
  place?: { quote: string; offset: number; boxes: SimilarPlace['boxes'] };
}

export interface SimilarRow {
  id: string;
  name: string;
  reference: string | null;
  customerId: string;
  customerName: string;
  status: string;
  outcome: 'won' | 'lost' | 'no_bid' | null;
  closedAt: Date | null;
  dueAt: Date | null;
  value: string | null;
  currency: string | null;
  score: number;
  reasons: KeptReason[];
}

/** The similar tenders of a tender that have documents still, the most similar first. */
export async function listSimilar(trx: TenantTransaction, workspaceId: string) {
  const { rows } = await sql<SimilarRow>`
    select tender.id, tender.name, tender.reference, tender.customer_id, customer.name as customer_name, tender.status,
      tender.outcome, tender.closed_at, tender.due_at, tender.value, tender.currency, pair.score, pair.reasons
    from similar_workspaces pair
    join workspaces tender on tender.id = pair.similar_id and tender.kind = 'tender'
    join customers customer on customer.id = tender.customer_id
    where pair.workspace_id = ${workspaceId}
      and exists (select from documents d where d.workspace_id = tender.id and d.status = 'ready')
    order by pair.score desc, pair.similar_id limit 20`.execute(trx);
  return rows;
}

/** A key fact of a tender that a person decided, or that is certain. */
export interface SureFact {
  workspaceId: string;
  fact: string;
  value: string;
  text: string;
  isDecided: boolean;
  documentId: string | null;
  page: number | null;
  quote: string | null;
  offset: number | null;
  boxes: number[][] | null;
}

/** @param least the probability from which on a fact is certain */
export async function listSureFacts(
  trx: TenantTransaction,
  workspaceIds: readonly string[],
  least: number,
): Promise<SureFact[]> {
  const { rows } = await sql<SureFact>`
    select workspace_id, fact, true as is_decided, decided_value as value, coalesce(decided_text, decided_value) as text,
      decided_document_id as document_id, decided_page as page, decided_quote as quote, decided_offset as "offset",
      decided_boxes as boxes
    from workspace_facts
    where workspace_id = any(${[...workspaceIds]}::uuid[]) and decision in ('confirmed', 'corrected')
      and decided_value is not null
    union all
    select workspace_id, fact, false, found_value, coalesce(found_text, found_value), found_document_id, found_page,
      found_quote, found_offset, found_boxes
    from workspace_facts
    where workspace_id = any(${[...workspaceIds]}::uuid[]) and decision is null and found_value is not null
      and found_document_id is not null and probability >= ${least}`.execute(trx);
  return rows;
}

/** An answer to a predefined question, as a run keeps it. */
export interface KeptAnswer {
  workspaceId: string;
  total: number;
  headline: {
    question: string;
    answer: string;
    citations: {
      documentId: string;
      page: number;
      quote: string;
      offset?: number;
      boxes: number[][];
      fileName: string;
    }[];
  };
  correctedText: string | null;
}

/**
 * The best answers to predefined questions of each tender: those that a person corrected, or that existing documents still answer surely;
 * the newest for each question.
 */
export async function listGoodAnswers(trx: TenantTransaction, workspaceIds: readonly string[]): Promise<KeptAnswer[]> {
  const { rows } = await sql<KeptAnswer>`
    with ready as materialized (
      select id::text from documents where workspace_id = any(${[...workspaceIds]}::uuid[]) and status = 'ready')
    select workspace_id, total, headline, corrected_text from (
      select latest.*, count(*) over (partition by workspace_id)::integer as total,
        row_number() over (partition by workspace_id
          order by (corrected_text is not null) desc, (headline->>'confidence')::real desc, headline->>'question') as rank
      from (
        select distinct on (run.workspace_id, item.headline->>'questionId')
          run.workspace_id, item.headline, item.correction->>'text' as corrected_text
        from document_requests run
        join document_request_items item on item.organization_id = run.organization_id and item.request_id = run.id
        where run.workspace_id = any(${[...workspaceIds]}::uuid[]) and run.request_type = 'batch_query'
          and item.kind = 'answer'
          and (item.correction is not null
            or (item.headline->>'band' = 'answer' and item.headline->>'certainty' in ('certain', 'likely')
              and exists (select from jsonb_array_elements(item.headline->'citations') citation
                where citation->>'documentId' in (select id from ready))))
        order by run.workspace_id, item.headline->>'questionId', run.created_at desc) latest) ranked
    where rank <= ${shownAnswers} order by workspace_id, rank`.execute(trx);
  return rows;
}

/** Names of the documents of these tenders that are still there. */
export async function loadNames(trx: TenantTransaction, workspaceIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('workspaceId', 'in', [...workspaceIds])
    .where('status', '=', 'ready')
    .execute();
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}
