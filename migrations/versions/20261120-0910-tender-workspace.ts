import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/**
 * Customers, tenders, keywords, categories, questions, imports.
 * Keys that point at another tenant table carry `organization_id`, so that a row can't point into another organisation.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table customers (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      name text not null,
      code text,
      industry text,
      email text,
      phone text,
      address text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id)
    )`.execute(db);
  await sql`create unique index customers_name on customers (organization_id, lower(name))`.execute(db);

  await sql`
    create table workspaces (
      id uuid primary key,
      organization_id uuid not null,
      customer_id uuid not null,
      name text not null,
      reference text,
      description text,
      status text not null default 'draft'
        check (status in ('draft', 'open', 'in_review', 'submitted', 'won', 'lost', 'no_bid', 'archived')),
      due_at timestamptz,
      value numeric(18, 2),
      currency text,
      owner_id uuid,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id),
      foreign key (organization_id, customer_id) references customers (organization_id, id),
      foreign key (organization_id, owner_id) references users (organization_id, id)
    )`.execute(db);
  await sql`create unique index workspaces_name on workspaces (organization_id, customer_id, lower(name))`.execute(db);
  await sql`create index workspaces_due on workspaces (organization_id, due_at)`.execute(db);

  await sql`
    create table keywords (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      customer_id uuid,
      text text not null,
      description text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, customer_id) references customers (organization_id, id)
    )`.execute(db);
  await sql`
    create unique index keywords_text on keywords (organization_id, customer_id, lower(text)) nulls not distinct`.execute(
    db,
  );

  await sql`
    create table categories (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      name text not null,
      description text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id)
    )`.execute(db);
  await sql`create unique index categories_name on categories (organization_id, lower(name))`.execute(db);

  await sql`
    create table questions (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      category_id uuid not null,
      customer_id uuid,
      text text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, category_id) references categories (organization_id, id),
      foreign key (organization_id, customer_id) references customers (organization_id, id)
    )`.execute(db);
  // Questions can be long: their digest keeps the index entry small.
  await sql`
    create unique index questions_text on questions (organization_id, category_id, customer_id, md5(lower(text)))
    nulls not distinct`.execute(db);
  await sql`create index questions_created on questions (organization_id, created_at desc)`.execute(db);

  await sql`
    create table imports (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      kind text not null check (kind in ('keywords', 'questions', 'customers')),
      customer_id uuid,
      category_id uuid,
      file_name text not null,
      object_key text not null,
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
      total_rows integer,
      imported_rows integer not null default 0,
      errors jsonb not null default '[]',
      failure text,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, customer_id) references customers (organization_id, id),
      foreign key (organization_id, category_id) references categories (organization_id, id),
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);

  for (const table of ['customers', 'workspaces', 'keywords', 'categories', 'questions', 'imports']) {
    await protectTenantTable(db, table);
  }
}
