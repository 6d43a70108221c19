import { pastTenders, similarTenders } from '@bidloom/contract';
import { sample } from './sample.ts';

export const pastTenderSamples = [
  sample(similarTenders.getSimilarTenders, ({ workspaceId }) => ({ params: { id: workspaceId } })),
  sample(pastTenders.searchPastTenders),
  sample(pastTenders.getPastTenderInsights),
  sample(pastTenders.pastTenderFilters),
  sample(pastTenders.exportPastTenders, () => ({ query: { format: 'csv' } })),
  sample(pastTenders.exportPastTenderInsights, () => ({ query: { chart: 'customers', format: 'csv' } })),
];
