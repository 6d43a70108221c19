import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './logger.ts';
import type { Mailer, MailMessage } from './mail.ts';

/** A message in the outbox, in the form in which it was sent. */
export interface OutboxMail extends MailMessage {
  id: string;
  from: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const kept = 200;
const endings = '.json';

/** Keeps mails as files, the last 200, and prints each in the terminal: it replaces a mail server in development. */
export async function openOutbox(options: {
  directory: string;
  from: string;
  logger: Logger;
  /** Where the readable line is printed. It shows the text, for example a sign-in code, so it must not be in the log. */
  print?: (line: string) => void;
}): Promise<Mailer> {
  const { directory, from, logger, print = console.log } = options;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let lastTime = 0;

  return {
    async deliver(message) {
      const id = message.id ?? randomUUID();
      // Two messages of one millisecond keep their order.
      lastTime = Math.max(Date.now(), lastTime + 1);
      const mail: OutboxMail = { id, from, sentAt: new Date(lastTime).toISOString(), ...message };
      const path = join(directory, `${lastTime}-${id}${endings}`);
      await writeFile(`${path}.new`, JSON.stringify(mail, null, 2), { mode: 0o600, flush: true });
      await rename(`${path}.new`, path);
      for (const name of (await mailFiles(directory)).slice(kept)) await rm(join(directory, name), { force: true });
      logger.info({ mailId: id }, 'Mail was put into the outbox');
      print(`✉ ${message.to} · ${message.subject} · ${message.text.replace(/\s+/g, ' ').trim()}`);
    },
    // Only the disk can fail, and the message concerned reports that.
    async check() {},
    async close() {},
  };
}

/** The mails in the outbox, newest first. */
export async function readOutbox(directory: string): Promise<OutboxMail[]> {
  const mails = [];
  for (const name of await mailFiles(directory)) {
    // A file that was dropped meanwhile, because newer ones came, does not matter.
    const text = await readFile(join(directory, name), 'utf8').catch(() => undefined);
    if (text !== undefined) mails.push(JSON.parse(text) as OutboxMail);
  }
  return mails;
}

async function mailFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(endings)).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}
