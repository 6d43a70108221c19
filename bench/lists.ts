import { newId } from '@bidloom/db';
import type pg from 'pg';
import { printFigure } from './figure.ts';
import { fillAuditLog } from './fill-audit-log.ts';
import { measureRequests, printTimes } from './measure-requests.ts';
import { idOf, withServers } from './own-database.ts';

/** In the list that is measured; as many again belong to others, in lists of a thousand. */
const rows = 100_000;
const neighbours = 100;

const words =
  'valve pump seal bearing flange gasket motor cable switch relay transformer breaker bank guarantee retention damages ' +
  'warranty insurance bond delivery inspection test certificate drawing vendor performance pressure flow torque vibration ' +
  'noise coating painting steel carbon alloy casting forging welding radiography penetrant magnetic';

/** Pages of a list of 100,000; `rare` is in three rows, `ve` in thousands. */
const pages = {
  'first page': '',
  'page in the middle': 'Skip=50000',
  'last page': `Skip=${rows - 10}`,
  'searched, rare word': 'SearchTerm=zirconium',
  'searched, common word': 'SearchTerm=valve',
  'searched, two letters': 'SearchTerm=ve',
  'searched, nothing found': 'SearchTerm=nowhere',
};

/** Of people, also in every other order and with filters, from both ends. */
const peoplePages = {
  ...pages,
  ...Object.fromEntries(
    ['lastName', 'email', 'role', 'status', 'lastSignInAt', 'createdAt'].flatMap((order) => [
      [`first page by ${order}`, `SortBy=${order}`],
      [`page in the middle by ${order}`, `SortBy=${order}&SortDescending=true&Skip=50000`],
      [`last page by ${order}`, `SortBy=${order}&Skip=${rows - 10}`],
    ]),
  ),
  'users alone': 'role=3',
  'users alone, page in the middle': 'role=3&Skip=45000',
  'invited users alone': 'role=3&status=invited',
  'searched, first and last name': 'SearchTerm=valve%20pump',
};

/** For a log of a million entries; `run.removed` never happened, and no update of keywords was ever refused. */
const logPages = {
  'first page': '',
  'last page': 'Skip=999980',
  'one action': 'action=keyword.created',
  'refused alone': 'outcome=refused',
  'one thing': 'targetId=77777',
  'an action that is not there': 'action=run.removed',
  'filters that never meet': 'action=keyword.updated&outcome=refused',
  'searched, rare word': 'SearchTerm=zirconium',
  'searched, common word': 'SearchTerm=valve',
  'searched, in every entry': 'SearchTerm=example.org',
  'searched, an action': 'SearchTerm=keyword',
  'searched, nothing found': 'SearchTerm=nowhere',
  'searched, two letters': 'SearchTerm=ve',
  'searched, two letters, nothing found': 'SearchTerm=qq',
  'searched, never with this action': 'SearchTerm=keyword&action=session.opened',
  'searched, oldest first': 'SearchTerm=valve&sortDescending=false',
};

/**
 * `pnpm bench lists [LIST…]`: pages of lists of 100,000 keywords, questions, customers and users (of an organisation, and of all), and of an audit log of a million entries on the PostgreSQL of `DATABASE_URL`, one request
 * after the other: the median and the 95th percentile, also as a ratio to a request that does `select 1` and nothing else.
 */
export async function run(wanted: string[]): Promise<void> {
  await withServers(0, async ({ owner, product, start }) => {
    const bare = await start('bare');
    const organizationId = await idOf(owner, 'select id from organizations');
    const started = performance.now();
    await fill(owner, organizationId);
    printFigure(
      'lists',
      `filled in ${rows} keywords, questions, customers and users, and others'`,
      performance.now() - started,
      'ms',
    );
    if (wanted.length === 0 || wanted.includes('audit-log')) await fillAuditLog(owner, organizationId);
    const one = { ...bare, url: new URL('/one', bare.url).href };
    const base = await measureRequests(one);
    printTimes('lists', 'select 1', base, base);
    const lists = [
      { list: 'keywords', path: `/Keywords/search/${organizationId}/all`, of: pages },
      { list: 'questions', path: `/Questions/search/${organizationId}/all/all`, of: pages },
      { list: 'customers', path: `/Customers/search/${organizationId}`, of: pages },
      { list: 'users', path: `/Users/search/${organizationId}`, of: peoplePages },
      { list: 'all-users', path: '/Users/search', of: peoplePages, headers: product.platformHeaders },
      { list: 'audit-log', path: `/AuditLog/search/${organizationId}`, of: logPages },
    ];
    for (const { list, path, of, headers = product.headers } of lists) {
      if (wanted.length > 0 && !wanted.includes(list)) continue;
      for (const [page, query] of Object.entries(of)) {
        const url = new URL(`${path}?${query}`, product.url).href;
        printTimes('lists', `${list}, ${page}`, await measureRequests({ url, headers }), base);
      }
    }
  });
}

/** Texts of some words each in no order, every row for itself. */
async function fill(owner: pg.Client, organizationId: string): Promise<void> {
  const all = [organizationId, ...Array.from({ length: neighbours }, () => newId())];
  await owner.query(
    'insert into organizations (id, name) select id, id::text from unnest($1::uuid[]) as id where id <> $2',
    [all, organizationId],
  );
  await owner.query(`
    insert into categories (id, organization_id, name) select gen_random_uuid(), id, 'General' from organizations`);
  await owner.query(
    `create table filling as
     select case when i <= ${rows} then $2::uuid else ($1::uuid[])[2 + i % ${neighbours}] end as organization_id, i,
       w[1 + (i * 7919) % n] || ' ' || w[1 + (i / 3) % n] || ' ' || w[1 + (i / 130) % n] ||
       case when i in (77, 7777, 77777) then ' Zirconium' else '' end || ' ' || i as text,
       case when i % 3 = 0 then 'Asked for by ' || w[1 + i % n] end as description
     from generate_series(1, 2 * ${rows}) as i, (select $3::text[] as w, array_length($3::text[], 1) as n) as words
     order by md5(i::text)`,
    [all, organizationId, words.split(' ')],
  );
  await owner.query(`
    insert into keywords (id, organization_id, text, description, created_at)
    select gen_random_uuid(), organization_id, text, description, now() - i * interval '1 second' from filling`);
  await owner.query(`
    insert into questions (id, organization_id, category_id, text, created_at)
    select gen_random_uuid(), organization_id, c.id, text || '?', now() - i * interval '1 second'
    from filling join categories c using (organization_id)`);
  await owner.query(`
    insert into customers (id, organization_id, name, industry, created_at)
    select gen_random_uuid(), organization_id, text, description, now() - i * interval '1 second' from filling`);
  await owner.query(`
    insert into users (id, organization_id, email, first_name, last_name, role, is_active, activated_at, signed_in_at, created_at)
    select gen_random_uuid(), organization_id, split_part(text, ' ', 2) || i || '@example.org', initcap(split_part(text, ' ', 1)),
      initcap(substr(text, strpos(text, ' ') + 1)), case when i % 20 = 0 then 'ORGANIZATION_ADMIN' else 'ORGANIZATION_USER' end,
      i % 10 > 1, case when i % 10 > 0 then now() end, case when i % 10 > 2 then now() - i * interval '1 minute' end,
      now() - i * interval '1 second' from filling`);
  // As autovacuum would do some minutes later.
  await owner.query('vacuum analyze');
}
