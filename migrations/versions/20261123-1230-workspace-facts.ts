import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** The facts of a tender: what its documents state, and apart from it what people decided. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table fact_readings (
      -- The tender's: it has one row.
      id uuid primary key,
      organization_id uuid not null,
      -- Raised by every change of the tender's documents; what was read is of read_revision.
      revision integer not null default 1,
      read_revision integer not null default 0,
      status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
      failure text,
      -- Which version of the rules read last, and who decided on what they found.
      rules_version integer,
      engine text check (engine in ('extractive', 'langchain')),
      model text,
      job_id uuid,
      requested_at timestamptz not null default now(),
      read_at timestamptz,
      unique (organization_id, id),
      foreign key (organization_id, id) references workspaces (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index fact_readings_waiting on fact_readings (id) where status = 'queued'`.execute(db);

  await sql`
    create table workspace_facts (
      organization_id uuid not null,
      workspace_id uuid not null,
      fact text not null,
      -- What the documents state; no value: they do not state it. Renewed with the documents.
      found_value text,
      found_text text,
      found_document_id uuid,
      found_page integer,
      found_quote text,
      found_offset integer,
      found_boxes jsonb,
      -- How likely that is right, 0 to 1; null: not read.
      probability real,
      conflicts jsonb not null default '[]',
      -- What a person decided; never touched by a renewal.
      decision text check (decision in ('confirmed', 'corrected', 'not_stated')),
      decided_value text,
      decided_text text,
      decided_document_id uuid,
      decided_page integer,
      decided_quote text,
      decided_offset integer,
      decided_boxes jsonb,
      -- What the documents stated when it was decided.
      seen_value text,
      decided_by uuid,
      decided_at timestamptz,
      -- The documents state something that the person has neither seen nor decided.
      is_found_otherwise boolean not null generated always as (
        decision is not null and probability is not null
        and found_value is distinct from seen_value and found_value is distinct from decided_value) stored,
      primary key (workspace_id, fact),
      check ((decision is null) = (decided_at is null)),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade,
      -- A document that is removed takes its places along, not what was decided.
      foreign key (organization_id, found_document_id) references documents (organization_id, id)
        on delete set null (found_document_id),
      foreign key (organization_id, decided_document_id) references documents (organization_id, id)
        on delete set null (decided_document_id),
      foreign key (organization_id, decided_by) references users (organization_id, id)
    )`.execute(db);
  // For the removal of a document.
  await sql`
    create index workspace_facts_found on workspace_facts (organization_id, found_document_id)
    where found_document_id is not null`.execute(db);
  await sql`
    create index workspace_facts_decided on workspace_facts (organization_id, decided_document_id)
    where decided_document_id is not null`.execute(db);

  // Key facts are downloaded by a run, as a chat is.
  await sql`alter table document_requests drop constraint document_requests_request_type_check`.execute(db);
  await sql`
    alter table document_requests add constraint document_requests_request_type_check check (request_type in (
      'keyword_extraction', 'datasheet_extraction', 'summary', 'batch_query', 'question_generation', 'chat_export',
      'facts_export'))`.execute(db);

  for (const table of ['fact_readings', 'workspace_facts']) await protectTenantTable(db, table);
}
