import { isClosed, statusWays, workspaceStatuses } from '@bidloom/contract/workspaces';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const customerId = (await api.call(ada, 'POST', '/Customers', { name: 'Northern Water' })).body.data.id;
const ours = (rest = '') => `/organizations/${organizationId}/customers/${customerId}/workspaces${rest}`;
const statusOf = (id: string) => ours(`/${id}/status`);
const make = async (status: string, fields: object = {}) =>
  (await api.call(ada, 'POST', ours(), { name: `Tender ${newId()}`, status, ...fields })).body.data;
const movesOf = async (id: string, query = '') =>
  (await api.call(ada, 'GET', ours(`/${id}/status-moves${query}`))).body;

t.test('the database lets a tender go exactly where the contract says', async (t) => {
  for (const from of workspaceStatuses) {
    const { id } = await make(from);
    for (const to of workspaceStatuses.filter((status) => status !== from)) {
      const allowed = statusWays[from].includes(to);
      await withTenant(api.platform.database, organizationId, async (trx) => {
        await sql`savepoint before`.execute(trx);
        const move = sql`update workspaces set status = ${to} where id = ${id}`.execute(trx);
        const refused = await move.then(
          () => null,
          (error: { code: string }) => error.code,
        );
        t.equal(refused, allowed ? null : 'BL010', `${from} to ${to}`);
        await sql`rollback to savepoint before`.execute(trx);
      });
    }
  }
});

t.test('each move is kept with who, when and what they said', async (t) => {
  const bob = await api.person('ORGANIZATION_ADMIN', organizationId);
  const { id } = await make('draft');
  const opened = await api.call(bob, 'PATCH', statusOf(id), { status: 'open', note: ' Board agreed ' });
  t.match(opened, { status: 200, body: { data: { id, status: 'open', closedAt: null } } });
  await api.call(ada, 'PUT', ours(`/${id}`), { name: 'By form', status: 'submitted' });
  const { data, totalCount } = await movesOf(id);
  t.equal(totalCount, 3);
  t.match(data, [
    { fromStatus: 'open', toStatus: 'submitted', note: null, movedBy: ada.userId, movedByName: 'Ada Byron' },
    { fromStatus: 'draft', toStatus: 'open', note: 'Board agreed', movedBy: bob.userId },
    { fromStatus: null, toStatus: 'draft', note: null, movedBy: ada.userId },
  ]);
  t.ok(data[0].movedAt > data[1].movedAt && data[1].movedAt > data[2].movedAt);
  t.match(await movesOf(id, '?PageSize=1&PageNumber=3&SortDescending=true'), {
    data: [{ fromStatus: null }],
    totalPages: 3,
    hasNextPage: false,
  });

  await api.call(ada, 'PUT', ours(`/${id}`), { name: 'By form', status: 'submitted' });
  await api.call(ada, 'PATCH', statusOf(id), { status: 'submitted', note: 'Again' });
  t.equal((await movesOf(id)).totalCount, 3, 'to stay is no move');
});

t.test('nobody writes the history but the moves themselves', async (t) => {
  const { id } = await make('open');
  for (const statement of [
    sql`delete from workspace_status_moves where workspace_id = ${id}`,
    sql`update workspace_status_moves set note = 'x' where workspace_id = ${id}`,
  ]) {
    await t.rejects(
      withTenant(api.platform.database, organizationId, (trx) => statement.execute(trx)),
      /permission denied/,
    );
  }
});

t.test('nobody but the moves themselves says what an archived tender was', async (t) => {
  const { id } = await make('open');
  const archived = { organizationId, customerId, status: 'archived', archivedFrom: 'won' };
  for (const forge of [
    (trx: TenantTransaction) =>
      trx.updateTable('workspaces').set({ archivedFrom: 'won' }).where('id', '=', id).execute(),
    (trx: TenantTransaction) =>
      trx.updateTable('workspaces').set({ status: 'archived', archivedFrom: 'won' }).where('id', '=', id).execute(),
    (trx: TenantTransaction) =>
      trx
        .insertInto('workspaces')
        .values({ ...archived, id: newId(), name: newId() })
        .execute(),
  ]) {
    await t.rejects(withTenant<unknown>(api.platform.database, organizationId, forge), { code: '42501' });
  }
});

