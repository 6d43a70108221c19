import { licenses as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

const terms = { plan: 'team', seats: 5, monthlyPages: 1000, monthlyTokens: 1_000_000 };
const days = { validFrom: '2031-01-01', validTo: '2031-12-31' };

export const licenseSamples = [
  sample(contract.searchLicences),
  sample(contract.createLicence, ({ spareOrganization }) => ({
    body: { organizationId: spareOrganization, ...terms, ...days },
  })),
  sample(contract.updateLicence, ({ spareLicence }) => ({
    params: { id: spareLicence },
    body: { ...terms, ...days, seats: 6, validFrom: '2030-01-01', validTo: '2030-12-31' },
  })),
];
