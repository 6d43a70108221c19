import { customers as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const customerSamples = [
  sample(contract.searchCustomers, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.getCustomer, ({ organizationId, customerId }) => ({ params: { organizationId, id: customerId } })),
  sample(contract.createCustomer, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(contract.updateCustomer, ({ organizationId, customerId }) => ({
    params: { id: customerId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(contract.customersDropdown, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.activeCustomers, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.deactivateCustomer, ({ organizationId, customerId }) => ({
    params: { organizationId, id: customerId },
  })),
  sample(contract.activateCustomer, ({ organizationId, customerId }) => ({
    params: { organizationId, id: customerId },
  })),
  sample(contract.importCustomers, ({ organizationId }) => ({ params: { organizationId }, files: sheet })),
  sample(contract.customersTemplate),
];
