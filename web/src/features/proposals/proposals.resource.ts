import { searchProposals } from '@bidloom/contract/proposals';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const proposals = createResource({
  name: 'proposals',
  noun: messages.proposals,
  operations: { search: searchProposals },
});
