import { isTender, type TenantTransaction } from '@bidloom/db';
import { certaintyOf } from '@bidloom/texts/certainty';
import { momentOf, momentsOf, zoneOf } from '@bidloom/texts/deadline';
import { sql } from 'kysely';
import type { KeptFurther } from '../../lib/facts/fact-rows.repository.ts';
import { zonePlaceFor } from '../../lib/facts/zone-place.ts';
import type { StatedPlace } from '../../lib/tender-address.ts';

/** Facts of a tender that are a date; the deadline counts where nobody has given the tender a due date. */
export const dateFacts = ['submission_deadline', 'clarification_deadline', 'pre_bid_meeting', 'bid_opening'] as const;
export type DateFact = (typeof dateFacts)[number];

/** Tenders of one calendar, and how long a date stays in it. */
const most = 2000;
const kept = sql`interval '90 days'`;

/** The tenders that are worked on or wait for their outcome, with their dates; of one owner, where one is named. */
export async function listFeedTenders(trx: TenantTransaction, ownerId: string | null) {
  let found = trx
    .selectFrom('workspaces')
    .innerJoin('customers', 'customers.id', 'workspaces.customerId')
    .select(['workspaces.id', 'workspaces.customerId', 'workspaces.name', 'workspaces.reference', 'workspaces.dueAt'])
    .select(['workspaces.updatedAt', 'customers.name as customerName'])
    .where(isTender('workspaces.kind'))
    .where('workspaces.attention', '<=', 1)
    .where((eb) => eb('workspaces.dueKey', '>=', sql<Date>`now() - ${kept}`));
  if (ownerId) found = found.where('workspaces.ownerId', '=', ownerId);
  const tenders = await found
    .orderBy('workspaces.attention')
    .orderBy('workspaces.dueKey')
    .orderBy('workspaces.id')
    .limit(most)
    .execute();
  const facts = await listDates(
    trx,
    tenders.map(({ id }) => id),
  );
  return tenders.map((tender) => ({ ...tender, dates: facts.get(tender.id) ?? [] }));
}

export type FeedTender = Awaited<ReturnType<typeof listFeedTenders>>[number];

interface StatedDate {
  fact: DateFact;
  value: string;
  /** The moment, where the zone that is stated with it says so. */
  at: string | null;
  zone: string | null;
  place: StatedPlace;
}

/** What a person decided, and what was found for certain; by tender. */
async function listDates(trx: TenantTransaction, ids: string[]): Promise<Map<string, StatedDate[]>> {
  const rows = await trx
    .selectFrom('workspaceFacts')
    .select(['workspaceId', 'decision', 'decidedValue', 'foundValue', 'probability'])
    .select(['decidedText', 'decidedQuote', 'foundText', 'foundQuote'])
    .select(
      // Places of documents that are there.
      sql<KeptFurther[]>`(select coalesce(jsonb_agg(place), '[]') from jsonb_array_elements(further) place
        where exists (select from documents where documents.id = (place->>'documentId')::uuid))`.as('further'),
    )
    .select(['decidedDocumentId', 'decidedPage', 'foundDocumentId', 'foundPage'])
    .select((eb) => eb.ref('fact').$castTo<DateFact>().as('fact'))
    .where('fact', 'in', dateFacts)
    .where(sql<boolean>`workspace_id = any (${ids}::uuid[])`)
    .execute();
  const dates = new Map<string, StatedDate[]>();
  for (const row of rows) {
    const { workspaceId, fact, decision, probability } = row;
    const isCertain = probability !== null && certaintyOf(probability) === 'certain';
    const value = decision ? row.decidedValue : isCertain ? row.foundValue : null;
    const [documentId, page] = decision
      ? [row.decidedDocumentId, row.decidedPage]
      : [row.foundDocumentId, row.foundPage];
    // Without the words of the document: a calendar service keeps the address outside the product.
    const place = { documentId, page, quote: null };
    if (!value) continue;
    const [text, quote] = decision ? [row.decidedText, row.decidedQuote] : [row.foundText, row.foundQuote];
    const zonePlace = zonePlaceFor({ value, documentId }, row) ?? null;
    const zone = zoneOf({ value, text, quote, zonePlace }) ?? null;
    const moments = zone ? momentsOf(value, zone) : [];
    const [only] = moments.length === 1 ? moments : [];
    const at = only ? only.at : zone && zone.offset !== null ? momentOf(value, zone) : null;
    const date = { fact, value, at, zone: zone?.name ?? null, place };
    dates.set(workspaceId, [...(dates.get(workspaceId) ?? []), date]);
  }
  return dates;
}
