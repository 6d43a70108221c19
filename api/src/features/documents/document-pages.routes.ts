import { documents as contract } from '@bidloom/contract';
import type { PageSizeRun } from '@bidloom/contract/documents';
import { failures } from '@bidloom/contract/failures';
import { unpackWords } from '@bidloom/platform/words-codec';
import { AppError } from '../../lib/errors/app-error.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { findPackedWords, listPageSizes, listPageTexts } from './document-pages.repository.ts';
import { getDocument } from './documents.service.ts';

/** What a viewer needs of a document's pages: their sizes, their text to find words in, and where the words are. */
export const documentPagesFeature: Feature = async (app) => {
  implement(app, contract.documentPageSizes, async ({ params, tenant }) => {
    const pages = await tenant(async (trx) => {
      const { id } = await getDocument(trx, params);
      return listPageSizes(trx, id);
    });
    return one({ count: pages.length, sizes: runsOf(pages) });
  });

  implement(app, contract.documentText, async ({ params, query, tenant }) =>
    one(
      await tenant(async (trx) => {
        const { id } = await getDocument(trx, params);
        return listPageTexts(trx, id, query.fromPage);
      }),
    ),
  );

  implement(app, contract.documentPageWords, async ({ params, tenant }) => {
    const page = await tenant(async (trx) => {
      const { id } = await getDocument(trx, params);
      return findPackedWords(trx, id, params.page);
    });
    if (!page) throw new AppError(failures.documents.pageNotRead(params.page));
    // Formats without geometry keep no words.
    const words = page.words.length === 0 ? [] : unpackWords(page.words);
    return one({ number: params.page, words });
  });
};

/** One entry for each change of size: most documents have one. */
function runsOf(pages: readonly { number: number; width: number; height: number }[]): PageSizeRun[] {
  const runs: PageSizeRun[] = [];
  for (const { number, width, height } of pages) {
    const last = runs.at(-1);
    if (last?.width !== width || last.height !== height) runs.push({ page: number, width, height });
  }
  return runs;
}
