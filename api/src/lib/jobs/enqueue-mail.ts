import type { PlatformTransaction } from '@bidloom/db';
import { sendMail } from '@bidloom/jobs';
import type { MailMessage, Queue } from '@bidloom/platform';
import { insertMail } from '../outgoing-mails.repository.ts';

/** Writes a message and the job that sends it, in the caller's transaction: neither can exist without the other. */
export async function enqueueMail(trx: PlatformTransaction, queue: Queue, message: MailMessage): Promise<void> {
  const mailId = await insertMail(trx, message);
  await queue.send(trx, sendMail, { mailId });
}
