import type { OrganizationCost } from '@bidloom/contract/costing';
import type { searchCosts } from './costing.repository.ts';

export interface Figures {
  events: number;
  pages: number;
  inputTokens: number;
  outputTokens: number;
  cost: number;
}

/** Sums as numbers, which PostgreSQL gives as text. */
export function toFigures(row: Record<keyof Figures, string | number>): Figures {
  const { events, pages, inputTokens, outputTokens, cost } = row;
  return {
    ...{ events: Number(events), pages: Number(pages), cost: Number(cost) },
    ...{ inputTokens: Number(inputTokens), outputTokens: Number(outputTokens) },
  };
}

type CostRow = Awaited<ReturnType<typeof searchCosts>>['items'][number];

/** An organisation that used nothing in the month has no sums. */
export function presentCost({ id, name, isActive, monthlyAmount, share, ...used }: CostRow): OrganizationCost {
  const { events, pages, inputTokens, outputTokens, cost } = used;
  const figures = { events: events ?? 0, pages: pages ?? 0, cost: cost ?? 0 };
  return {
    ...{ id, name, isActive },
    ...toFigures({ ...figures, inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }),
    budget: monthlyAmount === null ? null : Number(monthlyAmount),
    share: share === null ? null : Number(share),
  };
}
