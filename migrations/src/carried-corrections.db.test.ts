import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import t from 'tap';
import { up } from '../versions/20261130-1610-carried-corrections.ts';
import { newId } from './main.ts';
import { openOwnTestDatabase } from './testing-engines.ts';

const database = await openOwnTestDatabase();
t.teardown(() => database.close());
const { engine } = database;
const owner = new Kysely<never>({
  dialect:
    engine.kind === 'pglite'
      ? new PGliteDialect({ pglite: engine.pglite })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: engine.ownerConnectionString, max: 1 }) }),
});
t.teardown(() => engine.kind === 'postgres' && owner.destroy());

t.test(
  'corrections that runs took over before are known, and the days that counted them are counted again',
  async (t) => {
    const [id, user, other, customer] = [newId(), newId(), newId(), newId()];
    const [pumps, cables] = [newId(), newId()];
    await sql`insert into organizations (id, name) values (${id}, 'Northern Bids')`.execute(owner);
    for (const person of [user, other]) {
      await sql`insert into users (id, organization_id, email, first_name, last_name, role)
      values (${person}, ${id}, ${`${person}@example.org`}, 'Ada', 'Byron', 'ORGANIZATION_USER')`.execute(owner);
    }
    await sql`insert into customers (id, organization_id, name) values (${customer}, ${id}, 'Water')`.execute(owner);
    for (const tender of [pumps, cables]) {
      await sql`insert into workspaces (id, organization_id, customer_id, name)
      values (${tender}, ${id}, ${customer}, ${`Tender ${tender}`})`.execute(owner);
    }
    const run = async (name: string, tender: string, createdAt: string, correctedBy: string, correctedAt: string) => {
      const request = newId();
      await sql`insert into document_requests (id, organization_id, workspace_id, created_by, created_at, request_type,
        document_ids, document_names, parameters)
      values (${request}, ${id}, ${tender}, ${user}, ${createdAt}, 'datasheet_extraction', '{}', '{}', '{}')`.execute(
        owner,
      );
      await sql`insert into document_request_items (organization_id, request_id, ordinal, kind, step, headline, correction,
        corrected_by, corrected_at)
      values (${id}, ${request}, 0, 'datasheet', ${name}, '{}', '{}', ${correctedBy}, ${correctedAt})`.execute(owner);
    };
    await run('made', pumps, '2026-11-01T08:00Z', user, '2026-11-01T09:20:00.123456Z');
    await run('taken over', pumps, '2026-11-02T08:00Z', user, '2026-11-01T09:20:00.123Z');
    await run('made again', pumps, '2026-11-03T08:00Z', user, '2026-11-03T09:20:00Z');
    await run('of another person', pumps, '2026-11-04T08:00Z', other, '2026-11-01T09:20:00.123Z');
    await run('of another tender', cables, '2026-11-05T08:00Z', user, '2026-11-01T09:20:00.123Z');
    await sql`delete from analytics_marks`.execute(owner);
    await sql`alter table document_request_items drop column is_carried`.execute(owner);

    await up(owner);
    const { rows } = await sql<{ step: string }>`select step from document_request_items where is_carried`.execute(
      owner,
    );
    t.same(rows, [{ step: 'taken over' }]);
    const marks = await sql<{ at: Date }>`select at from analytics_marks`.execute(owner);
    t.same(marks.rows, [{ at: new Date('2026-11-01T09:15:00Z') }]);
  },
);
