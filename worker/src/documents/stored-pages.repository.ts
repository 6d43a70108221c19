import type { TenantTransaction } from '@bidloom/db';
import type { Block, Page, TextSource } from './model.ts';
import type { ExtractedTable } from './tables/model.ts';

/** Pages of a document as they were read, without the places of their words. */
export type StoredPage = Pick<Page, 'number' | 'text' | 'blocks' | 'source' | 'width' | 'height' | 'isContents'>;

/** The places of a page's words, packed; see `words-codec.ts`. */
export interface PageWords {
  number: number;
  words: Uint8Array;
}

/** A document's pages in order. */
export async function loadPages(trx: TenantTransaction, documentId: string): Promise<StoredPage[]> {
  const query = trx
    .selectFrom('documentPages')
    .select(['number', 'text', 'blocks', 'source', 'width', 'height', 'isContents'])
    .where('documentId', '=', documentId);
  const rows = await query.orderBy('number').execute();
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks as unknown as Block[],
    source: row.source as TextSource,
  }));
}

/** The places of the words of some pages, packed as they are kept. */
export async function loadPackedWords(
  trx: TenantTransaction,
  documentId: string,
  pages: readonly number[],
): Promise<PageWords[]> {
  if (pages.length === 0) return [];
  return trx
    .selectFrom('documentPages')
    .select(['number', 'words'])
    .where('documentId', '=', documentId)
    .where('number', 'in', [...pages])
    .execute();
}

/** A document's tables in reading order. */
export async function loadTables(trx: TenantTransaction, documentId: string): Promise<ExtractedTable[]> {
  const query = trx.selectFrom('documentTables').select('content').where('documentId', '=', documentId);
  const rows = await query.orderBy('ordinal').execute();
  return rows.map(({ content }) => content as unknown as ExtractedTable);
}
