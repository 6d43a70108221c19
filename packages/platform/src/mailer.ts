import { createTransport } from 'nodemailer';
import { codeOf, InfrastructureError } from './infrastructure-error.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { awaitGreeting } from './smtp-greeting.ts';

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails go to the outbox. */
  smtpUrl?: string | undefined;
  /** Sender of every message, `Name <address>`. */
  from: string;
  /** Folder of the outbox. */
  outboxDirectory: string;
  logger: Logger;
  /** Milliseconds for which the server may be silent in the middle of a conversation. */
  silenceMs?: number;
}

/** Mail by SMTP, or, where none is set, into the outbox. */
export async function openMailer({
  smtpUrl,
  from,
  outboxDirectory,
  logger,
  silenceMs = 30_000,
}: MailerOptions): Promise<Mailer> {
  if (!smtpUrl) return openOutbox({ directory: outboxDirectory, from, logger });
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silenceMs,
    // A message is made of what we put into it: no file of this machine, no address fetched on the way.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const check = () =>
    awaitGreeting(smtpUrl).catch((cause) => {
      throw new InfrastructureError('mail', cause.message, { cause, probe: check });
    });
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return {
    check,
    async deliver({ to, subject, text, html, id }) {
      const messageId = id && `<${id}@${domain}>`;
      const message = { from, to: { name: '', address: to }, subject, text, html, ...(messageId && { messageId }) };
      const sent = await transport.sendMail(message).catch((error) => {
        throw isOutage(error)
          ? new InfrastructureError('mail', `The mail server does not take mail: ${error.message}`, {
              cause: error,
              probe: check,
            })
          : error;
      });
      if (sent.rejected.length > 0) throw new Error('The mail server refused the recipient.');
      logger.info({ messageId: sent.messageId }, 'Mail was accepted by the mail server');
    },
    async close() {
      transport.close();
    },
  };
}

/** Errors before the server has received the message: the connection, the encryption, and the login. */
const ofServer = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
]);
/** Replies about the server, whenever they come: it closes, has no room, can't check who we are (RFC 5321, RFC 4954). */
const repliesOfServer = new Set([421, 452, 454]);

function isOutage(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return ofServer.has(codeOf(error) ?? '') || repliesOfServer.has(responseCode ?? 0);
}
