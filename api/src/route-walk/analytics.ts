import { analytics as contract } from '@bidloom/contract';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const named = ({ organizationId, customerId, userId }: World) => ({ body: { organizationId, customerId, userId } });

export const analyticsSamples = [
  sample(contract.getDashboardSummary, named),
  sample(contract.listMostActiveUsers, named),
  sample(contract.listKeywordExtraction, named),
  sample(contract.listDatasheetExtraction, named),
  sample(contract.getMostUsedKeywords, named),
  sample(contract.getKeywordExtractionBars, named),
  sample(contract.getDatasheetExtractionBars, named),
  sample(contract.listRuns, named),
  sample(contract.downloadReport, (world) => ({
    body: { ...named(world).body, report: 'keyword-extraction', format: 'csv' },
  })),
];
