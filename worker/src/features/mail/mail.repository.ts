import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** A message that was not sent yet. */
export function findUnsentMail(trx: PlatformTransaction, id: string) {
  return trx
    .selectFrom('outgoingMails')
    .select(['recipient', 'subject', 'body', 'html'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
}

/** Records that a message was sent. Its text may contain a code; once it is delivered, nobody needs it here. */
export async function markMailSent(trx: PlatformTransaction, id: string): Promise<void> {
  await trx
    .updateTable('outgoingMails')
    .set({ sentAt: sql`now()`, body: '', html: null })
    .where('id', '=', id)
    .execute();
}
