import { searchCosts, setBudget } from '@bidloom/contract/costing';
import { costingMessages } from '../../lib/messages.costing.ts';
import { createResource } from '../../resource/create-resource.ts';

export const costs = createResource({
  name: 'costs',
  noun: costingMessages,
  operations: { search: searchCosts, update: setBudget },
});
