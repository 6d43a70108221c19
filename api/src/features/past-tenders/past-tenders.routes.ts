import { pastTenders as contract } from '@bidloom/contract';
import { insightsName, type PastTender } from '@bidloom/contract/past-tenders';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendSheet } from '../../lib/http/send-sheet.ts';
import { viewInsights } from './insights.ts';
import { listFilters, type PastTenderRow, searchPastTenders } from './past-tenders.repository.ts';
import { chartSheet, sheetOf } from './past-tenders-sheet.ts';
import { timeZoneOf } from './time-zone.repository.ts';

/** Rows of one page that a file is made of, and of the whole file. */
const filePage = 500;
const fileRows = 10_000;

export const pastTendersFeature: Feature = async (app) => {
  implement(app, contract.searchPastTenders, async ({ query, tenant }) =>
    page(await tenant(async (trx) => searchPastTenders(trx, await timeZoneOf(trx), query)), presentPastTender),
  );

  implement(app, contract.getPastTenderInsights, async ({ query, tenant }) =>
    one(await tenant(async (trx) => viewInsights(trx, await timeZoneOf(trx), query))),
  );

  implement(app, contract.pastTenderFilters, async ({ tenant }) => one(await tenant(listFilters)));

  implement(app, contract.exportPastTenders, async ({ query: { format, ...filter }, tenant, reply }) => {
    const zone = await tenant(timeZoneOf);
    const rows: PastTenderRow[] = [];
    for (let skip = 0; skip < fileRows; skip += filePage) {
      const order = { sortBy: 'closedAt', sortDescending: true, pageNumber: 1, pageSize: filePage, skip };
      const { items } = await tenant((trx) => searchPastTenders(trx, zone, { ...filter, ...order }));
      rows.push(...items);
      if (items.length < filePage) break;
    }
    return sendSheet(
      reply,
      { subject: 'Past tenders', when: new Date() },
      format,
      sheetOf(rows.map(presentPastTender), zone),
    );
  });

  implement(app, contract.exportPastTenderInsights, async ({ query: { format, chart, ...filter }, tenant, reply }) => {
    const insights = await tenant(async (trx) => viewInsights(trx, await timeZoneOf(trx), filter));
    return sendSheet(reply, insightsName(chart), format, chartSheet(chart, insights));
  });
};

function presentPastTender(row: PastTenderRow): PastTender {
  return {
    ...row,
    value: row.value === null ? null : Number(row.value),
    documentCount: row.documentCount ?? 0,
    dueAt: row.dueAt?.toISOString() ?? null,
    closedAt: row.closedAt.toISOString(),
  };
}
