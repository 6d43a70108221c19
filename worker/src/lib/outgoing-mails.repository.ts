import type { PlatformTransaction } from '@bidloom/db';

/** A message as it will be sent; `html` beside the same in plain text. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Keeps a message for the job that sends it; false where it is there already. */
export async function insertMail(
  trx: PlatformTransaction,
  { id, recipient, subject, text, html }: OutgoingMail,
): Promise<boolean> {
  const made = await trx
    .insertInto('outgoingMails')
    .values({ id, recipient, subject, body: text, html })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
