import { keywordsAcross } from '@bidloom/contract/keywords';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const acrossCustomers = createResource({
  name: 'keywordsAcross',
  noun: messages.keywordsAcross,
  operations: { search: keywordsAcross },
});
