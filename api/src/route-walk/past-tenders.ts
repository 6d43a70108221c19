import { pastTenders, similarTenders } from '@bidloom/contract';
import { sample } from './sample.ts';

export const pastTenderSamples = [
  sample(similarTenders.getSimilarTenders, ({ workspaceId }) => ({ params: { id: workspaceId } })),
  sample(pastTenders.searchPastTenders, ({ organizationId }) => ({ params: { organizationId } })),
  sample(pastTenders.getPastTenderInsights, ({ organizationId }) => ({ params: { organizationId } })),
  sample(pastTenders.pastTenderFilters, ({ organizationId }) => ({ params: { organizationId } })),
  sample(pastTenders.exportPastTenders, ({ organizationId }) => ({
    params: { organizationId },
    query: { format: 'csv' },
  })),
  sample(pastTenders.exportPastTenderInsights, ({ organizationId }) => ({
    params: { organizationId },
    query: { chart: 'customers', format: 'csv' },
  })),
];
