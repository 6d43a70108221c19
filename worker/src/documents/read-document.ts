import { stat } from 'node:fs/promises';
import { unreadableWithoutOffice } from '@bidloom/platform/document-types';
import { readZip } from './archive/read-zip.ts';
import { readImage } from './image/read-image.ts';
import { readTiff } from './image/read-tiff.ts';
import { detectLanguage } from './language.ts';
import { readMail } from './mail/read-mail.ts';
import { readOutlook } from './mail/read-outlook.ts';
import { type AcceptedMediaType, isAccepted } from './media-types.ts';
import { type ReadContent, type ReadDocument, UnreadableDocumentError } from './model.ts';
import { readDocx } from './office/read-docx.ts';
import { readXlsx } from './office/read-xlsx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { DocumentSource, ReadOptions } from './read-options.ts';
import { readCsv } from './text/read-csv.ts';
import { readMarkdown, readPlainText } from './text/read-text.ts';

export type { OcrPage } from './ocr/ocr-page.ts';
export type { DocumentSource, ReadOptions, ReadStage } from './read-options.ts';

type Reader = (source: DocumentSource, options: ReadOptions) => Promise<ReadContent>;

const readers: Record<AcceptedMediaType, Reader> = {
  'application/pdf': ({ path }, options) => readPdf(path, options),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ({ path }, options) =>
    readDocx(path, options),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ({ path }, options) => readXlsx(path, options),
  'text/csv': ({ path }) => readCsv(path),
  'text/plain': ({ path }) => readPlainText(path),
  'text/markdown': ({ path }) => readMarkdown(path),
  'image/png': ({ path }, options) => readImage(path, options),
  'image/jpeg': ({ path }, options) => readImage(path, options),
  'image/webp': ({ path }, options) => readImage(path, options),
  'image/tiff': ({ path }, options) => readTiff(path, options),
  'message/rfc822': ({ path }, options) => readMail(path, options),
  'application/vnd.ms-outlook': ({ path }, options) => readOutlook(path, options),
  'application/zip': ({ path }, options) => readZip(path, options),
};

/**
 * Reads a document in the calling thread, which it keeps busy: the worker calls it in a thread (`prepareDocument`).
 * @throws UnreadableDocumentError with a message for the person who uploaded the file; the signal's reason when aborted
 */
export async function readDocument(source: DocumentSource, options: ReadOptions): Promise<ReadDocument> {
  const { mediaType } = source;
  if (!isAccepted(mediaType)) {
    const advice = unreadableWithoutOffice(mediaType) ?? `Files of the type ${mediaType} can't be read.`;
    throw new UnreadableDocumentError('unsupported', advice);
  }
  if ((await stat(source.path)).size === 0)
    throw new UnreadableDocumentError('empty', 'This file is empty: it has 0 bytes.');
  const content = await readers[mediaType](source, options);
  return { ...content, language: detectLanguage(content.pages) };
}
