import { inOrder } from '../table-order.ts';
import type { Session } from './session.ts';

/** Tables without a backup: made when the database is opened, the same everywhere, or useless after minutes. */
const leftOut = [
  ...['kysely_migration', 'kysely_migration_lock', 'migration_checksums', 'access_keys', 'large_events'],
  ...['industry_types', 'industry_specialties'],
];

/** The product's tables, each after those that its rows point at. Throws where tables point at each other in a circle. */
export async function listTables(session: Session): Promise<string[]> {
  const tables = await session.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1::text[])
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
    [leftOut],
  );
  const keys = await session.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent
     from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and k.connamespace = 'public'::regnamespace`,
  );
  return inOrder(
    tables.map(({ name }) => name),
    keys,
  );
}

/** A name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Versions of the schema that the database has, in their order; none where it is new. */
export async function listMigrations(session: Session): Promise<string[]> {
  const [table] = await session.query<{ exists: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as exists",
  );
  if (!table?.exists) return [];
  const rows = await session.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
