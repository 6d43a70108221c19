import { type PlatformTransaction, productBranding } from '@bidloom/db';
import { type Queue, renderMail } from '@bidloom/platform';
import { enqueueMail } from '../../lib/jobs/enqueue-mail.ts';

/**
 * Notifies an organisation that its removal was requested, because its data leaves it with the export. The person who did it is not named,
 * as in its audit log.
 */
export async function tellRequest(trx: PlatformTransaction, queue: Queue, addresses: readonly string[], name: string) {
  await tell(trx, queue, addresses, {
    title: `The removal of ${name} was requested`,
    paragraphs: [
      `A platform administrator requested the removal of ${name} from Bidloom. Its people are signed out, and cannot sign in unless the removal is cancelled.`,
      'Everything that the organization has is exported to one file: tenders, documents, results, people and history. You are told of every download of this file. Once the removal is confirmed, everything is deleted for good.',
    ],
  });
}

/** Notifies an organisation that its export was downloaded. */
export async function tellDownload(trx: PlatformTransaction, queue: Queue, addresses: readonly string[], name: string) {
  await tell(trx, queue, addresses, {
    title: `The export of ${name} was downloaded`,
    paragraphs: [
      `A platform administrator downloaded the export of ${name} from Bidloom. It contains everything that the organization has: tenders, documents, results, people and history.`,
    ],
  });
}

async function tell(
  trx: PlatformTransaction,
  queue: Queue,
  addresses: readonly string[],
  words: { title: string; paragraphs: string[] },
): Promise<void> {
  const notes = ['If your organization did not agree to this, contact the people who run Bidloom for you now.'];
  const content = renderMail({ from: productBranding, ...words, notes });
  for (const to of addresses) await enqueueMail(trx, queue, { to, subject: words.title, ...content });
}
