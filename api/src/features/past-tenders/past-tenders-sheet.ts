import {
  type InsightChart,
  type Outcomes,
  type PastTender,
  type PastTenderInsights,
  sizeBandTitles,
} from '@bidloom/contract/past-tenders';
import { closingReasonTitles } from '@bidloom/contract/workspace-statuses';

const outcomes = { won: 'Won', lost: 'Lost', no_bid: 'No bid' };

const header = [
  ...['Tender', 'Reference', 'Customer', 'Industry', 'Outcome', 'Value', 'Currency', 'Days spent', 'Documents'],
  ...['Due', 'Closed', 'Reasons', 'Note', 'Owner'],
];

/** Past tenders as rows of a file, the header first. Days are those of the time zone. */
export function sheetOf(tenders: readonly PastTender[], timeZone: string): (string | number)[][] {
  // Of this locale since it writes dates as ISO 8601 does.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const day = (time: string | null) => (time === null ? '' : days.format(new Date(time)));
  return [
    header,
    ...tenders.map((tender) => [
      ...[tender.name, tender.reference ?? '', tender.customerName, tender.industry ?? '', outcomes[tender.outcome]],
      ...[tender.value ?? '', tender.currency ?? '', tender.daysSpent ?? '', tender.documentCount],
      ...[day(tender.dueAt), day(tender.closedAt), reasonsOf(tender)],
      ...[tender.closingNote ?? '', tender.ownerName ?? ''],
    ]),
  ];
}

const reasonsOf = ({ closingReasons }: PastTender) =>
  closingReasons.map((reason) => closingReasonTitles[reason]).join(', ');

/** The figures of a chart as rows of a file, the header first. */
export function chartSheet(chart: InsightChart, insights: PastTenderInsights): (string | number)[][] {
  const counts = ['Won', 'Lost', 'No bid', 'Won, share of won and lost'];
  const cells = ({ won, lost, noBid, winRate }: Outcomes) => [won, lost, noBid, winRate ?? ''];
  switch (chart) {
    case 'customers':
      return [['Customer', ...counts], ...insights.byCustomer.map((row) => [row.name, ...cells(row)])];
    case 'industries':
      return [['Industry', ...counts], ...insights.byIndustry.map((row) => [row.name ?? '', ...cells(row)])];
    case 'sizes':
      return [
        ['Currency', 'Value', ...counts],
        ...insights.bySize.map((row) => [row.currency ?? '', sizeBandTitles[row.size], ...cells(row)]),
      ];
    case 'months':
      return [['Month', ...counts], ...insights.byMonth.map((row) => [row.month, ...cells(row)])];
    case 'reasons':
      return [
        ['Reason', 'Lost', 'Won', 'No bid'],
        ...insights.reasons.map(({ reason, lost, won, noBid }) => [closingReasonTitles[reason], lost, won, noBid]),
      ];
  }
}
