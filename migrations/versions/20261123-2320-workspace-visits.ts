import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/**
 * What each person saw of a tender when they were there last, so that its overview tells what has changed since. A visit goes on for as long as
 * looks follow each other closely: `before` is what the visit before it ended with.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table workspace_visits (
      organization_id uuid not null,
      workspace_id uuid not null,
      user_id uuid not null,
      seen_at timestamptz not null default now(),
      -- Ids of documents, values of facts, the due date.
      seen jsonb not null,
      before_at timestamptz,
      before jsonb,
      primary key (workspace_id, user_id),
      check ((before_at is null) = (before is null)),
      foreign key (organization_id, workspace_id) references workspaces (organization_id, id) on delete cascade,
      foreign key (organization_id, user_id) references users (organization_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'workspace_visits');
}
