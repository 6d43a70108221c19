import {
  activateVendor,
  createVendor,
  deactivateVendor,
  deleteVendor,
  listVendors,
  updateVendor,
} from '@bidloom/contract/vendors';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const vendors = createResource({
  name: 'vendors',
  noun: messages.vendors,
  operations: {
    search: listVendors,
    create: createVendor,
    update: updateVendor,
    remove: deleteVendor,
    activate: activateVendor,
    deactivate: deactivateVendor,
  },
});
