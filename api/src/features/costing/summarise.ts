import type { CostSummary } from '@bidloom/contract/costing';
import type { PlatformTransaction } from '@bidloom/db';
import { type Figures, toFigures } from './costing.presenter.ts';
import { sumBudgets, sumBy, sumMonths, type Whose } from './costing.repository.ts';

const none: Figures = { events: 0, pages: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** The first days of the twelve months that end with `month` (`2026-11`). */
export function twelveMonths(month: string): { first: string; last: string } {
  return { first: `${monthBefore(month, 11)}-01`, last: `${month}-01` };
}

function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** What a month cost: of one organisation, or of all. */
export async function summarise(trx: PlatformTransaction, month: string, whose: Whose): Promise<CostSummary> {
  const first = `${month}-01`;
  const byModel = await sumBy(trx, 'model', first, whose);
  const byKind = await sumBy(trx, 'kind', first, whose);
  const known = new Map((await sumMonths(trx, twelveMonths(month), whose)).map((row) => [row.month, toFigures(row)]));
  const months = Array.from({ length: 12 }, (_, index) => monthBefore(month, 11 - index));
  return {
    month,
    ...(known.get(month) ?? none),
    budget: await sumBudgets(trx, whose),
    previousCost: known.get(monthBefore(month, 1))?.cost ?? 0,
    byModel: byModel.map(({ name, ...row }) => ({ model: name || null, ...toFigures(row) })),
    byKind: byKind.map(({ name, ...row }) => ({ kind: name, ...toFigures(row) })),
    months: months.map((name) => ({ month: name, ...(known.get(name) ?? none) })),
  };
}
