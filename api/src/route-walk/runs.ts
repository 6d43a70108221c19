import {
  chatExport,
  runs as contract,
  datasheetExtraction,
  extractedTables,
  keywordExtraction,
  predefinedAnswers,
  questionGeneration,
  runChanges,
  summaries,
} from '@bidloom/contract';
import { named } from './named.ts';
import { sample } from './sample.ts';
import type { World } from './world.fixtures.ts';

const ofRequest = ({ workspaceId, requestId }: World) => ({ workspaceId, id: requestId });

/** What the calls that start a run name besides its matter. */
const start = (world: World) => ({ ...named(world), documentIds: [world.documentId] });

export const runSamples = [
  sample(contract.searchRuns, ({ userId }) => ({ query: { CreatedBy: userId, SearchTerm: 'walk' } })),
  sample(contract.viewRun, (world) => ({ params: ofRequest(world) })),
  sample(contract.viewItem, (world) => ({ params: { ...ofRequest(world), ordinal: '0' } })),
  sample(contract.renameRun, (world) => ({ params: ofRequest(world), body: { name: 'Named by the walk' } })),
  sample(extractedTables.listTables, (world) => ({ params: ofRequest(world) })),
  sample(extractedTables.viewTable, (world) => ({ params: { ...ofRequest(world), ordinal: '2' } })),
  sample(runChanges.compareRuns, (world) => ({ params: { ...ofRequest(world), earlierId: world.requestId } })),
  sample(contract.correctItem, (world) => ({
    params: { ...ofRequest(world), ordinal: '1' },
    body: { correction: { text: 'Put there by the walk' } },
  })),
  sample(questionGeneration.acceptQuestions, (world) => ({
    params: ofRequest(world),
    body: { ordinals: [0], categoryId: world.categoryId, customerId: world.customerId },
  })),
  sample(contract.createExport, (world) => ({ params: ofRequest(world), body: { format: 'docx' } })),
  sample(contract.getExport, (world) => ({ params: { ...ofRequest(world), exportId: world.exportId } })),
  sample(contract.exportContent, (world) => ({ params: { ...ofRequest(world), exportId: world.exportId } })),
  sample(predefinedAnswers.queryAgain, (world) => {
    const { workspaceId: _, ...body } = named(world);
    return {
      params: ofRequest(world),
      body: { ...body, documents: [world.documentId], categories: [world.categoryId] },
    };
  }),
  sample(keywordExtraction.extractKeywords, (world) => ({ body: { ...start(world), selectedKeywords: ['walk'] } })),
  sample(datasheetExtraction.extractDatasheets, (world) => ({ body: start(world) })),
  sample(summaries.summarise, (world) => ({ body: { ...start(world), templateId: world.templateId } })),
  sample(questionGeneration.generateQuestions, (world) => ({ body: start(world) })),
  sample(questionGeneration.generateNewQuestions, (world) => ({ body: start(world) })),
  sample(predefinedAnswers.queryWorkspace, (world) => {
    return { body: { ...named(world), documents: [world.documentId], categories: [world.categoryId] } };
  }),
  sample(chatExport.exportChatHistory, (world) => ({ body: named(world) })),
  sample(summaries.regenerateItem, (world) => ({ params: { ...ofRequest(world), ordinal: '1' } })),
  sample(contract.cancelRun, (world) => ({ params: ofRequest(world) })),
  sample(contract.repeatRun, (world) => ({ params: ofRequest(world) })),
  sample(contract.retryRun, (world) => ({ params: ofRequest(world) })),
  sample(contract.deleteRun, (world) => ({ params: ofRequest(world) })),
];
