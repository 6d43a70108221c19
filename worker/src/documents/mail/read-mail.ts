import { readFile } from 'node:fs/promises';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { type ReadContent, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { type MailAttachment, mailContent } from './mail-content.ts';

/**
 * E-mails within e-mails become documents, so that none is parsed within another; parts are nested as deeply as mail programs make them.
 */
const parserLimits = { maxRfc822NestingDepth: 0, maxNestingDepth: 50, maxHeadersSize: 1024 * 1024 };
/** Signatures of the e-mail itself, which say nothing to people. */
const signatures = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature'];

/**
 * Reads an e-mail (RFC 5322). Nothing that its text refers to is fetched.
 * @throws UnreadableDocumentError
 */
export async function readMail(path: string, options: ReadOptions): Promise<ReadContent> {
  const file = await readFile(path);
  options.signal?.throwIfAborted();
  const mail = await PostalMime.parse(file, parserLimits).catch(() => {
    throw damagedMail();
  });
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
  return mailContent(
    {
      subject: mail.subject ?? '',
      from: mail.from ? addressesOf([mail.from]) : '',
      to: addressesOf(mail.to),
      cc: addressesOf(mail.cc),
      date: header('date') ?? mail.date ?? '',
      body: mail.text?.trim() ? mail.text : await textOfHtml(mail.html ?? ''),
      attachments: mail.attachments.filter(isOfContent).map(toAttachment),
    },
    options.workFolder,
  );
}

/** The text of an HTML body, without its marks. */
export async function textOfHtml(html: string): Promise<string> {
  // Where a mail has parts in both formats, the parser makes one text of them, and therefore converts the HTML.
  const both = [
    'Content-Type: multipart/mixed; boundary=both\r\n',
    '--both\r\nContent-Type: text/plain\r\n\r\n',
    '--both\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n',
    Buffer.from(html).toString('base64'),
    '--both--\r\n',
  ];
  return (await PostalMime.parse(both.join('\r\n'), parserLimits)).text ?? '';
}

export function damagedMail(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This e-mail is damaged, or made in a way that is not read. Open it in your mail program, save it again or as a PDF, and upload that.',
  );
}

/** Pictures that the text shows, as signatures and logos are, are no attachments to people. */
function isOfContent({ mimeType, related, disposition, contentId }: Attachment): boolean {
  const isShown = related || (disposition === 'inline' && contentId);
  return !(isShown && mimeType.startsWith('image/')) && !signatures.includes(mimeType);
}

function toAttachment({ filename, mimeType, content }: Attachment, index: number): MailAttachment {
  const isMail = mimeType === 'message/rfc822';
  const name = filename || (isMail ? `Attached e-mail ${index + 1}` : `Attachment ${index + 1}`);
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);
  return { name: isMail && !/\.(?:eml|msg)$/i.test(name) ? `${name}.eml` : name, content: bytes };
}

/** So many addresses are named. */
const mostNamed = 100;

function addressesOf(addresses: readonly Address[] | undefined): string {
  const boxes = (addresses ?? []).flatMap((each) => each.group ?? [each]);
  const named = boxes.slice(0, mostNamed).map(({ name, address }) => {
    if (!name || name === address) return address ?? '';
    return address ? `${name} <${address}>` : name;
  });
  const more = boxes.length > mostNamed ? [`${boxes.length - mostNamed} more`] : [];
  return [...named, ...more].filter(Boolean).join(', ');
}
