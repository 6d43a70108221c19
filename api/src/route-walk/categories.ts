import { categories as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const categorySamples = [
  sample(contract.categoriesDropdown),
  sample(contract.categoriesWithQuestions),
  sample(contract.searchCategories),
  sample(contract.createCategory, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(contract.updateCategory, ({ organizationId, categoryId }) => ({
    params: { id: categoryId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(contract.deactivateCategory, ({ categoryId }) => ({ params: { id: categoryId } })),
  sample(contract.activateCategory, ({ categoryId }) => ({ params: { id: categoryId } })),
];
