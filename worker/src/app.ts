import { sendMail } from '@bidloom/jobs';
import type { WorkerConfig } from './config.ts';
import { sendMailHandler } from './features/mail/send-mail.handler.ts';
import type { Platform } from './platform.ts';

export type { ModelConfig, WorkerConfig } from './config.ts';
export type { Platform } from './platform.ts';

/** Takes up the jobs of every feature. They stop with the queue, which the caller closes. */
export async function createWorker(platform: Platform, _config: WorkerConfig): Promise<void> {
  const { queue } = platform;
  await queue.work(sendMail, { concurrency: 2 }, sendMailHandler(platform));
}
