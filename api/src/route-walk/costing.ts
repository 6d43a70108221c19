import { costing as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const costingSamples = [
  sample(contract.getCostSummary),
  sample(contract.searchCosts),
  sample(contract.listPrices),
  sample(contract.setPrice, () => ({ body: { model: 'of-the-walk', inputPrice: 1, outputPrice: 2 } })),
  sample(contract.setBudget, () => ({ body: { monthlyAmount: 100 } })),
  sample(contract.exportCosts),
];
