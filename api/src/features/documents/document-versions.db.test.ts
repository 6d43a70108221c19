import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { chooseDocuments } from '../../lib/choose-documents.ts';
import { makeWorkspace, pdf, type SampleFile, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const ben = await api.person('ORGANIZATION_ADMIN', organizationId);

interface Shown {
  id: string;
  fileName: string;
  replacesId: string | null;
  replacedById: string | null;
  isCurrent: boolean;
}

async function send(workspaceId: string, name: string, more: Partial<SampleFile> = {}): Promise<string> {
  const { body } = await upload(api, ada, workspaceId, [{ name, content: pdf(newId()), ...more }]);
  return body.data?.uploaded[0]?.id ?? body.message;
}
const info = async (workspaceId: string): Promise<Map<string, Shown>> => {
  const { body } = await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/info`);
  return new Map(body.data.map((row: Shown) => [row.id, row]));
};
/** As the worker does it when it has read a document. */
const markReady = (...ids: string[]) =>
  withTenant(database, organizationId, (trx) =>
    trx.updateTable('documents').set({ status: 'ready', pages: 3 }).where('id', 'in', ids).execute(),
  );
const asked = (workspaceId: string, ids?: string[]) =>
  withTenant(database, organizationId, async (trx) =>
    (await chooseDocuments(trx, workspaceId, ids)).map(({ id }) => id).sort(),
  );
const replace = (workspaceId: string, documentId: string, replacesId: string | null, who = ada) =>
  api.call(who, 'PATCH', `/workspaces/${workspaceId}/documents/${documentId}/replaces`, { replacesId });
const remove = (workspaceId: string, documentId: string) =>
  api.call(ada, 'DELETE', `/workspaces/${workspaceId}/documents/${documentId}`);
const revision = (workspaceId: string) =>
  withTenant(database, organizationId, async (trx) => {
    const row = await trx
      .selectFrom('factReadings')
      .select('revision')
      .where('id', '=', workspaceId)
      .executeTakeFirst();
    return row?.revision ?? 0;
  });

t.test('a later version of the same name takes the place of the earlier one once it has been read', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const first = await send(workspaceId, 'Scope.pdf');
  await markReady(first);
  t.match(await send(workspaceId, 'scope.pdf'), 'Duplicate file names : scope.pdf');
  const second = await send(workspaceId, 'scope.pdf', { replaces: first });
  let rows = await info(workspaceId);
  t.match(rows.get(first), { replacedById: second, replacesId: null, isCurrent: true });
  t.match(rows.get(second), { replacedById: null, replacesId: first, isCurrent: true });
  t.same(await asked(workspaceId), [first], 'nothing is removed before the new one is read');

  await markReady(second);
  rows = await info(workspaceId);
  t.match(rows.get(first), { isCurrent: false });
  t.same(await asked(workspaceId), [second]);
  t.same(await asked(workspaceId, [first]), [first], 'it can be asked by name');
  const ready = await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/info-chat-ready-document`);
  t.same(
    ready.body.data.map(({ id }: Shown) => id),
    [second],
  );
  t.equal((await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/${first}/content`)).status, 200);
  t.match(await send(workspaceId, 'Scope.pdf'), 'Duplicate file names : Scope.pdf');
  t.match(
    await send(workspaceId, 'Other.pdf', { replaces: first }),
    'Scope.pdf has been replaced by another document already',
  );

  const third = await send(workspaceId, 'Scope.pdf', { replaces: second });
  await markReady(third);
  t.same(await asked(workspaceId), [third]);
  await remove(workspaceId, second);
  rows = await info(workspaceId);
  t.match(rows.get(third), { replacesId: first });
  t.match(rows.get(first), { replacedById: third, isCurrent: false });
  await remove(workspaceId, third);
  t.match((await info(workspaceId)).get(first), { replacedById: null, isCurrent: true });
  t.match(await send(workspaceId, 'Scope.pdf'), 'Duplicate file names : Scope.pdf', 'it has its name again');
});

t.test('a document is said to replace another, and put back; facts are read again', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const [first, second] = [await send(workspaceId, 'Old.pdf'), await send(workspaceId, 'New.pdf')];
  await markReady(first, second);
  t.match(await replace(workspaceId, second, first), { status: 200, body: { data: { replacesId: first } } });
  const before = await revision(workspaceId);
  t.same(await asked(workspaceId), [second]);
  t.match((await replace(workspaceId, second, null)).body.data, { replacesId: null });
  t.same(await asked(workspaceId), [first, second].sort());
  t.ok((await revision(workspaceId)) > before);
});

t.test('there are no circles, no two successors, and none of another tender', async (t) => {
  const [workspaceId, elsewhere] = [await makeWorkspace(api, organizationId), await makeWorkspace(api, organizationId)];
  const [a, b, c] = [
    await send(workspaceId, 'a.pdf'),
    await send(workspaceId, 'b.pdf'),
    await send(workspaceId, 'c.pdf'),
  ];
  const foreign = await send(elsewhere, 'a.pdf');
  await replace(workspaceId, b, a);
  await replace(workspaceId, c, b);
  t.equal((await replace(workspaceId, a, c)).status, 409);
  t.equal((await replace(workspaceId, a, a)).status, 409);
  t.equal((await replace(workspaceId, c, a)).status, 409, 'a has a successor');
  t.equal((await replace(workspaceId, a, foreign)).status, 409);
  t.equal((await replace(workspaceId, newId(), a)).status, 404);
  t.match(await send(workspaceId, 'd.pdf', { replaces: foreign }), 'was not found in this tender');
  t.match(await send(workspaceId, 'd.pdf', { replaces: 'b.pdf' }), 'replaces must be the id of a document');

  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await replace(workspaceId, a, null, stranger)).status, 404);
});

t.test('two people who replace at the same moment close no circle and make no two successors', async (t) => {
  for (let round = 0; round < 5; round++) {
    const workspaceId = await makeWorkspace(api, organizationId);
    const [a, b, c] = [
      await send(workspaceId, 'a.pdf'),
      await send(workspaceId, 'b.pdf'),
      await send(workspaceId, 'c.pdf'),
    ];
    const both = await Promise.all([replace(workspaceId, a, b), replace(workspaceId, b, a, ben)]);
    t.same(both.map(({ status }) => status).sort(), [200, 409]);
    const rivals = await Promise.all([
      send(workspaceId, 'd.pdf', { replaces: c }),
      upload(api, ben, workspaceId, [{ name: 'e.pdf', content: pdf(), replaces: c }]).then(
        ({ body }) => body.data?.uploaded[0]?.id ?? body.message,
      ),
    ]);
    t.equal(rivals.filter((answer) => answer.startsWith('c.pdf has been replaced')).length, 1);
  }
});

t.test('a refused file replaces nothing, and a field counts only for the file after it', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const first = await send(workspaceId, 'a.pdf');
  const { body } = await upload(api, ada, workspaceId, [
    { name: 'empty.pdf', content: '', replaces: first },
    { name: 'b.pdf', content: pdf() },
  ]);
  t.match(body.data, { uploaded: [{ fileName: 'b.pdf' }], failed: [{ fileName: 'empty.pdf' }] });
  t.match((await info(workspaceId)).get(first), { replacedById: null });
});
