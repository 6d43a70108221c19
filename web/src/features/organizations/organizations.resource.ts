import {
  activateOrganization,
  createOrganization,
  searchOrganizations,
  updateOrganization,
} from '@bidloom/contract/organizations';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

/** Deactivating asks for a reason: it has a dialog of its own. */
export const organizations = createResource({
  name: 'organizations',
  noun: messages.organizations,
  operations: {
    search: searchOrganizations,
    create: createOrganization,
    update: updateOrganization,
    activate: activateOrganization,
  },
});
