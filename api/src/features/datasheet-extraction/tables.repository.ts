import { literalOf, notBefore } from '@bidloom/contract/search-words';
import type { TenantTransaction } from '@bidloom/db';
import type { PartHeadline, TablePart } from '@bidloom/platform/tables/join-tables';
import { sql } from 'kysely';

/** The part of a table on one page, without its cells. */
export interface PartRow {
  ordinal: number;
  headline: PartHeadline;
  corrections: number;
}

/** The parts of all tables of a run, in their order. */
export function listParts(trx: TenantTransaction, requestId: string): Promise<PartRow[]> {
  return trx
    .selectFrom('documentRequestItems')
    .select('ordinal')
    .select((eb) => [
      // As the runner wrote it.
      eb.ref('headline').$castTo<PartHeadline>().as('headline'),
      sql<number>`coalesce(jsonb_array_length(correction->'cells'), 0)`.as('corrections'),
    ])
    .where('requestId', '=', requestId)
    .where('kind', '=', 'table')
    .orderBy('ordinal')
    .execute();
}

/** These parts with their cells, in their order. */
export function loadParts(
  trx: TenantTransaction,
  requestId: string,
  ordinals: readonly number[],
): Promise<TablePart[]> {
  return trx
    .selectFrom('documentRequestItems')
    .select('ordinal')
    .select((eb) => [
      eb.ref('headline').$castTo<PartHeadline>().as('headline'),
      eb.ref('content').$castTo<TablePart['content']>().as('content'),
      eb.ref('correction').$castTo<TablePart['correction']>().as('correction'),
    ])
    .where('requestId', '=', requestId)
    .where('kind', '=', 'table')
    .where('ordinal', 'in', [...ordinals])
    .orderBy('ordinal')
    .execute();
}

/**
 * Which of these words each part has in its caption, its name or its cells, in the order of the words, whatever their case. Of
 * a corrected cell only the correction counts.
 */
export async function findWords(
  trx: TenantTransaction,
  requestId: string,
  words: readonly string[],
): Promise<{ ordinal: number; has: boolean[] }[]> {
  const asked = sql.join(words.map(patternOf));
  // Materialized, else the cells would be put together again for each word.
  const { rows } = await sql<{ ordinal: number; has: boolean[] }>`
    with part as materialized (
      select ordinal, lower(concat_ws(' ', headline->>'caption', headline->>'name',
        (
          select string_agg(cell->>'text', ' ') from jsonb_array_elements(content->'cells') as cell
          where not exists (
            select from jsonb_array_elements(correction->'cells') as corrected
            where corrected->'row' = cell->'row' and corrected->'column' = cell->'column'
          )
        ),
        (select string_agg(corrected->>'text', ' ') from jsonb_array_elements(correction->'cells') as corrected)
      )) as said
      from document_request_items
      where request_id = ${requestId} and kind = 'table'
    )
    select part.ordinal, array(
      select part.said ~ asked.word
      from unnest(array[${asked}]) with ordinality as asked(word, place)
      order by asked.place
    ) as has
    from part
  `.execute(trx);
  return rows;
}

/**
 * A word is searched for where a word begins; the web app marks it in the same way (`search-words.ts`). Only the word becomes lower case:
 * the ranges before it would not be ranges any more.
 */
function patternOf(word: string) {
  const same = notBefore(word);
  return sql`${same ? `(^|[^${same}])` : ''}::text || lower(${literalOf(word)}::text)`;
}

/** How many datasheets a run has found, and parameters in them. */
export function countParameters(
  trx: TenantTransaction,
  requestId: string,
): Promise<{ datasheets: number; parameters: number }> {
  return trx
    .selectFrom('documentRequestItems')
    .select([
      sql<number>`count(*)::int`.as('datasheets'),
      sql<number>`coalesce(sum((headline->>'parameters')::int), 0)::int`.as('parameters'),
    ])
    .where('requestId', '=', requestId)
    .where('kind', '=', 'datasheet')
    .executeTakeFirstOrThrow();
}
