import { type Kysely, sql } from 'kysely';

/** Sign-ins with addresses that nobody has, counted for each network until one entry of the audit log tells of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table unknown_sign_ins (
      -- The IPv4 address, or the /64 of IPv6.
      network text primary key,
      count integer not null default 1,
      started_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table unknown_sign_ins enable row level security`.execute(db);
}