t.test('a way that is not allowed is refused in words', async (t) => {
  const { id } = await make('draft');
  const refused = await api.call(ada, 'PATCH', statusOf(id), { status: 'in_review' });
  t.match(refused, { status: 409, body: { code: 'conflict', message: "A tender can't go from draft to in review" } });
  const byForm = await api.call(ada, 'PUT', ours(`/${id}`), { name: 'Renamed', status: 'won' });
  t.match(byForm, { status: 409, body: { message: "A tender can't go from draft to won" } });
  t.not((await api.call(ada, 'GET', ours(`/${id}`))).body.data.name, 'Renamed', 'nothing of it is kept');
  t.equal((await movesOf(id)).totalCount, 1);
});

t.test('an outcome is kept with its reasons until the tender is opened again', async (t) => {
  const { id } = await make('submitted');
  const outcome = { closingReasons: ['price', 'delivery', 'price'], closingNote: 'Far above the budget' };
  const lost = (await api.call(ada, 'PATCH', statusOf(id), { status: 'lost', ...outcome })).body.data;
  t.match(lost, { status: 'lost', closingReasons: ['price', 'delivery'], closingNote: 'Far above the budget' });
  t.ok(Date.parse(lost.closedAt) > Date.now() - 60_000);

  const mended = await api.call(ada, 'PATCH', statusOf(id), { status: 'lost', closingReasons: ['terms'] });
  t.match(mended.body.data, { closingReasons: ['terms'], closingNote: outcome.closingNote, closedAt: lost.closedAt });

  const emptied = { status: 'lost', closingReasons: ['terms'], closingNote: '' };
  t.match((await api.call(ada, 'PATCH', statusOf(id), emptied)).body.data, { closingNote: null });
  await api.call(ada, 'PATCH', statusOf(id), { ...emptied, closingNote: outcome.closingNote });

  const archived = (await api.call(ada, 'PATCH', statusOf(id), { status: 'archived' })).body.data;
  t.match(archived, { archivedFrom: 'lost', closedAt: lost.closedAt, closingReasons: ['terms'] });
  const elsewhere = await api.call(ada, 'PATCH', statusOf(id), { status: 'open' });
  t.match(elsewhere, { status: 409, body: { message: "A tender can't go from archived to open" } });
  const back = (await api.call(ada, 'PATCH', statusOf(id), { status: 'lost' })).body.data;
  t.match(back, { archivedFrom: null, closedAt: lost.closedAt, closingNote: outcome.closingNote });

  const undone = (await api.call(ada, 'PATCH', statusOf(id), { status: 'submitted' })).body.data;
  t.match(undone, { closedAt: null, closingReasons: [], closingNote: null });
  for (const status of workspaceStatuses.filter((status) => isClosed(status))) {
    t.ok((await make(status)).closedAt, `${status} from the first`);
  }
});

t.test('what can not be is refused by name', async (t) => {
  const { id } = await make('open');
  for (const [body, message] of [
    [{}, /status/],
    [{ status: 'sold' }, /status/],
    [{ status: 'submitted', closingReasons: ['price'] }, /go with won, lost or no_bid alone/],
    [{ status: 'submitted', closingNote: 'Sent' }, /go with won, lost or no_bid alone/],
    [{ status: 'no_bid', closingReasons: ['weather'] }, /closingReasons/],
    [{ status: 'submitted', movedBy: ada.userId }, /movedBy/],
  ] as const) {
    const answer = await api.call(ada, 'PATCH', statusOf(id), body);
    t.equal(answer.status, 400, JSON.stringify(body));
    t.match(answer.body.message, message);
  }
  const other = (await api.call(ada, 'POST', '/Customers', { name: 'Other' })).body.data.id;
  const misplaced = `/organizations/${organizationId}/customers/${other}/workspaces/${id}`;
  t.equal((await api.call(ada, 'PATCH', `${misplaced}/status`, { status: 'submitted' })).status, 404);
  t.equal((await api.call(ada, 'GET', `${misplaced}/status-moves`)).status, 404);
});

t.test('of two who move a tender at the same moment, the second sees where it is', async (t) => {
  const { id } = await make('submitted');
  const answers = await Promise.all(
    ['won', 'lost'].map((status) => api.call(ada, 'PATCH', statusOf(id), { status, closingReasons: ['price'] })),
  );
  t.same(answers.map(({ status }) => status).sort(), [200, 409]);
  t.equal((await movesOf(id)).totalCount, 2);
});
