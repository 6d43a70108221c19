import { Readable } from 'node:stream';
import { processingTypes } from '@bidloom/contract/notifications';
import { type RunType, runTypes } from '@bidloom/contract/runs';
import { asPlatform, newId, withTenant } from '@bidloom/db';
import { removeObjects, writeRunFile } from '@bidloom/jobs';
import { sql } from 'kysely';
import t from 'tap';
import { keyword, openRunScene, question, section, table } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, ben, base, organizationId } = scene;
const { database, storage } = api.platform;
const claim = { claims: [], citations: [] };
const answer = {
  kind: 'answer',
  headline: {
    ...{ questionId: newId(), categoryId: newId(), categoryName: 'C', question: 'Q?', answer: 'A.' },
    ...{ answered: true, confidence: 0.5, failure: null, ...claim },
  },
};
const sheet = {
  kind: 'datasheet',
  headline: { documentId: newId(), fileName: 'S.pdf', title: null, tags: [], pages: [1], parameters: 3 },
  content: { parameters: [] },
};

const corrections = {
  table: [table(scene.scope), { cells: [{ row: 0, column: 0, text: '13' }] }],
  datasheet: [sheet, { parameters: [{ index: 0, value: '16', unit: 'bar' }] }],
  section: [section(0, 'Scope'), { text: 'Ten pumps.' }],
  answer: [answer, { text: 'Twelve weeks.' }],
} as const;

for (const [name, [item, correction]] of Object.entries(corrections)) {
  t.test(`a ${name} is corrected beside what was found, and the correction can be undone`, async (t) => {
    const path = `${base}/${await scene.addRun({ items: [item] })}/items/0`;
    const original = (await api.call(ada, 'GET', path)).body.data;
    const { status, body } = await api.call(ben, 'PATCH', path, { correction });
    t.equal(status, 200);
    t.same(body.data.correction, correction);
    t.ok(body.data.correctedAt);
    t.same({ ...body.data, correction: null, correctedAt: null }, original, 'what was found stays');
    t.same((await api.call(ada, 'GET', path)).body.data, body.data, 'and is kept');
    t.same((await api.call(ada, 'PATCH', path, { correction: null })).body.data, original);
    for (const [other, [, wrong]] of Object.entries(corrections)) {
      if (Object.keys(wrong)[0] === Object.keys(correction)[0]) continue;
      t.equal((await api.call(ada, 'PATCH', path, { correction: wrong })).status, 400, `not as a ${other}`);
    }
    t.equal((await api.call(ada, 'PATCH', path, { correction: { text: ' ' } })).status, 400);
    t.equal((await api.call(ada, 'PATCH', path, {})).status, 400);
    t.same((await api.call(ada, 'GET', path)).body.data, original, 'what is refused changes nothing');
  });
}

t.test('lines of an edited section keep citations that it has, and are its text', async (t) => {
  const item = section(0, 'Scope');
  const place = { documentId: newId(), fileName: 'Scope.pdf', page: 1, quote: 'Ten pumps.', boxes: [] };
  const headline = { ...item.headline, citations: [place] };
  const path = `${base}/${await scene.addRun({ items: [{ ...item, headline }] })}/items/0`;
  const put = (claims: object[]) =>
    api.call(ada, 'PATCH', path, { correction: { text: 'Ten pumps.\nTwo valves.', claims } });
  const lines = (...citations: number[]) => [
    { text: 'Ten pumps.', citations },
    { text: 'Two valves.', citations: [] },
  ];
  t.match(await put(lines(0)), { status: 200, body: { data: { correction: { claims: lines(0) } } } });
  const pieces = [
    { text: 'Ten pumps.', citations: [0] },
    { text: 'Two ', citations: [], byHand: true },
    { text: 'valves.', citations: [], sameLine: true },
  ];
  t.match(await put(pieces), { status: 200, body: { data: { correction: { claims: pieces } } } });
  t.match(await put(pieces.map((piece) => ({ ...piece, sameLine: false }))), { status: 400 });
  t.match(await put(lines(7)), { status: 400, body: { message: 'correction names a citation that there is not' } });
  t.match(await put(lines().slice(1)), {
    status: 400,
    body: { message: 'correction names claims that are not its text' },
  });
});

