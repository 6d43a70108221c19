import { failedJobKinds } from '@bidloom/contract/failed-jobs';
import { newId, withTenant } from '@bidloom/db';
import * as jobs from '@bidloom/jobs';
import t from 'tap';
import { insertDeadJob, type NewDeadJob } from '../../testing/dead-jobs.ts';
import { makeWorkspace } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

t.setTimeout(120_000);

const api = await startTestApi();
t.teardown(() => api.close());
const { database, queue } = api.platform;
const words = newId();
const [northern, southern] = [
  await api.organization(`Northern ${words}`),
  await api.organization(`Southern 100% ${words}`),
];
const operator = await api.person('PLATFORM_ADMIN', null);
const ada = await api.person('ORGANIZATION_USER', northern);
const workspaceId = await makeWorkspace(api, northern);

const insert = (job: NewDeadJob) => insertDeadJob(api, job);
const search = (query: Record<string, string>) =>
  api.call(operator, 'GET', `/FailedJobs/search?${new URLSearchParams({ PageSize: '100', ...query })}`);
const idsOf = async (query: Record<string, string>) =>
  (await search(query)).body.data.map(({ id }: { id: string }) => id);

/** A document that failed with this job. */
async function insertDocument(jobId: string, status = 'failed'): Promise<string> {
  const id = newId();
  await withTenant(database, northern, (trx) =>
    trx
      .insertInto('documents')
      .values({
        ...{
          id,
          organizationId: northern,
          workspaceId,
          fileName: id,
          fileNameKey: id,
          mediaType: 'text/plain',
          size: 1,
        },
        ...{ sha256: '', objectKey: `${northern}/documents/${id}`, jobId, status, failure: 'It broke.' },
      })
      .execute(),
  );
  return id;
}
const documentOf = (id: string) =>
  withTenant(database, northern, (trx) =>
    trx.selectFrom('documents').select(['status', 'failure', 'jobId']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
const ingest = (documentId: string, jobId: string): NewDeadJob => ({
  ...{ name: 'documents.ingest', message: 'The file is empty.', jobId, attempts: 5 },
  payload: { organizationId: northern, workspaceId, documentId },
});

t.test('the contract names every kind of job', async (t) => {
  const names = Object.values(jobs).flatMap((job) => (typeof job === 'object' && 'payload' in job ? job.name : []));
  t.same([...failedJobKinds].sort(), names.sort());
});

t.test(
  'failed jobs are listed with their organisation, reason and attempts, and nothing of their payload',
  async (t) => {
    const jobId = newId();
    const documentId = newId();
    const id = await insert(ingest(documentId, jobId));
    const { status, body } = await search({ SearchTerm: id });
    t.equal(status, 200);
    t.match(body, {
      totalCount: 1,
      data: [
        {
          ...{ id, kind: 'documents.ingest', organizationId: northern, organizationName: `Northern ${words}` },
          ...{ reason: 'The file is empty.', attempts: 5, jobId, failedAt: /^\d{4}-/ },
        },
      ],
    });
    t.notMatch(JSON.stringify(body), documentId);
    const mail = await insert({ name: 'mail.send', payload: { mailId: newId() }, message: 'Refused.' });
    t.match((await search({ SearchTerm: mail })).body.data, [{ organizationId: null, organizationName: null }]);
    const gone = await insert({ name: 'chat.answer', payload: { organizationId: newId() }, message: 'Gone.' });
    t.match((await search({ SearchTerm: gone })).body.data, [{ organizationId: /-/, organizationName: null }]);
  },
);

t.test('the list is searched by organisation and id, filtered by kind, sorted and paged', async (t) => {
  const payload = { organizationId: southern };
  const question = await insert({ name: 'chat.answer', payload, message: 'First.', attempts: 2 });
  const run = await insert({ name: 'document-requests.run', payload, message: 'Second.', attempts: 4 });
  const draft = await insert({ name: 'summary-templates.write-prompt', payload, message: 'Third.', attempts: 3 });
  const all = { SearchTerm: `southern 100% ${words}` };
  t.same(await idsOf(all), [draft, run, question], 'newest first');
  t.same(await idsOf({ ...all, SortBy: 'attempts', SortDescending: 'true' }), [run, draft, question]);
  t.same(await idsOf({ ...all, SortBy: 'kind', SortDescending: 'false' }), [question, run, draft]);
  t.same(await idsOf({ ...all, kind: 'document-requests.run' }), [run]);
  t.same(await idsOf({ ...all, kind: 'no.such.kind' }), []);
  t.same(await idsOf({ SearchTerm: 'southern 100_' }), [], 'wildcards are taken literally');
  t.match((await search({ ...all, PageSize: '2', PageNumber: '2', SortDescending: 'false' })).body, {
    ...{ data: [{ id: draft }], totalCount: 3, totalPages: 2, pageNumber: 2 },
    ...{ hasNextPage: false, hasPreviousPage: true },
  });
  t.equal((await search({ SortBy: 'payload' })).status, 400);
  const counts = (await api.call(operator, 'GET', '/FailedJobs/counts')).body.data;
  t.ok(counts.find(({ kind }: { kind: string }) => kind === 'document-requests.run').count >= 1);
});

t.test('a retry brings the row back together with its job, once', async (t) => {
  const jobId = newId();
  const documentId = await insertDocument(jobId);
  const id = await insert(ingest(documentId, jobId));
  const answers = await Promise.all([1, 2].map(() => api.call(operator, 'POST', `/FailedJobs/${id}/retry`)));
  t.same(answers.map(({ status }) => status).sort(), [200, 404], 'of two at once, one does it');
  t.match(answers.find(({ status }) => status === 200)?.body.data, { retried: 1, outdated: 0, left: 0 });
  const after = await documentOf(documentId);
  t.match(after, { status: 'uploaded', failure: null });
  t.not(after.jobId, jobId);
  t.same(await queue.jobStates([String(after.jobId)]), new Map([[String(after.jobId), 'created']]));
  t.same(await idsOf({ SearchTerm: id }), []);
});

t.test('what was tried again, read or deleted meanwhile is not done twice', async (t) => {
  const [jobId, later] = [newId(), newId()];
  const again = await insertDocument(later, 'processing');
  const read = await insertDocument(jobId, 'ready');
  const failedLater = await insertDocument(later, 'failed');
  for (const documentId of [again, read, failedLater, newId()]) {
    const id = await insert(ingest(documentId, jobId));
    const { status, body } = await api.call(operator, 'POST', `/FailedJobs/${id}/retry`);
    t.match({ status, data: body.data }, { status: 200, data: { retried: 0, outdated: 1 } });
    t.same(await idsOf({ SearchTerm: id }), [], 'and it is dropped');
  }
  t.match(await documentOf(again), { status: 'processing', jobId: later });
  t.match(await documentOf(read), { status: 'ready', jobId });
  t.match(await documentOf(failedLater), { status: 'failed', jobId: later });
});

t.test('a scan that failed in its second job is recognised again', async (t) => {
  const jobId = newId();
  const documentId = await insertDocument(jobId);
  await insert({ ...ingest(documentId, jobId), name: 'documents.recognize' });
  const { body } = await api.call(operator, 'POST', '/FailedJobs/retry', { kind: 'documents.recognize' });
  t.match(body.data, { retried: 1, outdated: 0 });
  const document = await documentOf(documentId);
  t.match(document, { status: 'uploaded', failure: null });
  t.not(document.jobId, jobId);
});

t.test('all of a kind are retried, and none of another', async (t) => {
  const [first, second] = [newId(), newId()];
  const documents = [await insertDocument(first), await insertDocument(second)];
  for (const [index, jobId] of [first, second].entries()) await insert(ingest(String(documents[index]), jobId));
  await insert(ingest(newId(), newId()));
  const other = await insert({ name: 'mail.send', payload: { mailId: newId() }, message: 'Refused.' });
  const { body } = await api.call(operator, 'POST', '/FailedJobs/retry', { kind: 'documents.ingest' });
  t.ok(body.data.retried >= 2);
  t.ok(body.data.outdated >= 1);
  t.equal(body.data.left, 0);
  for (const id of documents) t.match(await documentOf(id), { status: 'uploaded' });
  t.same(await idsOf({ kind: 'documents.ingest' }), []);
  t.same(await idsOf({ SearchTerm: other }), [other]);
  t.match((await api.call(operator, 'POST', '/FailedJobs/retry', { kind: 'no.such.kind' })).body.data, {
    retried: 0,
    left: 0,
  });
  t.equal((await api.call(operator, 'POST', '/FailedJobs/retry', {})).status, 400);
});

t.test('a job that is discarded is gone; what it was for stays failed', async (t) => {
  const jobId = newId();
  const documentId = await insertDocument(jobId);
  const id = await insert(ingest(documentId, jobId));
  t.equal((await api.call(operator, 'DELETE', `/FailedJobs/${id}`)).status, 200);
  t.equal((await api.call(operator, 'DELETE', `/FailedJobs/${id}`)).status, 404);
  t.equal((await api.call(operator, 'POST', `/FailedJobs/${id}/retry`)).status, 404);
  t.match(await documentOf(documentId), { status: 'failed', jobId });
});

t.test('nobody but the administrators of the platform comes near', async (t) => {
  const id = await insert({ name: 'mail.send', payload: { mailId: newId() }, message: 'Refused.' });
  const people = [ada, await api.person('ORGANIZATION_ADMIN', northern)];
  for (const person of people) {
    for (const [method, url, body] of [
      ['GET', '/FailedJobs/search'],
      ['GET', '/FailedJobs/counts'],
      ['POST', `/FailedJobs/${id}/retry`],
      ['POST', '/FailedJobs/retry', { kind: 'mail.send' }],
      ['DELETE', `/FailedJobs/${id}`],
    ] as const) {
      t.equal((await api.call(person, method, url, body)).status, 403, `${method} ${url}`);
    }
  }
  t.same(await idsOf({ SearchTerm: id }), [id]);
});
