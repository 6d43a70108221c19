import { newId } from '@bidloom/db';
import type pg from 'pg';
import { printFigure } from './figure.ts';
import { measureRequests, printTimes } from './measure-requests.ts';
import { withServers } from './own-database.ts';

const documents = 500;
const runs = 300;

/**
 * `pnpm bench overview`: the overview of a tender with 500 documents, all key facts and 300 runs, on the PostgreSQL of `DATABASE_URL`; the
 * person was there before half of the documents came.
 */
export async function run(): Promise<void> {
  await withServers(0, async ({ owner, product }) => {
    const tender = await fill(owner);
    const overview = { url: new URL(`/workspaces/${tender}/overview`, product.url).href, headers: product.headers };
    await measureRequests(overview);
    await owner.query(`update workspace_visits set seen_at = now() - interval '2 days',
      seen = jsonb_set(seen, '{documents}', (select jsonb_agg(id) from (select id from documents limit 250) as half))`);
    printTimes('overview', 'overview', await measureRequests(overview));
    const dates = await measureRequests({ ...overview, url: `${overview.url}/dates.ics` });
    printFigure('overview', 'calendar file, median', dates.median, 'ms');
  });
}

/** Returns the id of the tender. */
async function fill(owner: pg.Client): Promise<string> {
  const [customer, tender] = [newId(), newId()];
  const { rows } = await owner.query<{ id: string; organization_id: string }>(
    'select id, organization_id from users where organization_id is not null limit 1',
  );
  const [person] = rows;
  if (!person) throw new Error('The server has made nobody');
  const of = [person.organization_id, tender];
  await owner.query('insert into customers (id, organization_id, name) values ($1, $2, $3)', [
    customer,
    person.organization_id,
    'Waterworks',
  ]);
  await owner.query(
    `insert into workspaces (id, organization_id, customer_id, name, due_at, status)
     values ($2, $1, $3, 'Pumps', now() + interval '20 days', 'open')`,
    [...of, customer],
  );
  await owner.query(
    `insert into documents (id, organization_id, workspace_id, file_name, file_name_key, media_type, size, sha256, object_key, status, pages)
     select gen_random_uuid(), $1, $2, 'Chapter ' || n || '.pdf', 'chapter ' || n, 'application/pdf', 1, '', ($1::uuid)::text || '/documents/' || n,
       (array['ready', 'ready', 'ready', 'failed', 'processing'])[1 + n % 5], 40
     from generate_series(1, ${documents}) as n`,
    of,
  );
  await owner.query(
    `insert into document_requests (id, organization_id, workspace_id, request_type, status, created_by, document_ids, document_names,
       parameters, finished_at)
     select gen_random_uuid(), $1, $2, (array['summary', 'keyword_extraction', 'datasheet_extraction'])[1 + n % 3],
       (array['completed', 'completed', 'failed', 'cancelled'])[1 + n % 4], $3, '{}', '{}', '{}', now()
     from generate_series(1, ${runs}) as n`,
    [...of, person.id],
  );
  await owner.query(
    `insert into workspace_facts (organization_id, workspace_id, fact, found_value, found_text, found_document_id, found_page,
       found_quote, found_offset, probability)
     select $1, $2, fact, '2030-01-0' || n, 'as stated', (select id from documents where workspace_id = $2 limit 1), 3, 'It is so.', 0, 0.9
     from unnest(array['submission_deadline', 'clarification_deadline', 'pre_bid_meeting', 'bid_opening', 'bid_validity'])
       with ordinality as names (fact, n)`,
    of,
  );
  await owner.query('vacuum analyze');
  return tender;
}