t.test('a correction made meanwhile is a conflict, and stays', async (t) => {
  const path = `${base}/${await scene.addRun({ items: [corrections.section[0]] })}/items/0`;
  const correct = (text: string, correctedAt: string | null) =>
    api.call(ada, 'PATCH', path, { correction: { text }, correctedAt });
  const first = await correct('Ten pumps.', null);
  t.equal(first.status, 200);
  t.match(await correct('Eleven pumps.', null), { status: 409, body: { message: /meanwhile/ } });
  t.match((await api.call(ada, 'GET', path)).body.data, { correction: { text: 'Ten pumps.' } });
  t.equal((await correct('Eleven pumps.', first.body.data.correctedAt)).status, 200);
});

t.test('text that no database can store is refused, with the reason', async (t) => {
  const path = `${base}/${await scene.addRun({ items: [corrections.section[0]] })}/items/0`;
  for (const [text, message] of [
    ['Ten \ud800 pumps', /whole characters/],
    ['Ten \u0000 pumps', /control characters/],
  ] as const) {
    const { status, body } = await api.call(ada, 'PATCH', path, { correction: { text } });
    t.equal(status, 400);
    t.match(JSON.stringify(body), message);
  }
});

t.test('keywords and questions can not be corrected', async (t) => {
  const id = await scene.addRun({ items: [keyword('pump'), question('Why?')] });
  for (const ordinal of [0, 1]) {
    const path = `${base}/${id}/items/${ordinal}`;
    t.equal((await api.call(ada, 'PATCH', path, { correction: { text: 'x' } })).status, 400);
  }
});

t.test('a section is regenerated by a separate job, once the summary has ended', async (t) => {
  const parameters = {
    ...{ templateId: null, templateName: 'Mine', isPreview: false, regenerate: null },
    sections: ['Scope', 'Dates'].map((title) => ({ title, prompt: 'All.' })),
  };
  // Written in the opposite order: the item's ordinal is not the section's.
  const items = [section(1, 'Dates'), section(0, 'Scope'), keyword('pump')];
  const id = await scene.addRun({ requestType: 'summary', parameters, items });
  const { jobId: first } = await scene.row(id);
  const regenerate = (ordinal: number) => api.call(ada, 'POST', `${base}/${id}/items/${ordinal}/regenerate`);
  t.equal((await regenerate(2)).status, 400, 'only sections');
  t.equal((await regenerate(9)).status, 404);
  t.match(await regenerate(0), { status: 200, body: { data: { status: 'queued', finishedAt: null } } });
  const { jobId, parameters: kept } = await scene.row(id);
  t.same(kept, { ...parameters, regenerate: [1] });
  t.not(jobId, first);
  t.equal(await scene.jobState(id), 'created');
  t.equal((await regenerate(1)).status, 409, 'not while it is in progress');
});

t.test('accepted questions are added to a category, each once', async (t) => {
  const categoryId = await scene.addCategory('Clarifications');
  const items = [question('Which voltage?'), question('Which colour?'), keyword('pump')];
  const id = await scene.addRun({ requestType: 'question_generation', items });
  const accept = (ordinals: number[], more: object = {}) =>
    api.call(ada, 'POST', `${base}/${id}/accept-questions`, { ordinals, categoryId, ...more });
  const first = await accept([0, 0]);
  t.match(first, { status: 200, body: { data: { accepted: 1, existing: 0 } } });
  t.match(first.body.data.items, [{ ordinal: 0, correction: { categoryId } }]);
  const second = await accept([0, 1]);
  t.match(second.body.data, { accepted: 1, existing: 1 });
  t.equal(second.body.data.items[0].correction.questionId, first.body.data.items[0].correction.questionId);
  const rows = await withTenant(database, organizationId, (trx) =>
    trx
      .selectFrom('questions')
      .select(['id', 'text', 'customerId'])
      .where('categoryId', '=', categoryId)
      .orderBy('text')
      .execute(),
  );
  t.match(rows, [
    { text: 'Which colour?', customerId: null },
    { text: 'Which voltage?', customerId: null, id: first.body.data.items[0].correction.questionId },
  ]);
  const { id: customerId } = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('customers').select('id').executeTakeFirstOrThrow(),
  );
  t.match((await accept([0], { customerId })).body.data, { accepted: 1, existing: 0 }, 'for one customer as well');
  t.equal((await accept([0], { customerId: newId() })).status, 404);
  t.equal((await accept([0], { categoryId: newId() })).status, 404);
  t.equal((await accept([2])).status, 400, 'not a question');
  t.equal((await accept([9])).status, 404);
  t.equal((await accept([])).status, 400);
});

