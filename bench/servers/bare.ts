import Fastify from 'fastify';
import pg from 'pg';
import type { ServerOrder } from '../own-database.ts';

/** The least that answers the same page: one route, one statement, no session, no tenancy, no validation; started by the benches `api` and `lists`. */
process.once('message', async ({ ownerConnectionString: connectionString }: ServerOrder) => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const app = Fastify();
  app.get('/keywords', async () => {
    const { rows } = await pool.query(
      `select id, organization_id as "organizationId", customer_id as "customerId", text, description, is_active as "isActive",
         created_at as "createdAt", updated_at as "updatedAt", (count(*) over ())::int as total
       from keywords where customer_id is null order by lower(text), id limit 10 offset 20`,
    );
    const totalCount: number = rows[0]?.total ?? 0;
    return { success: true, data: rows.map(({ total: _, ...row }) => row), totalCount };
  });
  app.get('/one', async () => (await pool.query('select 1 as one')).rows);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ url: `${address}/keywords`, headers: {} });
});
