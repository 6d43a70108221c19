import { type Kysely, sql } from 'kysely';

/** A list of an organisation that grows long. */
interface LongList {
  table: string;
  /** What somebody's words are looked for in. */
  searched: string[];
  /** The text that it is ordered by, without regard to case; a column of its own, so that ids are read from the index alone. */
  key?: { name: string; of: string };
  /** It is of one customer or for all of them: as a value that is never null, since no order is read from an index below `is null`. */
  scoped?: boolean;
  /** In the order of which it is read, behind the organisation; one index each. */
  orders: string[][];
  /** What it is counted by, behind the organisation: few values, which a small index holds. */
  counted: string[];
}

const lists: LongList[] = [
  {
    table: 'keywords',
    searched: ['text', 'description'],
    key: { name: 'text_key', of: 'text' },
    scoped: true,
    orders: [['scope_id', 'text_key']],
    counted: ['scope_id', 'is_active'],
  },
  {
    table: 'questions',
    searched: ['text'],
    scoped: true,
    orders: [['scope_id', 'created_at'], ['scope_id', 'category_id', 'created_at'], ['created_at']],
    counted: ['scope_id', 'category_id', 'is_active'],
  },
  {
    table: 'customers',
    searched: ['name', 'code', 'industry', 'email'],
    key: { name: 'name_key', of: 'name' },
    orders: [['name_key']],
    counted: ['is_active'],
  },
  {
    table: 'categories',
    searched: ['name', 'description'],
    key: { name: 'name_key', of: 'name' },
    orders: [['name_key']],
    counted: ['is_active'],
  },
  {
    table: 'workspaces',
    searched: ['name', 'reference', 'description'],
    key: { name: 'name_key', of: 'name' },
    orders: [['created_at'], ['customer_id', 'created_at'], ['name_key'], ['customer_id', 'name_key']],
    counted: ['customer_id', 'status', 'is_active'],
  },
];

/** Lists of 100,000 rows: their pages in order, their totals and what is searched in them come out of indexes. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, searched, key, scoped, orders, counted } of lists) {
    const name = sql.table(table);
    // A line break stands in no text that is searched for.
    const text = sql.join(
      searched.map((column) => sql`coalesce(lower(${sql.ref(column)}), '')`),
      sql` || e'\n' || `,
    );
    const columns = [sql`add column search_text text not null generated always as (${text}) stored`];
    if (key) {
      columns.push(
        sql`add column ${sql.ref(key.name)} text not null generated always as (lower(${sql.ref(key.of)})) stored`,
      );
    }
    if (scoped) {
      columns.push(
        sql`add column scope_id uuid not null generated always as (coalesce(customer_id, '00000000-0000-0000-0000-000000000000')) stored`,
      );
    }
    await sql`alter table ${name} ${sql.join(columns)}`.execute(db);
    for (const order of orders) {
      const refs = ['organization_id', ...order, 'id'].map((column) => sql.ref(column));
      await sql`create index ${sql.id(`${table}_by_${order.join('_')}`)} on ${name} (${sql.join(refs)})`.execute(db);
    }
    const groups = ['organization_id', ...counted].map((column) => sql.ref(column));
    await sql`create index ${sql.id(`${table}_count`)} on ${name} (${sql.join(groups)})`.execute(db);
    // The organisation as an array: such an index takes one without an extension of its own.
    await sql`
      create index ${sql.id(`${table}_search`)} on ${name}
      using gin ((array[organization_id]), search_text gin_trgm_ops)`.execute(db);
  }
  await sql`drop index questions_created`.execute(db);

  // Row-level security keeps every condition that is not leak-proof, as `like` is, away from indexes. This function works as the owner
  // of the tables, and sees to the organisation itself. It answers one more than `most` where there are more.
  await sql`
    create function find_rows(list text, pattern text, most integer) returns uuid[]
    language plpgsql stable security definer set search_path = pg_catalog, pg_temp
    as $$
    declare
      organization uuid := public.current_organization_id();
      found uuid[];
    begin
      if organization is null then
        return '{}';
      end if;
      execute format(
        'select array(select id from public.%I where array[organization_id] @> array[$1] and search_text like $2 limit $3)', list
      ) into found using organization, pattern, most + 1;
      return found;
    end $$`.execute(db);
}
