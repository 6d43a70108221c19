import { searchPastTenders } from '@bidloom/contract/past-tenders';
import { pastTenderMessages } from '../../lib/messages.past-tenders.ts';
import { createResource } from '../../resource/create-resource.ts';

export const pastTenders = createResource({
  name: 'pastTenders',
  noun: pastTenderMessages,
  operations: { search: searchPastTenders },
});