for (const status of ['queued', 'running'] as const) {
  t.test(`a ${status} run is stopped by a colleague; the person who started it is notified once`, async (t) => {
    const id = await scene.addRun({ status, items: [keyword('pump')] });
    const cancel = () => api.call(ben, 'POST', `${base}/${id}/cancel`);
    const answers = await Promise.all([cancel(), cancel()]);
    t.same(answers.map((each) => each.status).sort(), [200, 409], 'two at once count as one');
    const stopped = answers.find((each) => each.status === 200);
    t.match(stopped?.body.data, { status: 'cancelled', progress: null, finishedAt: String });
    t.equal(await scene.jobState(id), 'cancelled');
    t.same(await scene.told(id), [{ userId: ada.userId, status: 'cancelled' }]);
    t.equal((await api.call(ada, 'GET', `${base}/${id}/view`)).body.data.items.length, 1, 'what was found stays');
  });
}

t.test('every kind of run has its own processing type in notifications', async (t) => {
  const numbers = {
    keyword_extraction: 3,
    datasheet_extraction: 2,
    summary: 6,
    batch_query: 5,
    question_generation: 7,
    chat_export: 1,
    facts_export: 11,
    comparison: 12,
  } as const;
  t.same(Object.keys(numbers).sort(), [...runTypes].sort());
  for (const [requestType, processingType] of Object.entries(numbers)) {
    // Proposals, and the results made from them, are for administrators.
    const by = requestType === 'comparison' ? ben : ada;
    const id = await scene.addRun({ requestType: requestType as RunType, status: 'running', by });
    t.equal((await api.call(by, 'POST', `${base}/${id}/cancel`)).status, 200, requestType);
    const { body } = await api.call(by, 'GET', '/api/Notification/recent');
    const told = body.data.find(({ event }: { event: { RequestId?: string } }) => event.RequestId === id);
    t.match(told?.event, { ProcessingType: processingType, RequestType: requestType }, requestType);
    t.ok((Object.values(processingTypes) as number[]).includes(processingType), 'the contract lists it');
  }
});

for (const status of ['completed', 'failed', 'cancelled'] as const) {
  t.test(`a ${status} run can not be stopped`, async (t) => {
    const id = await scene.addRun({ status });
    t.equal((await api.call(ada, 'POST', `${base}/${id}/cancel`)).status, 409);
    t.equal((await scene.row(id)).status, status);
    t.same(await scene.told(id), []);
  });
}

for (const [status, expected] of [
  ['failed', 200],
  ['cancelled', 200],
  ['completed', 409],
  ['queued', 409],
  ['running', 409],
] as const) {
  t.test(`trying a ${status} run again answers ${expected}`, async (t) => {
    const id = await scene.addRun({ status, items: [keyword('pump')] });
    const before = await scene.row(id);
    const { status: code, body } = await api.call(ada, 'POST', `${base}/${id}/retry`);
    t.equal(code, expected);
    const after = await scene.row(id);
    if (expected === 409) {
      t.same(after, before);
      return;
    }
    t.match(body.data, { status: 'queued', failure: null, progress: null, finishedAt: null });
    t.not(after.jobId, before.jobId, 'a new job: the old one no longer finds the run');
    t.equal(await scene.jobState(id), 'created');
    t.equal((await api.call(ada, 'GET', `${base}/${id}/view`)).body.data.items.length, 1, 'nothing is lost');
  });
}

t.test('a deleted run is removed with its results, its job and its files', async (t) => {
  const id = await scene.addRun({ status: 'running', items: [keyword('pump')] });
  const { jobId } = await scene.row(id);
  const objectKey = `${organizationId}/exports/${newId()}`;
  await storage.put(objectKey, Readable.from([Buffer.from('file')]), { contentType: 'text/csv' });
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('documentExports')
      .values({
        ...{ id: newId(), organizationId, requestId: id, format: 'csv', status: 'completed', createdBy: ada.userId },
        objectKey,
      })
      .execute(),
  );
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 200);
  t.equal((await api.call(ada, 'GET', `${base}/${id}/view`)).status, 404);
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 404);
  const left = await withTenant(database, organizationId, (trx) =>
    trx.selectFrom('documentRequestItems').select('ordinal').where('requestId', '=', id).execute(),
  );
  t.same(left, []);
  const { rows } = await asPlatform(database, (trx) =>
    sql<{ name: string; state: string; data: string }>`
      select name, state::text as state, data::text as data from pgboss.job
      where id = ${jobId} or name = ${removeObjects.name} or name = ${writeRunFile.name}`.execute(trx),
  );
  t.equal(rows.find(({ name }) => name !== removeObjects.name)?.state, 'cancelled');
  const removal = rows.filter(({ name }) => name === removeObjects.name);
  t.equal(removal.length, 1, 'a job removes the objects');
  t.match(removal[0]?.data, new RegExp(objectKey));
});
