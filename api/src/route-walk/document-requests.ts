import { documentRequests as contract, requestChanges, requestTables } from '@bidloom/contract';
import { named } from './named.ts';
import { sample } from './sample.ts';
import type { World } from './world.ts';

const ofRequest = ({ workspaceId, requestId }: World) => ({ workspaceId, id: requestId });

/** What the calls that start a run name besides its matter. */
const start = (world: World) => ({ ...named(world), documentIds: [world.documentId] });

export const documentRequestSamples = [
  sample(contract.searchRequests, ({ workspaceId, userId }) => ({
    params: { workspaceId },
    query: { CreatedBy: userId, SearchTerm: 'walk' },
  })),
  sample(contract.viewRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.viewItem, (world) => ({ params: { ...ofRequest(world), ordinal: '0' } })),
  sample(contract.renameRequest, (world) => ({ params: ofRequest(world), body: { name: 'Named by the walk' } })),
  sample(requestTables.listTables, (world) => ({ params: ofRequest(world) })),
  sample(requestTables.viewTable, (world) => ({ params: { ...ofRequest(world), ordinal: '2' } })),
  sample(requestChanges.compareRuns, (world) => ({ params: { ...ofRequest(world), earlierId: world.requestId } })),
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
  sample(contract.queryRequest, (world) => {
    const { workspaceId: _, ...body } = named(world);
    return {
      params: ofRequest(world),
      body: { ...body, documents: [world.documentId], categories: [world.categoryId] },
    };
  }),
  sample(contract.extractKeywords, (world) => ({ body: { ...start(world), selectedKeywords: ['walk'] } })),
  sample(contract.extractDatasheets, (world) => ({ body: start(world) })),
  sample(contract.summarise, (world) => ({ body: { ...start(world), templateId: world.templateId } })),
  sample(contract.generateQuestions, (world) => ({ body: start(world) })),
  sample(contract.generateNewQuestions, (world) => ({ body: start(world) })),
  sample(contract.queryWorkspace, (world) => {
    return { body: { ...named(world), documents: [world.documentId], categories: [world.categoryId] } };
  }),
  sample(contract.exportChatHistory, (world) => ({ body: named(world) })),
  sample(contract.regenerateItem, (world) => ({ params: { ...ofRequest(world), ordinal: '1' } })),
  sample(contract.cancelRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.retryRequest, (world) => ({ params: ofRequest(world) })),
  sample(contract.deleteRequest, (world) => ({ params: ofRequest(world) })),
];
