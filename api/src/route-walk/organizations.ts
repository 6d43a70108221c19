import { organizations as contract } from '@bidloom/contract';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const fields = { industryTypeId: 1, industrySpecialtyIds: [21], country: 'Ireland' };
const spare = ({ spareOrganization }: World) => ({ id: spareOrganization });
const administrator = { firstName: 'First', lastName: 'Administrator' };

/** Platform administrators may name every organisation: the walk gives them one that is nobody's. */
export const organizationSamples = [
  sample(contract.searchOrganizations),
  sample(contract.organizationsDropdown),
  sample(contract.listIndustryTypes),
  sample(contract.listIndustrySpecialties, () => ({ params: { industryId: '1' } })),
  sample(contract.createOrganization, ({ spareName }) => ({
    body: {
      ...{ name: `${spareName} made by the walk`, ...fields },
      administrator: { ...administrator, email: `${spareName.replace(' ', '.')}@example.org` },
    },
  })),
  sample(contract.getTimeZone),
  sample(contract.setTimeZone, () => ({ body: { timeZone: 'Europe/Berlin' } })),
  sample(contract.getOrganization, (world) => ({ params: spare(world) })),
  sample(contract.updateOrganization, (world) => ({
    params: spare(world),
    body: { name: world.spareName, ...fields },
  })),
  sample(contract.deactivateOrganization, (world) => ({ params: spare(world), body: { reason: 'For the walk' } })),
  sample(contract.activateOrganization, (world) => ({ params: spare(world) })),
  sample(contract.requestRemoval, (world) => ({ params: spare(world), body: { name: world.spareName } })),
  sample(contract.exportAgain, (world) => ({ params: spare(world) })),
  sample(contract.downloadExport, (world) => ({ params: spare(world) }), 'for the export, which the worker makes'),
  sample(contract.confirmRemoval, (world) => ({ params: spare(world), body: { name: world.spareName } })),
  sample(contract.cancelRemoval, (world) => ({ params: spare(world) })),
];
