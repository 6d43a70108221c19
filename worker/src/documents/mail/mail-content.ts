import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanFileName } from '@bidloom/platform/file-name';
import { unpackLimits as limits } from '../archive/unpack-limits.ts';
import type { LeftOut, ReadContent, UnpackedFile } from '../model.ts';
import { createFlow } from '../text/flow-pages.ts';

/** An e-mail, whichever program wrote it. */
export interface Mail {
  subject: string;
  from: string;
  to: string;
  cc: string;
  /** The text of its header. */
  date: string;
  body: string;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  name: string;
  content: Uint8Array;
}

/** The most names that are listed on the page. */
const mostListed = 100;

/** The page of an e-mail: subject, headers, body. Its attachments go into files of the work folder. */
export async function mailContent(mail: Mail, workFolder: string | undefined): Promise<ReadContent> {
  const flow = createFlow('made');
  flow.add({ kind: 'heading', text: mail.subject || 'E-mail without a subject', level: 1 });
  const names = mail.attachments.map(({ name }) => name);
  const more = names.length > mostListed ? ` and ${names.length - mostListed} more` : '';
  const headers = [
    ['From', mail.from],
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Date', mail.date],
    ['Subject', mail.subject],
    ['Attachments', names.slice(0, mostListed).join(', ') + more],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  flow.add({ kind: 'paragraph', text: headers.join('\n') });
  for (const paragraph of mail.body.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)) {
    flow.add({ kind: 'paragraph', text: paragraph });
  }
  const contents = workFolder ? await keepAttachments(mail.attachments, workFolder) : undefined;
  return { ...flow.finish(), ...(contents && { contents }) };
}

async function keepAttachments(attachments: readonly MailAttachment[], workFolder: string) {
  const files: UnpackedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const [entry, { name: given, content }] of attachments.slice(0, limits.files).entries()) {
    const name = cleanFileName(given);
    const size = content.byteLength;
    if (size === 0) {
      leftOut.push({ name, reason: 'it is empty' });
      continue;
    }
    const path = join(workFolder, `entry-${entry}`);
    await writeFile(path, content);
    files.push({ entry, name, folder: null, path, size });
  }
  const beyond = attachments.length - limits.files;
  if (beyond > 0) {
    leftOut.push({ name: `${beyond} further attachments`, reason: `${limits.files} of an e-mail are taken` });
  }
  return { files, leftOut };
}
