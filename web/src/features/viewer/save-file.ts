import { documentContent, type Document as TenderDocument } from '@bidloom/contract/documents';
import { urlOf } from '../../lib/api-client.ts';
import { saveLink } from '../../lib/save-link.ts';

/** Lets the browser save a document's file. */
export function saveFile({ id, workspaceId }: TenderDocument): void {
  saveLink(urlOf(documentContent, { workspaceId, documentId: id }, { download: true }));
}
