import {
  activateCustomer,
  createCustomer,
  deactivateCustomer,
  searchCustomers,
  updateCustomer,
} from '@bidloom/contract/customers';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const customers = createResource({
  name: 'customers',
  noun: messages.customers,
  operations: {
    search: searchCustomers,
    create: createCustomer,
    update: updateCustomer,
    activate: activateCustomer,
    deactivate: deactivateCustomer,
  },
});
