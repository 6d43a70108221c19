import { summaryTemplates as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

const body = { name: 'Made by the walk', sections: [{ title: 'Scope', prompt: 'What is supplied' }] };

export const summaryTemplateSamples = [
  sample(contract.listSummaryTemplates),
  sample(contract.createSummaryTemplate, () => ({ body })),
  sample(contract.updateSummaryTemplate, () => ({ body: { ...body, name: 'Changed by the walk' } })),
  sample(contract.deleteSummaryTemplate),
  sample(contract.generatePrompt, () => ({ body: { wish: 'How we are paid' } }), 'is answered by a worker'),
];
