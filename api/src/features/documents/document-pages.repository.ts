import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Pages of one answer at most: a thousand pages come in a few calls. */
const mostPages = 500;
/** Characters of one answer, more only where a single page has them. */
const mostCharacters = 1_000_000;

/** The sizes of all pages that have been read, in points, in order. */
export function listPageSizes(trx: TenantTransaction, documentId: string) {
  return trx
    .selectFrom('documentPages')
    .select(['number', 'width', 'height'])
    .where('documentId', '=', documentId)
    .orderBy('number')
    .execute();
}

/** The texts of pages from a number on, cut where they would be too much at once, at least one; and whether others follow. */
export async function listPageTexts(trx: TenantTransaction, documentId: string, fromPage: number) {
  const pages = await trx
    .with('some', (db) =>
      db
        .selectFrom('documentPages')
        .select(['number', 'text'])
        .select(sql<number>`sum(length(text)) over (order by number) - length(text)`.as('before'))
        .where('documentId', '=', documentId)
        .where('number', '>=', fromPage)
        .orderBy('number')
        .limit(mostPages),
    )
    .selectFrom('some')
    .select(['number', 'text'])
    .where('before', '<', mostCharacters)
    .orderBy('number')
    .execute();
  const last = pages.at(-1)?.number;
  const next = last === undefined ? undefined : await findNextPage(trx, documentId, last);
  return { pages, nextPage: next?.number ?? null };
}

function findNextPage(trx: TenantTransaction, documentId: string, after: number) {
  return trx
    .selectFrom('documentPages')
    .select('number')
    .where('documentId', '=', documentId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
}

/** The places of a page's words, packed as they are stored. */
export function findPackedWords(trx: TenantTransaction, documentId: string, number: number) {
  return trx
    .selectFrom('documentPages')
    .select('words')
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
}
