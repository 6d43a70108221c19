import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

/** Which page, and in which order. `sortBy` must come from a list of names that the caller checked. */
export interface PageRequest {
  sortBy: string;
  sortDescending: boolean;
  /** 1-based. */
  pageNumber: number;
  /** 1 to 100. */
  pageSize: number;
  /** How many rows to skip; takes precedence over `pageNumber`. */
  skip?: number | undefined;
  /** Where the list is searched, `query` says how. */
  searchTerm?: string | undefined;
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

/** What a list is ordered by: a column, an expression, or several columns one after the other. */
export type SortColumn =
  | string
  | RawBuilder<unknown>
  | { blanksLast: string | RawBuilder<unknown> }
  | readonly string[];

/** From this offset on, a page is found by ids alone, and from the end of the list where that is nearer. */
const deep = 500;

/**
 * Runs `query` for one page and its total. `columns` maps each sort name to its column. Rows with equal values keep their order by `id`.
 */
export async function paginate<Tables, TB extends keyof Tables, O, Sort extends string>(
  query: SelectQueryBuilder<Tables, TB, O>,
  columns: Record<Sort, SortColumn>,
  id: string,
  request: PageRequest,
): Promise<PageOf<O>> {
  const { pageSize } = request;
  const offset = request.skip ?? (request.pageNumber - 1) * pageSize;
  const order = orderBy(columns[request.sortBy as Sort], id, request.sortDescending);
  const read = request.searchTerm ? searchedPage : offset < deep ? firstPages : deepPage;
  const { items, totalCount } = await read(query, order, id, { offset, pageSize });
  const pageNumber = Math.floor(offset / pageSize) + 1;
  return {
    items,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    pageNumber,
    pageSize,
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0,
  };
}

/** Adds the order, or its reverse. */
type Order = <Tables, TB extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, TB, O>,
  reversed?: boolean,
) => SelectQueryBuilder<Tables, TB, O>;

/** One way to read the rows at a position of a list, and their number. */
type ReadPage = <Tables, TB extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, TB, O>,
  order: Order,
  id: string,
  at: { offset: number; pageSize: number },
) => Promise<{ items: O[]; totalCount: number }>;

/** Both in one statement: the rows in the order of an index, where there is one, and the total from another. */
const firstPages: ReadPage = async (query, order, _id, { offset, pageSize }) => {
  const total = sql<number>`(${countOf(query)})`.as('totalCount');
  const page = order(query.select(total)).limit(pageSize).offset(offset);
  const found = (await page.execute()) as unknown as { totalCount: number }[];
  // After the end there is no row with the total.
  const totalCount = found[0]?.totalCount ?? (offset === 0 ? 0 : await count(query));
  return { items: found.map(({ totalCount: _, ...row }) => row as never), totalCount };
};

/** The rows of a page far down: found by ids, which an index contains, from the end of the list that is nearer. */
const deepPage: ReadPage = async (query, order, id, { offset, pageSize }) => {
  const totalCount = await count(query);
  const rows = Math.min(pageSize, totalCount - offset);
  if (rows <= 0) return { items: [], totalCount };
  const fromEnd = offset > totalCount / 2;
  const ids = order(query.clearSelect().select(sql`${sql.ref(id)}`.as('pageId')), fromEnd)
    .limit(rows)
    .offset(fromEnd ? totalCount - offset - rows : offset);
  return { items: await order(query.where(sql<boolean>`${sql.ref(id)} in (${ids})`)).execute(), totalCount };
};

/**
 * The rows that a search finds, read once for both their ids and their number. In the order of an index, all rows would be read one by one
 * until a page of rare matches is full.
 */
const searchedPage: ReadPage = async (query, order, id, { offset, pageSize }) => {
  const counted = query
    .clearSelect()
    .select([sql<string>`${sql.ref(id)}`.as('pageId'), sql<number>`(count(*) over ())::int`.as('totalCount')]);
  const found = await order(counted).limit(pageSize).offset(offset).execute();
  const ids = (found as unknown as { pageId: string; totalCount: number }[]).map(({ pageId }) => pageId);
  const first = found[0] as { totalCount: number } | undefined;
  if (!first) return { items: [], totalCount: offset === 0 ? 0 : await count(query) };
  return { items: await order(query.where(isOneOf(id, ids))).execute(), totalCount: first.totalCount };
};

function orderBy(sort: SortColumn, id: string, descending: boolean): Order {
  const blanksLast = typeof sort === 'object' && 'blanksLast' in sort;
  const columns = [blanksLast ? sort.blanksLast : sort].flat() as (string | RawBuilder<unknown>)[];
  const values = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column));
  return (query, reversed = false) => {
    const direction = descending === reversed ? sql`asc` : sql`desc`;
    // On a column that is never null, this clause would keep the planner from reading an index backwards.
    const nulls = blanksLast ? (reversed ? sql`nulls first` : sql`nulls last`) : sql``;
    return [...values.map((value) => sql`${value} ${direction} ${nulls}`), sql`${sql.ref(id)} ${direction}`].reduce(
      (ordered, by) => ordered.orderBy(by),
      query,
    );
  };
}

/** The rows with these ids. */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any (${[...ids]}::uuid[])`;
}

const countOf = <Tables, TB extends keyof Tables, O>(query: SelectQueryBuilder<Tables, TB, O>) =>
  query.clearSelect().select(sql<number>`count(*)::int`.as('total'));

async function count<Tables, TB extends keyof Tables, O>(query: SelectQueryBuilder<Tables, TB, O>): Promise<number> {
  return ((await countOf(query).executeTakeFirstOrThrow()) as { total: number }).total;
}

/** A column of words in an order where `alpha` comes before `Zulu`, whatever the collation of the database is. */
export function caseless(column: string): RawBuilder<string> {
  return sql`lower(${sql.ref(column)})`;
}

/** A column that may be empty: empty values come last, in either direction. */
export function blanksLast(column: string | RawBuilder<unknown>): SortColumn {
  return { blanksLast: column };
}
