import { customers as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const customerSamples = [
  sample(contract.searchCustomers),
  sample(contract.getCustomer, ({ customerId }) => ({ params: { id: customerId } })),
  sample(contract.createCustomer, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(contract.updateCustomer, ({ organizationId, customerId }) => ({
    params: { id: customerId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(contract.customersDropdown),
  sample(contract.activeCustomers),
  sample(contract.deactivateCustomer, ({ customerId }) => ({ params: { id: customerId } })),
  sample(contract.activateCustomer, ({ customerId }) => ({ params: { id: customerId } })),
  sample(contract.importCustomers, () => ({ files: sheet })),
  sample(contract.customersTemplate),
];
