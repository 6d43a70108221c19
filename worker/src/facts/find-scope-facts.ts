import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import { findFacts } from './find-facts.ts';
import type { FactDocument, FoundFact } from './model.ts';

/** Finds what documents state of each fact, from the rows of their pages. */
export async function findScopeFacts(
  asked: Pick<AskedDocuments, 'documents'>,
  rows: Pick<DocumentRows, 'loadPages'>,
): Promise<FoundFact[]> {
  return findFacts(await loadFactDocuments(asked, rows));
}

/** Documents as facts are read from them. */
export async function loadFactDocuments(
  { documents }: Pick<AskedDocuments, 'documents'>,
  rows: Pick<DocumentRows, 'loadPages'>,
): Promise<FactDocument[]> {
  const read: FactDocument[] = [];
  for (const { id, fileName, language } of documents) {
    const pages = await rows.loadPages(id);
    read.push({
      documentId: id,
      fileName,
      language,
      pages: pages.map(({ number, text, blocks, isContents = false }) => ({ number, text, blocks, isContents })),
    });
  }
  return read;
}
