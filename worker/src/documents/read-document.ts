import { detectLanguage } from './language.ts';
import { type Page, type ReadDocument, UnreadableDocumentError } from './model.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { DocumentSource, ReadOptions } from './read-options.ts';

export type { DocumentSource, ReadOptions, ReadStage } from './read-options.ts';

type Reader = (source: DocumentSource, options: ReadOptions) => Promise<Page[]>;

const readers: Record<string, Reader> = {
  'application/pdf': ({ path }, options) => readPdf(path, options),
};

/**
 * Reads a document in the calling thread, which it keeps busy: servers use `readInThread`.
 * @throws UnreadableDocumentError with a message for the person who uploaded the file; the signal's reason when aborted
 */
export async function readDocument(source: DocumentSource, options: ReadOptions): Promise<ReadDocument> {
  const read = readers[source.mediaType];
  if (!read) throw new UnreadableDocumentError('unsupported', `Files of the type ${source.mediaType} can't be read.`);
  const pages = await read(source, options);
  return { pages, language: detectLanguage(pages) };
}
