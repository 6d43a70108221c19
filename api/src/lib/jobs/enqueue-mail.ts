import { newId, type PlatformTransaction } from '@bidloom/db';
import { sendMail } from '@bidloom/jobs';
import type { MailMessage, Queue } from '@bidloom/platform';

/** Writes a message and the job that sends it, in the caller's transaction: neither can exist without the other. */
export async function enqueueMail(trx: PlatformTransaction, queue: Queue, message: MailMessage): Promise<void> {
  const mailId = newId();
  await trx
    .insertInto('outgoingMails')
    .values({
      id: mailId,
      recipient: message.to,
      subject: message.subject,
      body: message.text,
      html: message.html ?? null,
    })
    .execute();
  await queue.send(trx, sendMail, { mailId });
}
