import { type Kysely, sql } from 'kysely';
import type { DB } from '../db.d.ts';
import { ensure, MissingAccessError } from './ensure.ts';

/** The account of the embedded database: a process that can open its folder has all rights. */
export const embeddedAccount = 'postgres';

/** The questions to the server about the two accounts. */
interface RolesState {
  owner: string;
  database: string;
  hasRunner: boolean;
  hasTenant: boolean;
  hasPlatform: boolean;
  isTenant: boolean;
  isPlatform: boolean;
  ownsDatabase: boolean;
  mayCreateSchemas: boolean;
  mayCreateTables: boolean;
  anyoneCreates: boolean;
  anyoneCreatesTemporary: boolean;
  extensions: string[];
}

/**
 * Makes the roles, memberships and extensions that are missing, before any migration names them, as the account that owns the tables.
 * Throws a `MissingAccessError` where that is not allowed.
 * @param runner the account that runs the product; the owner's own where there is only one
 */
export async function ensureRoles(db: Kysely<DB>, runner: string): Promise<void> {
  await ensure(db, async (db) => {
    const state = await readRoles(db, runner);
    if (!state.hasRunner) {
      throw new MissingAccessError(state.owner, [`create role ${quoted(runner)} login password '…'`]);
    }
    return missingRoles(state, runner);
  });
}

function missingRoles(state: RolesState, runner: string): string[] {
  const owner = quoted(state.owner);
  const database = quoted(state.database);
  const extensions = ['vector', 'pg_trgm'].filter((name) => !state.extensions.includes(name));
  return [
    ...(state.mayCreateSchemas ? [] : [`grant create on database ${database} to ${owner}`]),
    ...(state.mayCreateTables ? [] : [`grant usage, create on schema public to ${owner}`]),
    ...extensions.map((name) => `create extension ${name}`),
    ...(state.hasTenant ? [] : ['create role bidloom_tenant nologin']),
    ...(state.hasPlatform ? [] : ['create role bidloom_platform nologin']),
    // Tenants' work takes on its role; before that the account has none of the role's rights.
    ...(state.isTenant ? [] : [`grant bidloom_tenant to ${quoted(runner)} with inherit false, set true`]),
    ...(state.isPlatform ? [] : [`grant bidloom_platform to ${quoted(runner)} with inherit true`]),
    // For a database that belongs only to the product: nobody but the owner creates objects in it.
    ...(state.ownsDatabase && state.anyoneCreates ? ['revoke create on schema public from public'] : []),
    ...(state.ownsDatabase && state.anyoneCreatesTemporary
      ? [`revoke temporary on database ${database} from public`]
      : []),
  ];
}

async function readRoles(db: Kysely<DB>, runner: string): Promise<RolesState> {
  const member = (role: string, how: string) => sql<boolean>`
    exists (select from pg_roles r, pg_roles m where r.rolname = ${role} and m.rolname = ${runner} and pg_has_role(m.oid, r.oid, ${how}))`;
  const role = (name: string) => sql<boolean>`exists (select from pg_roles where rolname = ${name})`;
  const { rows } = await sql<RolesState>`
    select current_user as owner, current_database() as database,
      ${role(runner)} as "hasRunner", ${role('bidloom_tenant')} as "hasTenant", ${role('bidloom_platform')} as "hasPlatform",
      ${member('bidloom_tenant', 'SET')} as "isTenant", ${member('bidloom_platform', 'USAGE')} as "isPlatform",
      pg_has_role(datdba, 'USAGE') as "ownsDatabase",
      has_database_privilege(d.oid, 'create') as "mayCreateSchemas",
      has_schema_privilege('public', 'create') as "mayCreateTables",
      exists (select from aclexplode(nspacl) where grantee = 0 and privilege_type = 'CREATE') as "anyoneCreates",
      datacl is null or exists (select from aclexplode(datacl) where grantee = 0 and privilege_type = 'TEMPORARY')
        as "anyoneCreatesTemporary",
      array(select extname::text from pg_extension) as extensions
    from pg_database d, pg_namespace where datname = current_database() and nspname = 'public'`.execute(db);
  if (!rows[0]) throw new Error('The database has no schema "public"');
  return rows[0];
}

/** Rights of the account that runs the product that it should not have, for the operator; empty where all is well. */
export async function excessiveRights(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; rights: string[] }>`
    select rolname::text as name, array_remove(array[
      case when rolsuper then 'is a superuser' end,
      case when rolbypassrls then 'passes row-level security by' end,
      case when rolcreaterole then 'creates roles' end,
      case when exists (select from pg_class where oid = 'organizations'::regclass and pg_has_role(relowner, 'USAGE'))
        then 'owns the tables' end,
      case when has_schema_privilege('public', 'create') then 'creates tables' end
    ], null) as rights
    from pg_roles where rolname = current_user`.execute(db);
  const { name, rights = [] } = rows[0] ?? {};
  if (rights.length === 0) return [];
  return [
    `The database account "${name}", which runs Bidloom, ${rights.join(', ')}: anybody who gets access to it can read the rows of every organization. Name the account that owns the tables in DATABASE_OWNER_URL, and one without these rights in DATABASE_URL.`,
  ];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
