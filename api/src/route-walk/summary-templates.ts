import { summaryTemplates as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

const body = { name: 'Made by the walk', sections: [{ title: 'Scope', prompt: 'What is supplied' }] };

export const summaryTemplateSamples = [
  sample(contract.listSummaryTemplates, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.createSummaryTemplate, ({ organizationId }) => ({ params: { organizationId }, body })),
  sample(contract.updateSummaryTemplate, ({ organizationId, templateId }) => ({
    params: { organizationId, templateId },
    body: { ...body, name: 'Changed by the walk' },
  })),
  sample(contract.deleteSummaryTemplate, ({ organizationId, templateId }) => ({
    params: { organizationId, templateId },
  })),
  sample(
    contract.generatePrompt,
    ({ organizationId }) => ({ params: { organizationId }, body: { wish: 'How we are paid' } }),
    'is answered by a worker',
  ),
];
