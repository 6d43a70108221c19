import { dashboard as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const dashboardSamples = [
  sample(contract.getPlatformDashboard),
  sample(contract.getOrganizationDashboard),
  sample(contract.getOwnDashboard),
];
