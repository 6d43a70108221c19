import { chunkDocument } from '../../../documents/chunk-document.ts';
import type { Page, ReadDocument } from '../../../documents/model.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { options, writeSource } from '../../../documents/testing/files.ts';
import type { Candidate } from '../../../search/candidates.ts';
import type { ClaimCitation } from '../../analyst.ts';

/** A tender as the product reads it, with the passages that analysts are given. */
export interface TenderReading {
  document: ReadDocument;
  passages: Candidate[];
}

/** Reads a tender in Markdown from a file. */
export async function readTender(markdown: string): Promise<TenderReading> {
  const source = await writeSource('tender.md', 'text/markdown', Buffer.from(markdown));
  const document = await readDocument(source, options);
  return { document, passages: toPassages(document) };
}

/** The passages of a document, as the database gives them. */
export function toPassages(document: ReadDocument, documentId = 'tender'): Candidate[] {
  const textOf = new Map(document.pages.map(({ number, text }) => [number, text]));
  return chunkDocument(document).map(({ ordinal, kind, sectionPath, spans }) => ({
    documentId,
    language: document.language,
    ordinal,
    kind,
    sectionPath,
    spans: spans.map((span) => ({ ...span, pageText: textOf.get(span.page) ?? '' })),
  }));
}

/** The citations that are not on their page as they are quoted; none where all is right. */
export function misquoted(citations: readonly ClaimCitation[], pages: readonly Page[]): ClaimCitation[] {
  return citations.filter(({ page, quote, start, end }) => {
    const text = pages.find(({ number }) => number === page)?.text ?? '';
    return quote.trim() === '' || text.slice(start, end) !== quote;
  });
}
