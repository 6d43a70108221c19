import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../db.d.ts';

/** Which page, and in which order. `sortBy` must come from a list of names that the caller checked. */
export interface PageRequest {
  sortBy: string;
  sortDescending: boolean;
  /** 1-based. */
  pageNumber: number;
  /** 1 to 100. */
  pageSize: number;
  /** Rows to leave out; wins over `pageNumber`. */
  skip?: number | undefined;
}

/** A page of rows with what a list needs to know about the others. */
export interface PageOf<T> {
  items: T[];
  totalCount: number;
  totalPages: number;
  pageNumber: number;
  pageSize: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * Runs `query` for one page and its total in a single statement.
 * `columns` says which column each sort name stands for; `caseless` those of words.
 * Rows with equal values keep their order by `id`.
 */
export async function paginate<TB extends keyof DB, O, Sort extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  columns: Record<Sort, string | RawBuilder<unknown>>,
  id: string,
  request: PageRequest,
): Promise<PageOf<O>> {
  const offset = request.skip ?? (request.pageNumber - 1) * request.pageSize;
  const column = columns[request.sortBy as Sort];
  const direction = request.sortDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const found = await query
    .select(sql<number>`(count(*) over ())::int`.as('totalCount'))
    .orderBy(sql`${typeof column === 'string' ? sql.ref(column) : column} ${direction}`)
    .orderBy(sql`${sql.ref(id)} ${request.sortDescending ? sql`desc` : sql`asc`}`)
    .limit(request.pageSize)
    .offset(offset)
    .execute();
  const first = found[0] as { totalCount: number } | undefined;
  // Past the end there is no row to carry the total.
  const totalCount = first?.totalCount ?? (offset === 0 ? 0 : await countAll(query));
  const items = found.map(({ totalCount: _, ...row }) => row as O);
  const pageNumber = Math.floor(offset / request.pageSize) + 1;
  return {
    items,
    totalCount,
    totalPages: Math.ceil(totalCount / request.pageSize),
    pageNumber,
    pageSize: request.pageSize,
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0,
  };
}

async function countAll<TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await query.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return (row as { total: number }).total;
}

/** A column of words in an order in which `alpha` comes before `Zulu`, whatever the collation of the database. */
export function caseless(column: string): RawBuilder<string> {
  return sql`lower(${sql.ref(column)})`;
}

/** A pattern for `ilike` that finds `term` anywhere, with its own wildcards taken literally. */
export function containsPattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}
