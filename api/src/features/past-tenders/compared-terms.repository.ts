import type { Outcome } from '@bidloom/contract/past-tenders';
import type { TenantTransaction } from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';
import { closedTenders, type PastTenderFilter } from './past-tenders.repository.ts';

/** Tenders that terms are compared of: the latest. */
const comparedTenders = 300;
/** Lost tenders that have to have a term, and what their share has to be of that of won ones. */
const leastLost = 3;
const leastRatio = 2;
const shownTerms = 12;

/** Terms of the documents of lost tenders that those of won ones have less often, and how many of each were compared. */
export async function compareTerms(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  const closed = (await closedTenders(trx, timeZone, filter))
    .where('workspaces.outcome', 'in', ['won', 'lost'])
    .where(
      sql<SqlBool>`exists (select from workspace_profiles profile where profile.id = workspaces.id and profile.languages <> '{}')`,
    )
    .select(['workspaces.id', 'workspaces.organizationId', 'workspaces.outcome'])
    .orderBy('workspaces.closedAt', 'desc')
    .limit(comparedTenders);
  const { rows } = await sql<{ id: string; outcome: Outcome }>`select id, outcome from (${closed}) closed`.execute(trx);
  const lost = rows.flatMap(({ id, outcome }) => (outcome === 'lost' ? [id] : []));
  const won = rows.flatMap(({ id, outcome }) => (outcome === 'won' ? [id] : []));
  const counts = { lost: lost.length, won: won.length };
  if (lost.length < leastCompared || won.length < leastCompared) return { ...counts, isEnough: false, items: [] };
  const { rows: found } = await sql<{ text: string; lost: number; won: number }>`
    with counted as (
      select key, (count(*) filter (where workspace_id = any(${lost}::uuid[])))::integer as lost,
        (count(*) filter (where workspace_id = any(${won}::uuid[])))::integer as won,
        min(workspace_id::text) filter (where workspace_id = any(${lost}::uuid[]))::uuid as example
      from workspace_terms where workspace_id = any(${[...lost, ...won]}::uuid[]) group by key),
    telling as (
      select *, lost::real / ${lost.length} - won::real / ${won.length} as difference from counted
      where lost >= ${leastLost} and lost::real / ${lost.length} >= ${leastRatio} * won::real / ${won.length}
      order by difference desc, lost desc, key limit ${shownTerms * 3})
    select term.text, telling.lost, telling.won
    from telling join workspace_profiles profile on profile.id = telling.example
    cross join lateral jsonb_to_recordset(profile.terms) as term (key text, text text)
    where term.key = telling.key
    order by telling.difference desc, telling.lost desc, length(telling.key) desc`.execute(trx);
  return { ...counts, isEnough: true, items: withoutParts(found).slice(0, shownTerms) };
}

/** Tenders of either outcome below which a difference says nothing. */
const leastCompared = 5;

/** Of a phrase and its words, only the phrase. */
function withoutParts<T extends { text: string }>(found: readonly T[]): T[] {
  const lower = found.map(({ text }) => text.toLowerCase());
  return found.filter((_, index) => {
    const own = lower[index] ?? '';
    return (
      !lower.some((other, at) => at !== index && other !== own && other.split(' ').includes(own)) &&
      lower.indexOf(own) === index
    );
  });
}
