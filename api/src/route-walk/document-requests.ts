import { documentRequests as contract } from '@bidloom/contract';
import { sample } from './sample.ts';
import type { World } from './world.ts';

const ofRequest = ({ workspaceId, requestId }: World) => ({ workspaceId, id: requestId });

/** What the calls that start a run name besides its matter. */
const named = ({ workspaceId, documentId, organizationId, customerId, userId, teamId }: World) => ({
  ...{ workspaceId, organizationId, customerId, userId, teamId },
  documentIds: [documentId],
});

export const documentRequestSamples = [
  sample(contract.searchRequests, ({ workspaceId, userId }) => ({
    params: { workspaceId },
    query: { CreatedBy: userId, SearchTerm: 'walk' },
  })),
  sample(contract.viewRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.viewItem, (world) => ({ params: { ...ofRequest(world), ordinal: '0' } })),
  sample(contract.correctItem, (world) => ({
    params: { ...ofRequest(world), ordinal: '1' },
    body: { correction: { text: 'Put there by the walk' } },
  })),
  sample(contract.acceptQuestions, (world) => ({
    params: ofRequest(world),
    body: { ordinals: [0], categoryId: world.categoryId, customerId: world.customerId },
  })),
  sample(contract.createExport, (world) => ({ params: ofRequest(world), body: { format: 'docx' } })),
  sample(contract.getExport, (world) => ({ params: { ...ofRequest(world), exportId: world.exportId } })),
  sample(contract.exportContent, (world) => ({ params: { ...ofRequest(world), exportId: world.exportId } })),
  sample(contract.queryRequest, (world) => ({
    params: ofRequest(world),
    body: { documents: [world.documentId], categories: [world.categoryId] },
  })),
  sample(contract.extractKeywords, (world) => ({ body: { ...named(world), selectedKeywords: ['walk'] } })),
  sample(contract.extractDatasheets, (world) => ({ body: named(world) })),
  sample(contract.summarise, (world) => ({ body: { ...named(world), templateId: world.templateId } })),
  sample(contract.generateQuestions, (world) => ({ body: named(world) })),
  sample(contract.generateNewQuestions, (world) => ({ body: named(world) })),
  sample(contract.queryWorkspace, (world) => {
    const { documentIds: documents, ...body } = named(world);
    return { body: { ...body, documents, categories: [world.categoryId] } };
  }),
  sample(contract.exportChatHistory, ({ workspaceId }) => ({ body: { workspaceId } })),
  sample(contract.regenerateItem, (world) => ({ params: { ...ofRequest(world), ordinal: '1' } })),
  sample(contract.cancelRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.retryRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.deleteRequest, (world) => ({ params: ofRequest(world) })),
];
