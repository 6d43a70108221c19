import { facts as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const factSamples = [
  sample(contract.getFacts),
  sample(contract.decideFact, ({ documentId }) => ({
    params: { fact: 'bid_validity' },
    body: { decision: 'corrected', value: 'Set by the walk', documentId, page: 1 },
  })),
  sample(contract.exportFacts),
  sample(contract.undoFactDecision, () => ({ params: { fact: 'bid_validity' } })),
  sample(contract.renewFacts),
];
