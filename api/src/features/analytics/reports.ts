import { type Interval, type Report, reportRows } from '@bidloom/contract/analytics';
import type { TenantTransaction } from '@bidloom/db';
import { listExtraction, listKeywords, listUsers, sumDays } from './analytics.repository.ts';
import type { Extracted, Outcomes } from './outcomes.ts';
import { drawBars } from './time-bars.ts';
import type { Scope } from './work-of.repository.ts';

type Cell = string | number;

export interface Asked {
  report: Report;
  interval: Interval | null | undefined;
  /** The platform: sums by organisation, and no words. */
  isPlatform: boolean;
}

/** The rows of a file, the header first. */
export async function listReport(
  trx: TenantTransaction,
  scope: Scope,
  { report, interval, isPlatform }: Asked,
): Promise<Cell[][]> {
  const all = { sortDescending: true, pageNumber: 1, pageSize: reportRows };
  switch (report) {
    case 'most-active-users': {
      const { items } = await listUsers(trx, scope, { ...all, sortBy: 'actions' });
      return [
        [
          ...['Person', 'Organization', 'Actions', 'Documents', 'Pages', 'Runs', 'Questions', 'Corrections'],
          ...['Actions in the period before', 'Last day'],
        ],
        ...items.map((row) => [
          ...[row.name, row.organizationName, row.actions, row.documents, row.pages, row.runs, row.questions],
          ...[row.corrections, row.previousActions, row.lastDay],
        ]),
      ];
    }
    case 'keyword-extraction':
    case 'datasheet-extraction': {
      const kind = report === 'keyword-extraction' ? 'keyword' : 'datasheet';
      const order = { ...all, sortBy: 'runs', kind, byCustomer: !isPlatform } as const;
      const { items } = await listExtraction(trx, scope, order);
      return [
        [isPlatform ? 'Organization' : 'Customer', ...outcomeNames(kind), 'Runs in the period before'],
        ...items.map((row) => [row.name, ...outcomeCells(row), row.previousRuns]),
      ];
    }
    case 'most-used-keywords-barchart': {
      const bars = await listKeywords(trx, scope, { byOrganization: isPlatform, limit: reportRows });
      return [
        [isPlatform ? 'Organization' : 'Keyword', 'Runs', 'Places found', 'Runs in the period before'],
        ...bars.map(({ name, runs, hits, previousRuns }) => [name, runs, hits, previousRuns]),
      ];
    }
    default: {
      const kind = report === 'keyword-extraction-barchart' ? 'keyword' : 'datasheet';
      const { bars } = drawBars(scope.period, await sumDays(trx, scope, kind), interval);
      return [['From', 'To', ...outcomeNames(kind)], ...bars.map((bar) => [bar.from, bar.to, ...outcomeCells(bar)])];
    }
  }
}

const outcomeNames = (kind: Extracted) => [
  ...['Runs', 'Completed', 'Failed', 'Cancelled', 'In progress'],
  ...(kind === 'keyword' ? ['Keywords', 'Places found'] : ['Datasheets', 'Values found']),
];

const outcomeCells = ({ runs, completed, failed, cancelled, open, items, found }: Outcomes) => [
  ...[runs, completed, failed, cancelled, open, items, found],
];
