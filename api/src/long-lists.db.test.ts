import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import { CompiledQuery } from 'kysely';
import t from 'tap';
import { searchCustomers } from './features/customers/customers.repository.ts';
import { searchKeywords } from './features/keywords/keywords.repository.ts';
import { searchQuestions } from './features/questions/questions.repository.ts';
import { searchUsers } from './features/users/users.repository.ts';
import { commonScopeId } from './lib/access/scope.ts';
import { startTestApi } from './testing/main.ts';
import { readPlans, settle } from './testing/plans.ts';

const api = await startTestApi();
t.teardown(() => api.close());
t.setTimeout(240_000);

const { database } = api.platform;
const organizationId = await api.organization();
const neighbourId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const stranger = await api.person('ORGANIZATION_USER', neighbourId);

const length = 12_000;
const owner = await openAsOwner(database);
t.teardown(() => owner.close());
// Enough for the planner to mind; a common word in most of them, a rare one in three.
for (const organization of [organizationId, neighbourId]) {
  const categoryId = newId();
  await owner.query(
    `insert into categories (id, organization_id, name) values ('${categoryId}', '${organization}', 'General')`,
  );
  const text = (i = 'i') =>
    `'Pump ' || lpad(${i}::text, 6, '0') || case when ${i} in (5, 6000, 11999) then ' Zirconium' else '' end`;
  const from = `from generate_series(0, ${length - 1}) as i`;
  await owner.query(`
    insert into keywords (id, organization_id, text, is_active)
    select gen_random_uuid(), '${organization}', ${text()}, i % 10 > 0 ${from}`);
  await owner.query(`
    insert into questions (id, organization_id, category_id, text, created_at)
    select gen_random_uuid(), '${organization}', '${categoryId}', ${text()}, now() - i * interval '1 s' ${from}`);
  await owner.query(`
    insert into users (id, organization_id, email, first_name, last_name, role, signed_in_at)
    select gen_random_uuid(), '${organization}', i || '@${organization}.example.org', ${text()}, 'Byron',
      case when i % 10 > 0 then 'ORGANIZATION_USER' else 'ORGANIZATION_ADMIN' end, now() - i * interval '1 s' ${from}`);
  await owner.query(`
    insert into customers (id, organization_id, name) select gen_random_uuid(), '${organization}', ${text()} ${from}`);
}
await settle(owner, ['keywords', 'questions', 'customers', 'users']);

const plansOf = (work: (trx: TenantTransaction) => Promise<unknown>) => readPlans(database, organizationId, work);

const lists = {
  keywords: (trx: TenantTransaction, query: object) =>
    searchKeywords(trx, [commonScopeId], { ...byDefault('text'), ...query }),
  questions: (trx: TenantTransaction, query: object) =>
    searchQuestions(trx, { categoryId: null, scopeId: commonScopeId }, { ...byDefault('createdAt', true), ...query }),
  customers: (trx: TenantTransaction, query: object) => searchCustomers(trx, { ...byDefault('name'), ...query }),
  users: (trx: TenantTransaction, query: object) =>
    searchUsers(trx, { ...byDefault('firstName'), ...query }, { ofAll: false }),
};
const orders = {
  keywords: 'keywords_by_scope_id_text_key',
  questions: 'questions_by_scope_id_created_at',
  customers: 'customers_by_name_key',
  users: 'users_by_first_name_key',
};
const byDefault = (sortBy: string, sortDescending = false) => ({
  ...{ sortBy, sortDescending, pageNumber: 1, pageSize: 10 },
});

