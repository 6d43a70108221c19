import { documentText, type Document as TenderDocument } from '@bidloom/contract/documents';
import { call } from '../../../lib/api-client.ts';

/** A page of a document as it was read. */
export interface PageText {
  /** 1-based. */
  number: number;
  text: string;
}

/** The text of a document, which comes some hundred pages at a time and is then kept. */
export interface DocumentText {
  /** The pages from the first on, as they come; what has come before at once. Throws `ApiError`; a second try goes on where it ended. */
  batches: () => AsyncGenerator<readonly PageText[]>;
  /** The text of a page that has come. */
  textOf: (page: number) => string;
}

/** The text of a document as the server has read it, scans too: five times faster than reading the file's own in the browser. */
export function openDocumentText({ workspaceId, id }: Pick<TenderDocument, 'workspaceId' | 'id'>): DocumentText {
  const known: (readonly PageText[])[] = [];
  const texts = new Map<number, string>();
  let next: number | null = 1;
  /** A call that is in progress, for all who wait for it. */
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
