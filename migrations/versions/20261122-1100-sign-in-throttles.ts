import { type Kysely, sql } from 'kysely';

/** How far sign-ins are slowed down: kept here and not in a process, so that every copy of the api knows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sign_in_throttles (
      -- A keyed digest of the e-mail, or of e-mail and network: accounts that nobody has are slowed down, too, and nobody's are listed.
      key bytea primary key,
      failures integer not null default 0,
      -- Nothing is tried before.
      retry_at timestamptz not null default now(),
      -- The last sign-in that went through, code included.
      succeeded_at timestamptz,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_throttles_age on sign_in_throttles (changed_at)`.execute(db);
}
