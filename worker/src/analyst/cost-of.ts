import type { Usage } from './analyst.ts';

/** What a model's tokens cost, in the operator's currency per million. */
export interface ModelPrices {
  input: number;
  output: number;
}

/** What a call cost; 0 where no prices are set. */
export function costOf(usage: Usage, prices: ModelPrices | null): number {
  if (!prices) return 0;
  return (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
}
