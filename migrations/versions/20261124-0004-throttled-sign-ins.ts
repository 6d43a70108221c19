import { type Kysely, sql } from 'kysely';

/** Sign-ins that were refused before the password was looked at, counted for each account and network until one entry tells of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table throttled_sign_ins (
      user_id uuid not null references users (id) on delete cascade,
      -- The IPv4 address, or the /64 of IPv6.
      network text not null,
      count integer not null default 1,
      started_at timestamptz not null default now(),
      primary key (user_id, network)
    )`.execute(db);
  await sql`alter table throttled_sign_ins enable row level security`.execute(db);
}
