import { categories as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const categorySamples = [
  sample(contract.categoriesDropdown, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.categoriesWithQuestions, ({ organizationId, customerId }) => ({
    params: { organizationId, customerId },
  })),
  sample(contract.searchCategories, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.createCategory, ({ organizationId }) => ({ body: { organizationId, name: 'Made by the walk' } })),
  sample(contract.updateCategory, ({ organizationId, categoryId }) => ({
    params: { organizationId, id: categoryId },
    body: { organizationId, name: 'Changed by the walk' },
  })),
  sample(contract.deactivateCategory, ({ organizationId, categoryId }) => ({
    params: { organizationId, id: categoryId },
  })),
  sample(contract.activateCategory, ({ organizationId, categoryId }) => ({
    params: { organizationId, id: categoryId },
  })),
];
