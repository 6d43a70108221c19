import { keywords as contract } from '@bidloom/contract';
import { sheet } from './imports.ts';
import { sample } from './sample.ts';

export const keywordSamples = [
  sample(contract.searchKeywords),
  sample(contract.keywordsAcross),
  sample(contract.activeKeywords),
  sample(contract.createKeyword, ({ organizationId, customerId }) => ({
    body: { organizationId, customerId, text: 'Made by the walk' },
  })),
  sample(contract.updateKeyword, ({ organizationId, customerId, keywordId }) => ({
    params: { id: keywordId },
    body: { organizationId, customerId, text: 'Changed by the walk' },
  })),
  sample(contract.cloneKeywords, ({ customerId, otherCustomerId }) => ({
    body: { sourceCustomerId: customerId, targetCustomerId: otherCustomerId },
  })),
  sample(contract.importKeywords, () => ({ files: sheet })),
  sample(contract.keywordsTemplate),
  sample(contract.deleteKeyword, ({ keywordId }) => ({ params: { id: keywordId } })),
];
