import {
  activateCategory,
  createCategory,
  deactivateCategory,
  searchCategories,
  updateCategory,
} from '@bidloom/contract/categories';
import { messages } from '../../lib/messages.ts';
import { createResource } from '../../resource/create-resource.ts';

export const categories = createResource({
  name: 'categories',
  noun: messages.categories,
  operations: {
    search: searchCategories,
    create: createCategory,
    update: updateCategory,
    activate: activateCategory,
    deactivate: deactivateCategory,
  },
});
