import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** Tables of documents, runs of analysis with their results and files, summary templates, teams. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table document_tables (
      organization_id uuid not null,
      document_id uuid not null,
      -- From 0, in reading order.
      ordinal integer not null,
      page integer not null,
      content jsonb not null,
      primary key (document_id, ordinal),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    )`.execute(db);

  await sql`
    create table teams (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      name text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id)
    )`.execute(db);
  await sql`create unique index teams_name on teams (organization_id, lower(name))`.execute(db);
  await sql`
    create table team_members (
      id uuid primary key,
      organization_id uuid not null,
      team_id uuid not null,
      -- Null while the invitation is open.
      user_id uuid,
      name text not null,
      email text not null,
      role text,
      status text not null default 'invited' check (status in ('invited', 'active')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await sql`create unique index team_members_email on team_members (organization_id, team_id, lower(email))`.execute(
    db,
  );

  await sql`
    create table document_requests (
      id uuid primary key,
      organization_id uuid not null,
      workspace_id uuid not null,
      request_type text not null check (request_type in (
        'keyword_extraction', 'datasheet_extraction', 'summary', 'batch_query', 'question_generation', 'chat_export')),
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      progress jsonb,
      created_by uuid not null,
      team_id uuid,
      document_ids uuid[] not null,
      -- Names as they were when the run began: a document may be deleted later.
      document_names text[] not null,
      parameters jsonb not null,
      -- Counts and notes on the whole; what was found is in document_request_items.
      result jsonb,
      failure text,
      engine text check (engine in ('extractive', 'langchain')),
      job_id uuid,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      unique (organization_id, id),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id),
      foreign key (organization_id, created_by) references users (organization_id, id),
      foreign key (organization_id, team_id) references teams (organization_id, id)
    )`.execute(db);
  await sql`
    create index document_requests_list on document_requests (organization_id, workspace_id, created_at desc)`.execute(
    db,
  );
  await sql`
    create index document_requests_unfinished on document_requests (organization_id)
    where status in ('queued', 'running')`.execute(db);

  await sql`
    create table document_request_items (
      organization_id uuid not null,
      request_id uuid not null,
      ordinal integer not null,
      kind text not null,
      -- Which step of the run made it: a step is written whole or not at all, and never made twice.
      step text not null,
      -- What a list shows of it, and what only its own view needs.
      headline jsonb not null,
      content jsonb,
      -- What a person put in its place.
      correction jsonb,
      corrected_by uuid,
      corrected_at timestamptz,
      primary key (request_id, ordinal),
      foreign key (organization_id, request_id) references document_requests (organization_id, id) on delete cascade,
      foreign key (organization_id, corrected_by) references users (organization_id, id)
    )`.execute(db);

  await sql`
    create table document_request_steps (
      organization_id uuid not null,
      request_id uuid not null,
      step text not null,
      primary key (request_id, step),
      foreign key (organization_id, request_id) references document_requests (organization_id, id) on delete cascade
    )`.execute(db);

  await sql`
    create table document_exports (
      id uuid primary key,
      organization_id uuid not null,
      request_id uuid not null,
      format text not null check (format in ('xlsx', 'csv', 'docx', 'pdf')),
      status text not null default 'queued' check (status in ('queued', 'completed', 'failed')),
      file_name text,
      media_type text,
      object_key text,
      failure text,
      created_by uuid not null,
      created_at timestamptz not null default now(),
      unique (organization_id, id),
      foreign key (organization_id, request_id) references document_requests (organization_id, id) on delete cascade,
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);

  await sql`create index document_exports_request on document_exports (request_id)`.execute(db);

  await sql`
    create table summary_templates (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      name text not null,
      description text,
      sections jsonb not null,
      is_default boolean not null default false,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id),
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);
  await sql`create unique index summary_templates_name on summary_templates (organization_id, lower(name))`.execute(db);
  await sql`create unique index summary_templates_default on summary_templates (organization_id) where is_default`.execute(
    db,
  );

  await sql`
    create table prompt_drafts (
      id uuid primary key,
      organization_id uuid not null,
      user_id uuid not null,
      wish text not null,
      prompt text,
      failure text,
      -- Who wrote the prompt, and with which model.
      engine text check (engine in ('extractive', 'langchain')),
      model text,
      created_at timestamptz not null default now(),
      check (prompt is null or engine is not null),
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);

  // Pages of a table of contents name every section and state nothing.
  await sql`alter table document_pages add column is_contents boolean not null default false`.execute(db);
  // Which run a call to a model belongs to.
  await sql`alter table usage_events add column request_id uuid`.execute(db);
  await sql`create index usage_events_request on usage_events (request_id) where request_id is not null`.execute(db);

  for (const table of [
    'document_tables',
    'teams',
    'team_members',
    'document_requests',
    'document_request_items',
    'document_request_steps',
    'document_exports',
    'summary_templates',
    'prompt_drafts',
  ]) {
    await protectTenantTable(db, table);
  }
}
