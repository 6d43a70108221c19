import { answerQuestion, ingestDocument, sendMail } from '@bidloom/jobs';
import { createExtractiveAnalyst } from './analyst/extractive/create-extractive-analyst.ts';
import type { WorkerConfig } from './config.ts';
import { answerQuestionHandler } from './features/chat/answer-question.handler.ts';
import { openDigestThreads } from './features/documents/digest-in-thread.ts';
import { ingestDocumentHandler } from './features/documents/ingest-document.handler.ts';
import { sendMailHandler } from './features/mail/send-mail.handler.ts';
import type { Platform } from './platform.ts';

export type { ModelConfig, WorkerConfig } from './config.ts';
export type { Platform } from './platform.ts';

/** Takes up the jobs of every feature. They stop with the queue, which the caller closes before the worker. */
export async function createWorker(platform: Platform, config: WorkerConfig): Promise<{ close(): Promise<void> }> {
  const { queue } = platform;
  await queue.work(sendMail, { concurrency: 2 }, sendMailHandler(platform));
  // One at a time leaves a core to the api of the embedded mode; more copies of the worker read more at once.
  const threads = openDigestThreads(1);
  await queue.work(ingestDocument, { concurrency: 1 }, ingestDocumentHandler(platform, config, threads));
  const analyst = createExtractiveAnalyst();
  await queue.work(answerQuestion, { concurrency: 8 }, answerQuestionHandler(platform, analyst));
  return { close: () => threads.close() };
}
