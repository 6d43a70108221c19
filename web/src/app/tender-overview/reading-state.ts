import type { Document as TenderDocument } from '@bidloom/contract/documents';
import type { Overview } from '@bidloom/contract/overview';

/** The progress of reading the documents for key facts. */
export function searchOf({ issues, documents }: Overview): 'none' | 'in_progress' | 'over' {
  if (issues.some(({ kind }) => kind === 'documents_reading' || kind === 'facts_reading')) return 'in_progress';
  return documents.byStatus.ready === 0 ? 'none' : 'over';
}

/**
 * Whether a document or its facts are still to be read: then the absence of issues says nothing. The documents on the screen count too,
 * since the overview is fetched a moment after an upload.
 */
export function isUnread(overview: Overview, documents: readonly Pick<TenderDocument, 'status'>[]): boolean {
  if (documents.some(({ status }) => status === 'uploaded' || status === 'processing')) return true;
  return searchOf(overview) !== 'over';
}