for (const [name, search] of Object.entries(lists)) {
  t.test(`pages and totals of long ${name} are read from indexes`, async (t) => {
    for (const query of [
      { skip: 0 },
      { skip: length / 2 + 1000 },
      { skip: length - 10 },
      { skip: length / 2 - 1000 },
    ]) {
      const steps = await plansOf((trx) => search(trx, query));
      const what = `${JSON.stringify(query)}: ${steps.join(', ')}`;
      t.ok(steps.includes(`Index Only Scan ${name}_count`), `the total ${what}`);
      t.ok(
        steps.some((step) => /^Index (Only )?Scan/.test(step) && step.includes(`${name}_by_`)),
        `the order ${what}`,
      );
      t.notOk(
        steps.some((step) => step === `Seq Scan ${name}` || step === `Bitmap Heap Scan ${name}`),
        `nothing else ${what}`,
      );
      if (!query.skip) continue;
      t.ok(steps.includes(`Index Only Scan ${orders[name as keyof typeof lists]}`), `far down by ids alone ${what}`);
    }
  });

  t.test(`a rare word among long ${name} is found by its index`, async (t) => {
    const steps = await plansOf((trx) => search(trx, { searchTerm: 'zirconium' }));
    t.notOk(
      steps.some((step) => step === `Seq Scan ${name}`),
      steps.join(', '),
    );
    t.match(await planOfLookUp(name), {
      'Node Type': 'Bitmap Index Scan',
      'Index Name': `${name}_search`,
      'Index Cond': /organization_id.*search_text ~~ '%zirconium%'/,
    });
  });
}

interface Plan {
  'Node Type': string;
  Plans?: Plan[];
}

/** The step in which the statement inside `find_rows` looks into an index; undefined where it does not. */
async function planOfLookUp(list: string): Promise<Plan | undefined> {
  const [source] = await owner.query("select prosrc as name from pg_proc where proname = 'find_rows'");
  const [, statement = ''] = /execute format\(\s*'([^']+)'/.exec(source?.name ?? '') ?? [];
  const values = [`'${organizationId}'::uuid`, "'%zirconium%'", '1001'];
  const filled = statement.replace('%I', list).replace(/\$(\d)/g, (_, number) => String(values[number - 1]));
  const [row] = await owner.query(`explain (format json) ${filled}`);
  const [{ Plan: plan }] = Object.values(row ?? {})[0] as unknown as [{ Plan: Plan }];
  const find = (step: Plan): Plan | undefined =>
    step['Node Type'] === 'Bitmap Index Scan'
      ? step
      : step.Plans?.map(find).find((found): found is Plan => found !== undefined);
  return find(plan);
}

t.test('pages of people in every order, and of those with a role, are read from indexes', async (t) => {
  for (const sortBy of ['lastName', 'email', 'role', 'status', 'lastSignInAt', 'createdAt']) {
    for (const query of [{ skip: 0 }, { skip: length - 10, sortDescending: true }]) {
      const steps = await plansOf((trx) => lists.users(trx, { sortBy, ...query }));
      t.ok(
        steps.some((step) => /^Index (Only )?Scan users_by_/.test(step)),
        `${sortBy}: ${steps.join(', ')}`,
      );
      t.notOk(steps.some((step) => step === 'Seq Scan users' || step === 'Bitmap Heap Scan users'));
    }
  }
  const filtered = { role: 'ORGANIZATION_USER', skip: length / 2 };
  const steps = await plansOf((trx) => lists.users(trx, filtered));
  t.ok(steps.includes('Index Only Scan users_by_first_name_key'), steps.join(', '));
});

t.test('common words and two letters are looked for in one index of people', async (t) => {
  for (const searchTerm of ['pump', 'um', 'y']) {
    const steps = await plansOf((trx) => lists.users(trx, { searchTerm }));
    t.ok(steps.includes('Index Only Scan users_by_first_name_key'), `${searchTerm}: ${steps.join(', ')}`);
    t.notOk(steps.some((step) => step === 'Seq Scan users' || step === 'Bitmap Heap Scan users'));
  }
});

t.test("questions in people's order are read from an index, of one category and of all", async (t) => {
  const category = await owner.query(
    `select id::text as name from categories where organization_id = '${organizationId}'`,
  );
  for (const categoryId of [category[0]?.name ?? '', null]) {
    for (const query of [{ skip: 0 }, { skip: length - 10 }]) {
      const order = { ...byDefault('position'), ...query };
      const steps = await plansOf((trx) => searchQuestions(trx, { categoryId, scopeId: commonScopeId }, order));
      t.ok(
        steps.some((step) => /^Index (Only )?Scan questions_by_scope_id_(category_id_)?position/.test(step)),
        steps.join(', '),
      );
    }
  }
});

