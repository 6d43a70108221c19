import { asPlatform } from '@bidloom/db';
import type { sendMail } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { findUnsentMail, markMailSent } from './mail.repository.ts';

/** Delivers a written message. A process that dies between delivery and the note of it sends the message again: late beats never. */
export function sendMailHandler({ database, mailer }: Platform) {
  return async ({ payload }: JobRun<z.output<typeof sendMail.payload>>): Promise<void> => {
    // Mails belong to the platform: sign-in sends them before anybody's organisation is known.
    const mail = await asPlatform(database, (trx) => findUnsentMail(trx, payload.mailId));
    if (!mail) return;
    await mailer.deliver({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html && { html: mail.html }),
    });
    await asPlatform(database, (trx) => markMailSent(trx, payload.mailId));
  };
}
