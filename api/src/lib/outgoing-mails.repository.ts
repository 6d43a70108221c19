import { newId, type PlatformTransaction } from '@bidloom/db';
import type { MailMessage } from '@bidloom/platform';

/** Writes a message that will be sent, and returns its id. */
export async function insertMail(trx: PlatformTransaction, { to, subject, text, html }: MailMessage): Promise<string> {
  const id = newId();
  await trx
    .insertInto('outgoingMails')
    .values({ id, recipient: to, subject, body: text, html: html ?? null })
    .execute();
  return id;
}
