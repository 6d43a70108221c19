import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import { findFacts } from './find-facts.ts';
import type { FactDocument, FoundFact } from './model.ts';

/** Finds what documents state of each fact, from the rows of their pages. */
export async function findScopeFacts(
  { documents }: Pick<AskedDocuments, 'documents'>,
  rows: Pick<DocumentRows, 'loadPages'>,
): Promise<FoundFact[]> {
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
  return findFacts(read);
}
