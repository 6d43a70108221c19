import { availableParallelism } from 'node:os';
import type { AwaitedJob } from '@bidloom/db';
import {
  answerQuestion,
  carryOutRun,
  concurrencyOf,
  embedDocument,
  exportOrganization,
  importCustomers,
  importKeywords,
  importQuestions,
  importUsers,
  ingestDocument,
  type JobDefinition,
  noteRefusedSignIn,
  profileTender,
  readFacts,
  recognizeDocument,
  removeObjects,
  removeOrganization,
  requestReset,
  rollUpAnalytics,
  sendAccountLink,
  sendInvitations,
  sendMail,
  sumUpRefusedSignIns,
  tellAddressChange,
  writePrompt,
  writeRunFile,
} from '@bidloom/jobs';
import { type JobRun, removeAbandonedFolders } from '@bidloom/platform';
import type { output, ZodType } from 'zod';
import type { Engine } from './analyst/analyst.ts';
import { createAnalyst } from './analyst/create-analyst.ts';
import { openLocalEmbedder } from './analyst/local-embedding/open-local-embedder.ts';
import { type Computing, openComputing } from './computing.ts';
import type { WorkerConfig } from './config.ts';
import { noteRefusedSignInHandler, sumUpRefusedSignInsHandler } from './features/accounts/refused-sign-ins.handler.ts';
import { requestResetHandler } from './features/accounts/request-reset.handler.ts';
import { sendAccountLinkHandler, sendInvitationsHandler } from './features/accounts/send-account-link.handler.ts';
import { tellAddressChangeHandler } from './features/accounts/tell-address-change.handler.ts';
import { rollUpHandler } from './features/analytics/roll-up.handler.ts';
import { watchAnalytics } from './features/analytics/watch-analytics.ts';
import { abandonQuestion } from './features/chat/abandon-question.ts';
import { answerQuestionHandler } from './features/chat/answer-question.handler.ts';
import { keepDefaultPrice } from './features/costing/default-price.ts';
import { watchBudgets } from './features/costing/watch-budgets.ts';
import { importCustomersHandler } from './features/customers/import-customers.handler.ts';
import { abandonDocument } from './features/documents/abandon-document.ts';
import { embedDocumentHandler } from './features/documents/embed-document.handler.ts';
import { startEnqueueingEmbeddings } from './features/documents/enqueue-embeddings.ts';
import { ingestDocumentHandler } from './features/documents/ingest-document.handler.ts';
import { removeObjectsHandler } from './features/documents/remove-objects.handler.ts';
import { abandonReading } from './features/facts/abandon-reading.ts';
import { startEnqueueingReadings } from './features/facts/enqueue-readings.ts';
import { readFactsHandler } from './features/facts/read-facts.handler.ts';
import { startHousekeeping } from './features/housekeeping/keep-house.ts';
import { importKeywordsHandler } from './features/keywords/import-keywords.handler.ts';
import { sendMailHandler } from './features/mail/send-mail.handler.ts';
import { exportOrganizationHandler } from './features/organizations/export-organization.handler.ts';
import { removeOrganizationHandler } from './features/organizations/remove-organization.handler.ts';
import { importQuestionsHandler } from './features/questions/import-questions.handler.ts';
import { runners, trimmers } from './features/runners.ts';
import { abandonRun } from './features/runs/abandon-run.ts';
import { carryOutRunHandler } from './features/runs/carry-out-run.handler.ts';
import { abandonExport } from './features/runs/exports/abandon-export.ts';
import { writeRunFileHandler } from './features/runs/exports/write-run-file.handler.ts';
import { abandonProfile } from './features/similar/abandon-profile.ts';
import { startEnqueueingProfiles } from './features/similar/enqueue-profiles.ts';
import { profileTenderHandler } from './features/similar/profile-tender.handler.ts';
import { abandonDraft } from './features/summary-templates/abandon-draft.ts';
import { writePromptHandler } from './features/summary-templates/write-prompt.handler.ts';
import { importUsersHandler } from './features/users/import-users.handler.ts';
import { abandonImport } from './lib/abandon-import.ts';
import { type Abandon, watchWaitingRows } from './lib/watch-waiting-rows.ts';
import type { Platform } from './platform.ts';

export type { ModelConfig, WorkerConfig } from './config.ts';
export type { Platform } from './platform.ts';

/** Pages of a document that are recognised while it is read: seconds of work, as for a picture or a signed page among others. */
const recognisedAtOnce = 2;

/** How many scans are recognised at once, where the operator allows less reading than usual; otherwise what the job says. */
const recognitionPlaces = ({ readingConcurrency }: WorkerConfig) => (readingConcurrency === 1 ? 1 : null);

