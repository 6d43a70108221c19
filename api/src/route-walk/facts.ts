import { facts as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const factSamples = [
  sample(contract.getFacts, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.decideFact, ({ workspaceId, documentId }) => ({
    params: { workspaceId, fact: 'bid_validity' },
    body: { decision: 'corrected', value: 'Set by the walk', documentId, page: 1 },
  })),
  sample(contract.exportFacts, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.undoFactDecision, ({ workspaceId }) => ({ params: { workspaceId, fact: 'bid_validity' } })),
  sample(contract.renewFacts, ({ workspaceId }) => ({ params: { workspaceId } })),
];
