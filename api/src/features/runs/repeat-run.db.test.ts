import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { openRunScene } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, stranger, base, organizationId, scope } = scene;
const tenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(api.platform.database, organizationId, work);
const repeat = (id: string, person = ada) => api.call(person, 'POST', `${base}/${id}/repeat`);
const start = async (path: string, body: object) =>
  (await api.call(ada, 'POST', `/AI/${path}`, { workspaceId: scene.workspaceId, ...body })).body.data;

t.test('a run again asks for the same, of its documents as they are by now and of those that were added', async (t) => {
  const pages = { startPage: 1, endPage: 5, isGenerateSummary: false };
  const first = await start('datasheet-extraction', { ...pages, documentIds: [scope] });
  const added = await scene.addDocument('Addendum 2.pdf', 'ready');
  const reading = await scene.addDocument('Addendum 3.pdf', 'processing');
  const { status, body } = await repeat(first.id);
  t.equal(status, 202);
  t.match(body.data, { requestType: 'datasheet_extraction', status: 'queued', parameters: pages, name: null });
  t.not(body.data.id, first.id);
  const ids = (run: { documents: { id: string }[] }) => run.documents.map(({ id }) => id);
  t.same(ids(body.data), [scope, added], 'what was not chosen at first is not now');
  t.equal(await scene.jobState(body.data.id), 'created');

  await tenant(async (trx) => {
    await trx.updateTable('documents').set({ replacesId: scope, status: 'ready' }).where('id', '=', reading).execute();
    await trx.deleteFrom('documents').where('id', '=', added).execute();
  });
  t.same(ids((await repeat(first.id)).body.data), [reading], 'the version that took its place, and nothing deleted');
});

t.test(
  'a document that was there before the run and takes the place of one of its documents is read instead',
  async (t) => {
    const old = await scene.addDocument('Annex.pdf', 'ready');
    const second = await scene.addDocument('Annex 2.pdf', 'ready');
    const third = await scene.addDocument('Annex 3.pdf', 'ready');
    const first = await start('document-summary', { documentIds: [old] });
    await tenant(async (trx) => {
      await trx.updateTable('documents').set({ replacesId: old }).where('id', '=', second).execute();
      await trx.updateTable('documents').set({ replacesId: second }).where('id', '=', third).execute();
    });
    const { body } = await repeat(first.id);
    t.same(
      body.data.documents.map(({ id }: { id: string }) => id),
      [third],
    );
  },
);

t.test('sections of a summary are all written again', async (t) => {
  const sections = [{ title: 'Scope', prompt: 'What is supplied.' }];
  const { id, parameters } = await start('document-summary', { sections });
  const oneAlone = JSON.stringify({ ...parameters, regenerate: [0] });
  await tenant((trx) =>
    trx.updateTable('documentRequests').set({ parameters: oneAlone }).where('id', '=', id).execute(),
  );
  t.match((await repeat(id)).body.data, { parameters: { sections, regenerate: null } });
});

t.test('what can not be run again is refused', async (t) => {
  t.equal((await repeat(newId())).status, 404);
  const id = await scene.addRun({ requestType: 'summary' });
  t.equal((await repeat(id, stranger)).status, 404);
  t.equal((await repeat(await scene.addRun({ requestType: 'facts_export' }))).status, 400);
  await tenant((trx) => trx.deleteFrom('documents').where('status', '=', 'ready').execute());
  t.match(await repeat(id), { status: 409, body: { code: 'conflict' } });
});
