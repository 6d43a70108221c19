import { documentText, type Document as TenderDocument } from '@bidloom/contract/documents';
import { call } from '../../../lib/api-client.ts';

/** A page of a document as it was read. */
export interface PageText {
  /** 1-based. */
  number: number;
  text: string;
}

/** The text of a document, which is fetched in batches of some hundred pages and then kept. */
export interface DocumentText {
  /** The pages from the first on; fetched ones at once, the others as they arrive. Throws `ApiError`; a second try continues there. */
  batches: () => AsyncGenerator<readonly PageText[]>;
  /** The text of a fetched page. */
  textOf: (page: number) => string;
}

/** The text that the server has read, also from scans. It is five times faster than reading the file's text in the browser. */
export function openDocumentText({ workspaceId, id }: Pick<TenderDocument, 'workspaceId' | 'id'>): DocumentText {
  const known: (readonly PageText[])[] = [];
  const texts = new Map<number, string>();
  let next: number | null = 1;
  /** The call in progress, shared by all readers. */
  let pending: Promise<void> | null = null;

  const loadMore = async (fromPage: number) => {
    const { data } = await call(documentText, { params: { workspaceId, documentId: id }, query: { fromPage } });
    known.push(data.pages);
    for (const { number, text } of data.pages) texts.set(number, text);
    next = data.nextPage;
  };

  return {
    async *batches() {
      for (let index = 0; ; index++) {
        if (index >= known.length) {
          if (next === null) return;
          pending ??= loadMore(next).finally(() => {
            pending = null;
          });
          await pending;
        }
        const batch = known[index];
        if (batch) yield batch;
      }
    },
    textOf: (page) => texts.get(page) ?? '',
  };
}