t.test('a search finds the same by the index, and by going through all rows', async (t) => {
  const search = async (query: string) =>
    (await api.call(ada, 'GET', `/Keywords/search/${organizationId}/all?${query}`)).body;
  const textsOf = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text);
  const rare = await search('SearchTerm=ZIRCONIUM');
  t.same(textsOf(rare), ['Pump 000005 Zirconium', 'Pump 006000 Zirconium', 'Pump 011999 Zirconium']);
  t.equal(rare.totalCount, 3);
  const common = await search('SearchTerm=pump&PageSize=3&Skip=6000');
  t.same(textsOf(common), ['Pump 006000 Zirconium', 'Pump 006001', 'Pump 006002']);
  t.match(common, { totalCount: length, totalPages: length / 3, hasNextPage: true });
  t.match(await search('SearchTerm=pump&Skip=20000'), { data: [], totalCount: length, hasNextPage: false });
  const short = await search('SearchTerm=um&SortDescending=true');
  t.same(textsOf(short).slice(0, 3), ['Pump 011999 Zirconium', 'Pump 011998', 'Pump 011997']);
  t.equal(short.totalCount, length);
  t.match(await search('SearchTerm=mp_0'), { data: [], totalCount: 0 });
  t.match(await search('SearchTerm=pump&isActive=false'), { totalCount: length / 10 });
  t.match(await search('SearchTerm=zirconium&isActive=false'), { totalCount: 1 });
});

t.test("what is looked up for one organisation is never another's", async (t) => {
  const idsOf = (id: string) =>
    withTenant(database, id, async (trx) => {
      const compiled = CompiledQuery.raw(`select find_rows('keywords', '%zirconium%', 1000) as ids`);
      return (await trx.executeQuery<{ ids: string[] }>(compiled)).rows[0]?.ids.sort() ?? [];
    });
  const [own, others] = [await idsOf(organizationId), await idsOf(neighbourId)];
  t.equal(own.length, 3);
  t.equal(others.length, 3);
  t.notOk(own.some((id) => others.includes(id)));
  // A claim that nobody signed is none.
  const forged = await withTenant(database, organizationId, async (trx) => {
    await trx.executeQuery(CompiledQuery.raw(`select set_config('app.organization_id', '${neighbourId}', true)`));
    return trx.executeQuery<{ ids: string[] }>(
      CompiledQuery.raw(`select find_rows('keywords', '%zirconium%', 1000) as ids`),
    );
  });
  t.same(forged.rows, [{ ids: [] }]);
  await t.rejects(
    withTenant(database, organizationId, (trx) =>
      trx.executeQuery(CompiledQuery.raw(`select find_rows('teams', '%a%', 1000)`)),
    ),
    'tables that are no list have nothing to be looked for in',
  );
  const { body } = await api.call(stranger, 'GET', `/Keywords/search/${neighbourId}/all?SearchTerm=zirconium`);
  t.equal(body.totalCount, 3);
  t.ok(body.data.every((keyword: { organizationId: string }) => keyword.organizationId === neighbourId));
});

t.test('what is empty comes last, in either direction', async (t) => {
  const customerId = newId();
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name: 'Of blanks' }).execute();
    const rows = ['b', null, 'A', null, 'c'].map((description, index) => ({
      ...{ id: newId(), organizationId, customerId, text: `Blank ${index}`, description },
    }));
    await trx.insertInto('keywords').values(rows).execute();
  });
  const search = async (query: string) => {
    const path = `/Keywords/search/${organizationId}/${customerId}?SortBy=description&${query}`;
    const { body } = await api.call(ada, 'GET', path);
    return body.data.map(({ description }: { description: string | null }) => description);
  };
  t.same(await search('SortDescending=false'), ['A', 'b', 'c', null, null]);
  t.same(await search('SortDescending=true'), ['c', 'b', 'A', null, null]);
  t.same(await search('SortDescending=true&SearchTerm=blank'), ['c', 'b', 'A', null, null]);
});

