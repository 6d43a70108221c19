import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../db.d.ts';
import { isOneOf } from './paginate.ts';
import type { PlatformTransaction, TenantTransaction } from './tenant.ts';

/** The tables whose `search_text` has an index. */
export type SearchedTable = { [T in keyof DB]: DB[T] extends { searchText: unknown } ? T : never }[keyof DB];

export interface SearchOptions {
  /** Columns that are in lower case; one of them must contain the term. */
  columns: string[];
  /** Where those columns are, and which id of the query's rows leads to them, for the index. */
  tables: Partial<Record<SearchedTable, string>>;
  /** For all organisations; only for the platform's work. */
  ofAll?: boolean;
}

/** The most ids to list in the query; for more, reading the organisation's rows is as fast. */
const mostIds = 1000;

/** Without three letters or digits side by side there is nothing to look up. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** For the rest of the transaction. By default the planner assumes that a page of an index costs four times as much as a page of a table. */
const indexesFirst = sql`set_config('random_page_cost', '1.1', true)`;

/**
 * Keeps the rows that contain `term`, taken literally and ignoring case. Rare words are found by an index. For common and short words, the
 * organisation's rows are read one after the other, in an index that contains the words, where there is one.
 */
export async function searchRows<TB extends keyof DB, O>(
  trx: TenantTransaction | PlatformTransaction,
  query: SelectQueryBuilder<DB, TB, O>,
  term: string,
  { columns, tables, ofAll = false }: SearchOptions,
): Promise<SelectQueryBuilder<DB, TB, O>> {
  const pattern = containsPattern(term);
  const found = query.where(({ or }) =>
    or(columns.map((column) => sql<SqlBool>`${sql.ref(column)} like lower(${pattern})`)),
  );
  if (!hasTrigram.test(term)) {
    await sql`select ${indexesFirst}`.execute(trx);
    return found;
  }
  const lookups = Object.keys(tables).map((table) =>
    sql`${sql.ref(ofAll ? 'find_rows_of_all' : 'find_rows')}(${sql.lit(table)}, lower(${pattern}), ${sql.lit(mostIds)})`.as(
      table,
    ),
  );
  const { rows } = await sql<Record<string, string[] | null>>`select ${sql.join(lookups)}, ${indexesFirst}`.execute(
    trx,
  );
  const narrowed: { id: string; ids: string[] }[] = [];
  for (const [table, id] of Object.entries(tables)) {
    const ids = rows[0]?.[table];
    // There are too many ids to list, or the embedded database may not return ids of all organisations.
    if (!ids || ids.length > mostIds) return found;
    narrowed.push({ id, ids });
  }
  return found.where(({ or }) => or(narrowed.map(({ id, ids }) => isOneOf(id, ids))));
}

/** A pattern for `like` that finds `term` anywhere, with its own wildcards taken literally. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
