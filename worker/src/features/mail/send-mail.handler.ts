import { asPlatform } from '@bidloom/db';
import type { sendMail } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';

/** Delivers a written message. A process that dies between delivery and the note of it sends the message again: late beats never. */
export function sendMailHandler({ database, mailer }: Platform) {
  return async ({ payload }: JobRun<z.output<typeof sendMail.payload>>): Promise<void> => {
    // Mails belong to the platform: sign-in sends them before anybody's organisation is known.
    const mail = await asPlatform(database, (trx) =>
      trx
        .selectFrom('outgoingMails')
        .select(['recipient', 'subject', 'body', 'html'])
        .where('id', '=', payload.mailId)
        .where('sentAt', 'is', null)
        .executeTakeFirst(),
    );
    if (!mail) return;
    await mailer.deliver({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html && { html: mail.html }),
    });
    await asPlatform(database, (trx) =>
      trx
        .updateTable('outgoingMails')
        // The text may hold a code; once it is delivered, nobody needs it here.
        .set({ sentAt: sql`now()`, body: '', html: null })
        .where('id', '=', payload.mailId)
        .execute(),
    );
  };
}
