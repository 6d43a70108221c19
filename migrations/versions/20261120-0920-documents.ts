import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** Documents, what was read from them, questions asked of them, notifications, usage. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key,
      organization_id uuid not null,
      workspace_id uuid not null,
      file_name text not null,
      -- The name as it is compared: normalised and in lower case.
      file_name_key text not null,
      media_type text not null,
      size integer not null,
      sha256 text not null,
      object_key text not null,
      pages integer,
      language text,
      category text,
      tags text[] not null default '{}',
      status text not null default 'uploaded' check (status in ('uploaded', 'processing', 'ready', 'failed')),
      failure_code text,
      failure text,
      progress jsonb,
      job_id uuid,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (organization_id, id),
      unique (organization_id, workspace_id, file_name_key),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id),
      foreign key (organization_id, created_by) references users (organization_id, id)
    )`.execute(db);

  await sql`
    create table document_pages (
      organization_id uuid not null,
      document_id uuid not null,
      number integer not null,
      width real not null,
      height real not null,
      text text not null,
      -- Offsets and boxes of the words, packed.
      words bytea not null,
      blocks jsonb not null,
      source text not null check (source in ('text', 'ocr')),
      primary key (document_id, number),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    )`.execute(db);

  await sql`
    create table document_ocr_pages (
      organization_id uuid not null,
      document_id uuid not null,
      number integer not null,
      -- What recognition found, kept until the document is ready: recognising a page again takes seconds.
      content jsonb not null,
      primary key (document_id, number),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    )`.execute(db);

  await sql`
    create table document_chunks (
      organization_id uuid not null,
      workspace_id uuid not null,
      document_id uuid not null,
      ordinal integer not null,
      kind text not null check (kind in ('prose', 'table')),
      text text not null,
      section_path text[] not null,
      page_from integer not null,
      page_to integer not null,
      spans jsonb not null,
      tokens integer not null,
      primary key (document_id, ordinal),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index document_chunks_workspace on document_chunks (organization_id, workspace_id)`.execute(db);

  await sql`
    create table chunk_embeddings (
      organization_id uuid not null,
      workspace_id uuid not null,
      document_id uuid not null,
      ordinal integer not null,
      model text not null,
      embedding halfvec(1024) not null,
      primary key (document_id, ordinal, model),
      foreign key (document_id, ordinal) references document_chunks (document_id, ordinal) on delete cascade
    )`.execute(db);
  // The embedded database takes some 40 ms a vector to keep such an index, and holds up everybody meanwhile; at its sizes an
  // exact search takes milliseconds.
  if (!(await isEmbedded(db))) {
    await sql`
      create index chunk_embeddings_hnsw on chunk_embeddings using hnsw (embedding halfvec_cosine_ops)`.execute(db);
  }
  await sql`create index chunk_embeddings_workspace on chunk_embeddings (organization_id, workspace_id, model)`.execute(
    db,
  );

  await sql`
    create table chat_entries (
      id uuid primary key,
      organization_id uuid not null,
      workspace_id uuid not null,
      user_id uuid not null,
      question text not null,
      document_ids uuid[],
      document_names text,
      status text not null default 'pending' check (status in ('pending', 'answered', 'failed', 'cancelled')),
      answer text not null default '',
      claims jsonb not null default '[]',
      citations jsonb not null default '[]',
      answered boolean,
      failure text,
      engine text check (engine in ('extractive', 'langchain')),
      job_id uuid,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await sql`
    create index chat_entries_history on chat_entries (organization_id, workspace_id, user_id, created_at desc)`.execute(
    db,
  );

  await sql`
    create table notifications (
      id bigint generated always as identity primary key,
      organization_id uuid not null references organizations (id),
      -- Null: for everybody in the organisation.
      user_id uuid,
      event jsonb not null,
      created_at timestamptz not null default now(),
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await sql`create index notifications_recent on notifications (organization_id, id desc)`.execute(db);

  await sql`
    create table usage_events (
      id uuid primary key,
      organization_id uuid not null references organizations (id),
      workspace_id uuid,
      user_id uuid,
      kind text not null,
      model text,
      pages integer not null default 0,
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      milliseconds integer not null default 0,
      cost numeric(14, 6) not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index usage_events_time on usage_events (organization_id, created_at)`.execute(db);

  for (const table of [
    'documents',
    'document_pages',
    'document_ocr_pages',
    'document_chunks',
    'chunk_embeddings',
    'chat_entries',
    'notifications',
    'usage_events',
  ]) {
    await protectTenantTable(db, table);
  }
}

async function isEmbedded(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  return rows[0]?.version.includes('PGlite') ?? false;
}
