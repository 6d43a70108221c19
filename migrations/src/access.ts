import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db.d.ts';
import { platformMay, type TenantAccess, tableAccess } from './access-tables.ts';
import type { Rows } from './database.ts';
import { ensure } from './ensure.ts';

/**
 * Creates the policies and grants of `tableAccess` that are missing or differ from it, as the owner of the tables. Throws a
 * `MissingAccessError` where that is not allowed.
 */
export async function ensureAccess(db: Kysely<DB>): Promise<void> {
  await ensure(db, missingAccess);
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Rejects where the platform's or tenants' work would find no rows or be refused, as in a database that was restored while this process ran. */
export async function checkAccess(rows: Rows): Promise<void> {
  const { rows: found } = await sql<{ isPlatform: boolean }>`
    select is_platform() or row_security_active('sessions') is false as is_platform`.execute(rows.db);
  const missing = await rows.transact(nobody, async (trx) => {
    await trx.selectFrom('workspaces').select('id').limit(1).execute();
    return missingAccess(trx);
  });
  if (found[0]?.isPlatform && missing.length === 0) return;
  throw new Error(
    `The database lacks access (${missing[0] ?? 'another key'}; ${missing.length} in all). Restart this process: it makes what is missing when it opens the database.`,
  );
}

interface TableState {
  name: string;
  secured: boolean;
  /** `role policy digest`. */
  policies: string[];
  /** `role select`, or `role select name` for that of one column. */
  grants: string[];
}

/** A policy or a grant that must be there: how it is found, and the statements that make it. */
interface Part {
  policy?: string;
  grants?: string[];
  make: string[];
}

/** The statements that make what is missing of `tableAccess`. */
async function missingAccess(db: Kysely<DB>): Promise<string[]> {
  const states = await readAccess(db);
  return Object.entries(tableAccess).flatMap(([table, access]) => {
    const state = states.get(table);
    if (access === 'owner' || !state) return [];
    const missing = [...platformParts(table), ...(access ? tenantParts(table, access) : [])].filter(
      ({ policy, grants = [] }) =>
        (policy && !state.policies.includes(policy)) || grants.some((grant) => !state.grants.includes(grant)),
    );
    return [
      ...(state.secured ? [] : [`alter table ${table} enable row level security`]),
      ...missing.flatMap(({ make }) => make),
    ];
  });
}

function platformParts(table: string): Part[] {
  const all = platformMay[table] ?? ['select', 'insert', 'update', 'delete'];
  const isPlatform = '(select is_platform())';
  return [
    policyPart('platform', table, `to bidloom_platform using (${isPlatform}) with check (${isPlatform})`),
    {
      grants: all.map((action) => `bidloom_platform ${action}`),
      make: [`grant ${all.join(', ')} on ${table} to bidloom_platform`],
    },
  ];
}

function tenantParts(table: string, { rows, leaves = rows ?? 'true', may }: TenantAccess): Part[] {
  const policy =
    rows === null
      ? 'for insert to bidloom_tenant with check (true)'
      : `to bidloom_tenant using (${rows}) with check (${leaves})`;
  return [
    policyPart('tenant', table, policy),
    ...may.map((privilege) => ({
      grants: actionsOf(privilege).map((action) => `bidloom_tenant ${action}`),
      make: [`grant ${privilege} on ${table} to bidloom_tenant`],
    })),
  ];
}

/** A digest of the definition is stored as the comment of a policy, because the server rewrites the expression itself. */
function policyPart(name: 'platform' | 'tenant', table: string, definition: string): Part {
  const digest = createHash('sha256').update(definition).digest('hex').slice(0, 16);
  return {
    policy: `bidloom_${name} ${name} ${digest}`,
    make: [
      `drop policy if exists ${name} on ${table}`,
      `create policy ${name} on ${table} ${definition}`,
      `comment on policy ${name} on ${table} is '${digest}'`,
    ],
  };
}

/** `select (id, name)` is `select id` and `select name`. */
function actionsOf(privilege: string): string[] {
  const [, action = '', columns] = /^(\w+)(?: \((.+)\))?$/.exec(privilege) ?? [];
  return columns ? columns.split(', ').map((column) => `${action} ${column}`) : [action];
}

async function readAccess(db: Kysely<DB>): Promise<Map<string, TableState>> {
  const { rows } = await sql<TableState>`
    with role as (select oid, rolname from pg_roles where rolname in ('bidloom_tenant', 'bidloom_platform'))
    select c.relname as name, c.relrowsecurity as secured,
      array(
        select concat_ws(' ', rolname, polname, obj_description(p.oid, 'pg_policy'))
        from pg_policy p join role on role.oid = any (p.polroles) where p.polrelid = c.oid
      ) as policies,
      array(
        select rolname || ' ' || lower(privilege_type) from aclexplode(c.relacl) join role on role.oid = grantee
        union all
        select rolname || ' ' || lower(privilege_type) || ' ' || attname
        from pg_attribute a, aclexplode(a.attacl) join role on role.oid = grantee
        where a.attrelid = c.oid and a.attacl is not null
      ) as grants
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  return new Map(rows.map((state) => [state.name, state]));
}
