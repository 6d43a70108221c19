import { overview as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const overviewSamples = [
  sample(contract.getOverview, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.downloadDates, ({ workspaceId }) => ({ params: { workspaceId } })),
];
