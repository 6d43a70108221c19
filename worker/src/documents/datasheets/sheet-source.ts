import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import { loadFullPages } from '../full-pages.ts';
import type { SheetSource } from './extract-datasheets.ts';

/** A document as datasheets are read from it. */
export async function loadSheetSource(
  { documents }: AskedDocuments,
  documentId: string,
  rows: DocumentRows,
): Promise<SheetSource & { language: string }> {
  const language = documents.find(({ id }) => id === documentId)?.language ?? 'und';
  return { language, pages: await loadFullPages(rows, documentId), tables: await rows.loadTables(documentId) };
}
