import { overview as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const overviewSamples = [sample(contract.getOverview), sample(contract.downloadDates)];
