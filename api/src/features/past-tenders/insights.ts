import type { Outcomes, PastTenderInsights } from '@bidloom/contract/past-tenders';
import { sizeBandNames } from '@bidloom/contract/past-tenders';
import type { TenantTransaction } from '@bidloom/db';
import { compareTerms } from './compared-terms.repository.ts';
import {
  countOutcomes,
  countReasons,
  type GroupRow,
  type PastTenderFilter,
  summariseDays,
  sumValues,
} from './past-tenders.repository.ts';

const shownCustomers = 12;

/** Which group a row is of: the bits of `grouping` that are not set. */
const by = { customer: 0b0111, industry: 0b1011, size: 0b1101, month: 0b1110, all: 0b1111 };

/** What past tenders teach. */
export async function viewInsights(
  trx: TenantTransaction,
  timeZone: string,
  filter: PastTenderFilter,
): Promise<PastTenderInsights> {
  const groups = Map.groupBy(await countOutcomes(trx, timeZone, filter), ({ grouping }) => grouping);
  const rowsOf = (grouping: number): GroupRow[] => groups.get(grouping) ?? [];
  const most = (a: GroupRow, b: GroupRow) => b.won + b.lost + b.noBid - (a.won + a.lost + a.noBid);
  const reasons = await countReasons(trx, timeZone, filter);
  const all = rowsOf(by.all)[0];
  const { won = 0, lost = 0, noBid = 0 } = reasons.find(({ reason }) => reason === null) ?? {};
  return {
    total: outcomesOf(all ?? { won: 0, lost: 0, noBid: 0 }),
    values: await sumValues(trx, timeZone, filter),
    byCustomer: rowsOf(by.customer)
      .sort(most)
      .slice(0, shownCustomers)
      .map((row) => ({ id: row.customerId ?? '', name: row.customerName ?? '', ...outcomesOf(row) })),
    byIndustry: rowsOf(by.industry)
      .sort(most)
      .map((row) => ({ name: row.industry, ...outcomesOf(row) })),
    bySize: rowsOf(by.size)
      .sort(
        (a, b) =>
          (a.currency ?? '').localeCompare(b.currency ?? '') ||
          sizeBandNames.indexOf(a.size ?? 'none') - sizeBandNames.indexOf(b.size ?? 'none'),
      )
      .map((row) => ({ currency: row.currency, size: row.size ?? 'none', ...outcomesOf(row) })),
    byMonth: rowsOf(by.month)
      .sort((a, b) => (a.month ?? '').localeCompare(b.month ?? ''))
      .map((row) => ({ month: row.month ?? '', ...outcomesOf(row) })),
    reasons: reasons.flatMap(({ reason, ...counts }) => (reason === null ? [] : [{ reason, ...counts }])),
    withReasons: { won, lost, noBid },
    days: await summariseDays(trx, timeZone, filter),
    terms: await compareTerms(trx, timeZone, filter),
  };
}

function outcomesOf({ won, lost, noBid }: Pick<GroupRow, 'won' | 'lost' | 'noBid'>): Outcomes {
  return { won, lost, noBid, winRate: won + lost === 0 ? null : won / (won + lost) };
}