/**
 * Takes up the jobs of every feature. They stop with the queue, which the caller closes before the worker.
 * @param shared what computes for several workers, and is closed by the caller; left out: the worker has its own
 */
export async function createWorker(
  platform: Platform,
  config: WorkerConfig,
  shared?: Computing,
): Promise<{ close(): Promise<void> }> {
  const place = { processors: availableParallelism(), hasModel: config.model !== null };
  /** Takes up a kind of job, with the concurrency of its definition unless a setting says otherwise. */
  const work = <P extends ZodType>(
    job: JobDefinition<P>,
    handler: (run: JobRun<output<P>>) => Promise<void>,
    set?: number | null,
  ) => platform.queue.work(job, { concurrency: set ?? concurrencyOf(job, place) }, handler);
  await removeAbandonedFolders();
  const computing = shared ?? openComputing(platform.logger);
  const { readers, renderThread } = computing;
  const { compute } = computing.threads;
  const chosen = await createAnalyst(config.model, platform.logger, compute, config.patience);
  const local = config.localEmbedding ? openLocalEmbedder(config.localEmbedding, platform.logger) : null;
  const analyst = local ? { ...chosen, embeddingModel: local.model, embed: local.embed } : chosen;
  await work(sendMail, sendMailHandler(platform));
  await work(noteRefusedSignIn, noteRefusedSignInHandler(platform));
  await work(sumUpRefusedSignIns, sumUpRefusedSignInsHandler(platform));
  await work(requestReset, requestResetHandler(platform));
  await work(sendAccountLink, sendAccountLinkHandler(platform, config));
  await work(sendInvitations, sendInvitationsHandler(platform, config));
  await work(tellAddressChange, tellAddressChangeHandler(platform));
  await work(importKeywords, importKeywordsHandler(platform));
  await work(importQuestions, importQuestionsHandler(platform));
  await work(importCustomers, importCustomersHandler(platform));
  await work(importUsers, importUsersHandler(platform));
  await work(removeObjects, removeObjectsHandler(platform));
  await work(exportOrganization, exportOrganizationHandler(platform));
  await work(removeOrganization, removeOrganizationHandler(platform));
  const reading = ingestDocumentHandler(platform, config, readers, recognisedAtOnce);
  await work(ingestDocument, reading, config.readingConcurrency);
  await work(recognizeDocument, ingestDocumentHandler(platform, config, readers), recognitionPlaces(config));
  const watch = watchWaitingRows(platform, abandonments(platform, analyst.engine));
  const housekeeping = startHousekeeping(platform);
  await keepDefaultPrice(platform.database, config.model);
  const budgets = watchBudgets(platform, config);
  await work(rollUpAnalytics, rollUpHandler(platform));
  const analytics = watchAnalytics(platform);
  await work(embedDocument, embedDocumentHandler(platform, analyst));
  const enqueueing = startEnqueueingEmbeddings(platform, analyst.embeddingModel, local?.ready ?? Promise.resolve(true));
  const prices = config.model?.prices ?? null;
  await work(readFacts, readFactsHandler(platform, analyst, compute, prices));
  const readings = startEnqueueingReadings(platform);
  await work(profileTender, profileTenderHandler(platform, compute));
  const profiles = startEnqueueingProfiles(platform);
  await work(answerQuestion, answerQuestionHandler(platform, analyst, compute));
  await work(writePrompt, writePromptHandler(platform, analyst, prices));
  const runHandler = carryOutRunHandler(platform, analyst, compute, runners, prices);
  await work(carryOutRun, runHandler);
  await work(writeRunFile, writeRunFileHandler(platform, renderThread, trimmers));
  return {
    close: async () => {
      // First the model, whose opening is what the enqueueing may wait for.
      local?.close();
      await Promise.all([
        watch.stop(),
        housekeeping.stop(),
        budgets.stop(),
        analytics.stop(),
        enqueueing.stop(),
        readings.stop(),
        profiles.stop(),
      ]);
      if (!shared) await computing.close();
    },
  };
}

/** What happens to a row whose job has ended without a message, by the job. */
export function abandonments(platform: Platform, engine: Engine): Record<AwaitedJob, Abandon> {
  return {
    'documents.ingest': abandonDocument(platform),
    'document-requests.run': abandonRun(platform, engine),
    'document-requests.export': abandonExport,
    'chat.answer': abandonQuestion(platform),
    'keywords.import': abandonImport,
    'questions.import': abandonImport,
    'customers.import': abandonImport,
    'users.import': abandonImport,
    'summary-templates.write-prompt': abandonDraft(platform),
    'facts.read': abandonReading(platform),
    'tenders.profile': abandonProfile,
  };
}
