import { readFile } from 'node:fs/promises';
import msgreader, { type FieldsData } from '@kenjiuno/msgreader';
import type { ReadContent } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { isSoundCompound } from './check-compound.ts';
import { type MailAttachment, mailContent } from './mail-content.ts';
import { damagedMail, textOfHtml } from './read-mail.ts';

// A CommonJS package: what it exports by default is a property of what Node takes for that.
const { default: MsgReader } = msgreader;

/**
 * Reads an e-mail that Outlook saved (.msg).
 * @throws UnreadableDocumentError
 */
export async function readOutlook(path: string, options: ReadOptions): Promise<ReadContent> {
  const file = await readFile(path);
  // The parser follows chains wherever they lead, in a circle too.
  if (!isSoundCompound(file)) throw damagedMail();
  options.signal?.throwIfAborted();
  const { fields, attachments } = parse(file);
  if (fields.error || fields.dataType !== 'msg') throw damagedMail();
  return mailContent(
    {
      subject: fields.subject ?? '',
      from: box(fields.senderName, fields.senderSmtpAddress ?? fields.senderEmail),
      to: recipients(fields, 'to'),
      cc: recipients(fields, 'cc'),
      date: fields.messageDeliveryTime ?? fields.clientSubmitTime ?? fields.creationTime ?? '',
      body: fields.body?.trim() ? fields.body : await textOfHtml(htmlOf(fields)),
      attachments,
    },
    options.workFolder,
  );
}

function parse(file: Buffer): { fields: FieldsData; attachments: MailAttachment[] } {
  try {
    const reader = new MsgReader(file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer);
    const fields = reader.getFileData();
    const attachments = (fields.attachments ?? []).filter(isOfContent(htmlOf(fields))).map((each, index) => {
      const { content } = reader.getAttachment(each);
      return { name: nameOf(each, index), content };
    });
    return { fields, attachments };
  } catch {
    throw damagedMail();
  }
}

function htmlOf({ bodyHtml, html }: FieldsData): string {
  return bodyHtml ?? (html ? new TextDecoder().decode(html) : '');
}

/** Pictures that the text shows are no attachments to people. */
const isOfContent =
  (html: string) =>
  ({ attachmentHidden, pidContentId, fileName, extension }: FieldsData): boolean => {
    const isPicture = /\.(?:png|jpe?g|gif|bmp|webp|svg)$/i.test(extension ?? fileName ?? '');
    const isShown = attachmentHidden || (pidContentId && html.includes(`cid:${pidContentId}`));
    return !(isPicture && isShown);
  };

function nameOf({ innerMsgContent, name, fileName, fileNameShort }: FieldsData, index: number): string {
  if (innerMsgContent) return `${name || `Attached e-mail ${index + 1}`}.msg`;
  return fileName || fileNameShort || name || `Attachment ${index + 1}`;
}

/** So many addresses are named. */
const mostNamed = 100;

function recipients({ recipients = [] }: FieldsData, kind: 'to' | 'cc'): string {
  const of = recipients.filter(({ recipType }) => recipType === kind);
  const named = of.slice(0, mostNamed).map(({ name, smtpAddress, email }) => box(name, smtpAddress ?? email));
  return [...named, ...(of.length > mostNamed ? [`${of.length - mostNamed} more`] : [])].filter(Boolean).join(', ');
}

function box(name = '', address = ''): string {
  if (!address || address === name || !address.includes('@')) return name || address;
  return name ? `${name} <${address}>` : address;
}
