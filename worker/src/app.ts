import {
  answerQuestion,
  embedDocument,
  exportDocumentRequest,
  importCustomers,
  importKeywords,
  importQuestions,
  ingestDocument,
  removeObjects,
  runDocumentRequest,
  sendMail,
  writePrompt,
} from '@bidloom/jobs';
import { createAnalyst } from './analyst/create-analyst.ts';
import type { WorkerConfig } from './config.ts';
import { answerQuestionHandler } from './features/chat/answer-question.handler.ts';
import { importCustomersHandler } from './features/customers/import-customers.handler.ts';
import { watchAbandonedRequests } from './features/document-requests/abandoned-requests.ts';
import { watchAbandonedExports } from './features/document-requests/exports/abandoned-exports.ts';
import { exportDocumentRequestHandler } from './features/document-requests/exports/export-document-request.handler.ts';
import { openRenderThread } from './features/document-requests/exports/render-thread.ts';
import { runDocumentRequestHandler } from './features/document-requests/run-document-request.handler.ts';
import { runners } from './features/document-requests/runners.ts';
import { watchAbandonedDocuments } from './features/documents/abandoned-documents.ts';
import { openDigestThreads } from './features/documents/digest-in-thread.ts';
import { embedDocumentHandler } from './features/documents/embed-document.handler.ts';
import { startEnqueueingEmbeddings } from './features/documents/enqueue-embeddings.ts';
import { ingestDocumentHandler } from './features/documents/ingest-document.handler.ts';
import { removeObjectsHandler } from './features/documents/remove-objects.handler.ts';
import { importKeywordsHandler } from './features/keywords/import-keywords.handler.ts';
import { sendMailHandler } from './features/mail/send-mail.handler.ts';
import { importQuestionsHandler } from './features/questions/import-questions.handler.ts';
import { writePromptHandler } from './features/summary-templates/write-prompt.handler.ts';
import type { Platform } from './platform.ts';
import { loadThesauri } from './search/thesaurus/thesaurus.ts';

export type { ModelConfig, WorkerConfig } from './config.ts';
export type { Platform } from './platform.ts';

/** Runs of analysis under way in this process; those of a model mostly wait, those without take turns. */
const runsAtOnce = 4;

/** Takes up the jobs of every feature. They stop with the queue, which the caller closes before the worker. */
export async function createWorker(platform: Platform, config: WorkerConfig): Promise<{ close(): Promise<void> }> {
  const { queue } = platform;
  const analyst = await createAnalyst(config.model, platform.logger, config.patience);
  await queue.work(sendMail, { concurrency: 2 }, sendMailHandler(platform));
  await queue.work(importKeywords, { concurrency: 1 }, importKeywordsHandler(platform));
  await queue.work(importQuestions, { concurrency: 1 }, importQuestionsHandler(platform));
  await queue.work(importCustomers, { concurrency: 1 }, importCustomersHandler(platform));
  await queue.work(removeObjects, { concurrency: 1 }, removeObjectsHandler(platform));
  // One at a time leaves a core to the api of the embedded mode; more copies of the worker read more at once.
  const threads = openDigestThreads(1);
  await queue.work(ingestDocument, { concurrency: 1 }, ingestDocumentHandler(platform, config, threads));
  const watches = [
    watchAbandonedDocuments(platform),
    watchAbandonedRequests(platform, analyst.engine),
    watchAbandonedExports(platform),
  ];
  await queue.work(embedDocument, { concurrency: 2 }, embedDocumentHandler(platform, analyst));
  const enqueueing = startEnqueueingEmbeddings(platform, analyst.embeddingModel);
  loadThesauri();
  await queue.work(answerQuestion, { concurrency: 8 }, answerQuestionHandler(platform, analyst));
  const prices = config.model?.prices ?? null;
  await queue.work(writePrompt, { concurrency: 4 }, writePromptHandler(platform, analyst, prices));
  const runHandler = runDocumentRequestHandler(platform, analyst, runners, prices);
  await queue.work(runDocumentRequest, { concurrency: runsAtOnce }, runHandler);
  const renderThread = openRenderThread();
  await queue.work(exportDocumentRequest, { concurrency: 1 }, exportDocumentRequestHandler(platform, renderThread));
  return {
    close: async () => {
      await Promise.all([...watches.map((watch) => watch.stop()), enqueueing.stop()]);
      await Promise.all([threads.close(), renderThread.close()]);
    },
  };
}
