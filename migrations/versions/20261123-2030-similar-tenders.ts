import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** What the documents of each tender are about, and which tenders are about the same. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table workspace_profiles (
      -- The tender's: it has one row.
      id uuid primary key,
      organization_id uuid not null,
      -- Raised by every change of the tender's documents; the terms are of read_revision.
      revision integer not null default 1,
      read_revision integer not null default 0,
      status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
      failure text,
      -- Which version of the rules read it last.
      rules_version integer,
      job_id uuid,
      requested_at timestamptz not null default now(),
      computed_at timestamptz,
      languages text[] not null default '{}',
      -- The weightiest terms of its documents, each with a place.
      terms jsonb not null default '[]',
      -- The mean of its passages' vectors, where all of them are of one model.
      embedding_model text,
      embedding halfvec,
      unique (organization_id, id),
      foreign key (organization_id, id) references workspaces (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index workspace_profiles_waiting on workspace_profiles (id) where status = 'queued'`.execute(db);

  // The same terms by their keys: which tenders have which.
  await sql`
    create table workspace_terms (
      organization_id uuid not null,
      key text not null,
      workspace_id uuid not null,
      primary key (organization_id, key, workspace_id),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index workspace_terms_of on workspace_terms (organization_id, workspace_id)`.execute(db);

  // Each pair twice, once for either tender.
  await sql`
    create table similar_workspaces (
      organization_id uuid not null,
      workspace_id uuid not null,
      similar_id uuid not null,
      -- 0 to 1.
      score real not null,
      reasons jsonb not null,
      computed_at timestamptz not null default now(),
      primary key (workspace_id, similar_id),
      check (workspace_id <> similar_id),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade,
      foreign key (organization_id, similar_id) references workspaces (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create index similar_workspaces_best on similar_workspaces (organization_id, workspace_id, score desc, similar_id)`.execute(
    db,
  );
  await sql`create index similar_workspaces_of on similar_workspaces (organization_id, similar_id)`.execute(db);

  for (const table of ['workspace_profiles', 'workspace_terms', 'similar_workspaces'])
    await protectTenantTable(db, table);
}
