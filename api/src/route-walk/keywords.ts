import { keywords as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const keywordSamples = [
  sample(contract.searchKeywords, ({ organizationId, customerId }) => ({ params: { organizationId, customerId } })),
  sample(contract.keywordsAcross, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.activeKeywords, ({ organizationId, customerId }) => ({ params: { organizationId, customerId } })),
  sample(contract.createKeyword, ({ organizationId, customerId }) => ({
    body: { organizationId, customerId, text: 'Made by the walk' },
  })),
  sample(contract.updateKeyword, ({ organizationId, customerId, keywordId }) => ({
    params: { id: keywordId },
    body: { organizationId, customerId, text: 'Changed by the walk' },
  })),
  sample(contract.cloneKeywords, ({ organizationId, customerId, otherCustomerId }) => ({
    params: { organizationId },
    body: { sourceCustomerId: customerId, targetCustomerId: otherCustomerId },
  })),
  sample(contract.importKeywords, ({ organizationId, customerId }) => ({
    params: { organizationId, customerId },
    files: sheet,
  })),
  sample(contract.keywordsTemplate),
  sample(contract.deleteKeyword, ({ organizationId, customerId, keywordId }) => ({
    params: { organizationId, customerId, id: keywordId },
  })),
];
