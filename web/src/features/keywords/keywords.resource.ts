import { createKeyword, deleteKeyword, searchKeywords, updateKeyword } from '@bidloom/contract/keywords';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const keywords = createResource({
  name: 'keywords',
  noun: messages.keywords,
  operations: { search: searchKeywords, create: createKeyword, update: updateKeyword, remove: deleteKeyword },
});