t.test('choices come a thousand at a time, and a search narrows them', async (t) => {
  const choices = {
    [`/Keywords/active-list/${organizationId}/all`]: (length * 9) / 10,
    [`/Customers/active-list/${organizationId}`]: length + 1,
    [`/Customers/dropdown/${organizationId}`]: length + 1,
  };
  for (const [path, totalCount] of Object.entries(choices)) {
    const { body } = await api.call(ada, 'GET', path);
    t.match(body, { success: true, totalCount, pageNumber: 1, pageSize: 1000, hasNextPage: true }, path);
    t.equal(body.data.length, 1000);
    const last = await api.call(ada, 'GET', `${path}?PageNumber=${body.totalPages}`);
    t.match(last.body, { totalCount, hasNextPage: false });
    const named = last.body.data.map(({ text, name }: { text?: string; name?: string }) => text ?? name);
    t.ok(named.includes('Pump 011999 Zirconium'), 'the last of them');
    const searched = await api.call(ada, 'GET', `${path}?searchTerm=zirconium`);
    t.match(searched.body, { hasNextPage: false });
    t.equal(searched.body.totalCount, path.includes('Keywords') ? 2 : 3, 'of which one keyword is not in use');
  }
});

t.test('choices of tenders and categories are searched, too', async (t) => {
  const { body } = await api.call(ada, 'POST', '/Customers', { name: 'Waterworks' });
  const base = `/organizations/${organizationId}/customers/${body.data.id}/workspaces`;
  for (const name of ['Pumping station', 'Reservoir']) await api.call(ada, 'POST', base, { name });
  for (const path of [`${base}/dropdown`, base.replace(body.data.id, 'all').concat('/dropdown')]) {
    t.match((await api.call(ada, 'GET', path)).body, { data: [{ name: 'Pumping station' }, { name: 'Reservoir' }] });
    const searched = (await api.call(ada, 'GET', `${path}?SearchTerm=RESERV`)).body;
    t.match(searched, { data: [{ name: 'Reservoir' }], totalCount: 1 });
    t.equal(searched.data.length, 1);
  }
  const dropdown = `/Categories/dropdown/${organizationId}`;
  t.match((await api.call(ada, 'GET', `${dropdown}?SearchTerm=gener`)).body, { data: [{ name: 'General' }] });
  t.match((await api.call(ada, 'GET', `${dropdown}?SearchTerm=legal`)).body, { data: [], totalCount: 0 });
  const asked = `/Categories/categories-has-questions/${organizationId}/${body.data.id}`;
  t.match((await api.call(ada, 'GET', asked)).body, { data: [{ name: 'General', questionCount: length }] });
});

t.test('`every` means the whole organisation, whichever customer it is for', async (t) => {
  const customer = await api.call(ada, 'POST', '/Customers', { name: 'Of every' });
  const customerId = customer.body.data.id;
  await api.call(ada, 'POST', '/Keywords', { text: 'Everywhere: common' });
  await api.call(ada, 'POST', '/Keywords', { text: 'Everywhere: own', customerId });
  const search = async (path: string) => {
    const { body } = await api.call(ada, 'GET', `/Keywords/${path}?SearchTerm=everywhere`);
    return body.data.map(({ text }: { text: string }) => text);
  };
  t.same(await search(`search/${organizationId}/every`), ['Everywhere: common', 'Everywhere: own']);
  t.same(await search(`search/${organizationId}/all`), ['Everywhere: common']);
  t.same(await search(`search/${organizationId}/${customerId}`), ['Everywhere: own']);
  t.same(await search(`active-list/${organizationId}/every`), ['Everywhere: common', 'Everywhere: own']);
  t.same(await search(`active-list/${organizationId}/${customerId}`), ['Everywhere: common', 'Everywhere: own']);
  t.same(await search(`active-list/${organizationId}/all`), ['Everywhere: common']);

  const categories = (await api.call(ada, 'GET', `/Categories/dropdown/${organizationId}`)).body.data;
  const categoryId = categories[0].id;
  await api.call(ada, 'POST', '/Questions', { text: 'Everywhere?', categoryId });
  await api.call(ada, 'POST', '/Questions', { text: 'Everywhere, for one?', categoryId, customerId });
  const ask = async (scope: string) =>
    (await api.call(ada, 'GET', `/Questions/search/${organizationId}/${scope}?SearchTerm=everywhere`)).body.totalCount;
  t.equal(await ask('all/every'), 2);
  t.equal(await ask(`${categoryId}/every`), 2);
  t.equal(await ask('all/all'), 1);
  t.equal(await ask(`all/${customerId}`), 1);
  t.equal((await api.call(ada, 'DELETE', `/Keywords/${organizationId}/every/${newId()}`)).status, 400, 'to look for');
});
