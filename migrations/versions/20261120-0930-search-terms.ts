import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../src/tenant-table.ts';

/** The inverted index of search; docs/decisions/005-retrieval.md says why it is a table and not a tsvector. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table document_terms (
      organization_id uuid not null,
      document_id uuid not null,
      -- A stem as the worker makes it; compared by bytes.
      key text collate "C" not null,
      -- The chunks that hold it, ascending.
      ordinals integer[] not null,
      primary key (document_id, key),
      foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'document_terms');
}
