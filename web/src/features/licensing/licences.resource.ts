import { createLicence, searchLicences, updateLicence } from '@bidloom/contract/licenses';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const licences = createResource({
  name: 'licences',
  noun: messages.licences,
  operations: { search: searchLicences, create: createLicence, update: updateLicence },
});
