import { createTransport } from 'nodemailer';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail.ts';
import { openOutbox } from './outbox.ts';

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails go to the outbox. */
  smtpUrl?: string | undefined;
  /** Sender of every message, `Name <address>`. */
  from: string;
  /** Folder of the outbox. */
  outboxDirectory: string;
  logger: Logger;
}

/** Mail by SMTP, or, where none is set, into the outbox. */
export async function openMailer({ smtpUrl, from, outboxDirectory, logger }: MailerOptions): Promise<Mailer> {
  if (!smtpUrl) return openOutbox({ directory: outboxDirectory, from, logger });
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // A message is made of what we put into it: no file of this machine, no address fetched on the way.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html }) {
      const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
      if (sent.rejected.length > 0) throw new Error('The mail server refused the recipient.');
      logger.info({ messageId: sent.messageId }, 'Mail was accepted by the mail server');
    },
    async close() {
      transport.close();
    },
  };
}
