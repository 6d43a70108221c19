import { documentContent, type Document as TenderDocument } from '@bidloom/contract/documents';
import { download } from '../../../lib/api-client.ts';
import { messages } from '../../../lib/messages.ts';
import { shownContent } from '../shown-file.ts';

/** Fetches the bytes of a document for drawing. @throws ApiError, and the `AbortError` of `signal` */
export async function fetchOfficeFile(document: TenderDocument, signal: AbortSignal): Promise<ArrayBuffer> {
  const blob = await download(documentContent, {
    params: { workspaceId: document.workspaceId, documentId: document.id },
    query: shownContent(document),
    signal,
    failure: messages.office.fetchFailed,
  });
  return blob.arrayBuffer();
}
