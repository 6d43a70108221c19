import { queueProfile } from '@bidloom/db';
import { profileTender, profileVersion } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import { sql } from 'kysely';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { enqueueProfiles } from './enqueue-profiles.ts';
import { cleaning, insertTender, otherPumps, pumps, writePassages } from './similar.fixtures.ts';
import { failProfile, findProfile, loadProfiles, savePairs, saveProfile } from './similar.repository.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId } = worker;
const place = { organizationId, workspaceId };

const make = (paragraphs: readonly string[], language = 'en') =>
  worker.read((trx) => insertTender(trx, place, { paragraphs, language }));

/** Sends the job and waits for its end. */
async function profile(id: string) {
  const jobId = await worker.read((trx) =>
    worker.queue().send(trx, profileTender, { organizationId, workspaceId: id }),
  );
  await jobReached(worker.queue(), String(jobId), 'completed');
}

const change = (id: string) =>
  worker.read((trx) => queueProfile(trx, { organizationId, workspaceId: id, jobId: null }));

interface KeptReason {
  kind: string;
  first: { text: string; documentId: string; page: number; place?: { quote: string; offset: number } };
  second: { text: string; documentId: string; page: number };
}
const similarTo = (id: string) =>
  worker.read(async (trx) => {
    const { rows } = await sql<{ similarId: string; score: number; reasons: KeptReason[] }>`
      select similar_id, score, reasons from similar_workspaces where workspace_id = ${id} order by score desc`.execute(
      trx,
    );
    return rows;
  });
const rowOf = (id: string) =>
  worker.read((trx) => trx.selectFrom('workspaceProfiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

const first = await make(pumps);
const second = await make(otherPumps);
const third = await make(cleaning);
for (const { id } of [first, second, third]) await profile(id);

t.test('tenders about the same are found in both directions, with what they share and where', async (t) => {
  const [found, ...others] = await similarTo(first.id);
  t.equal(others.length, 0, 'what is about something else is not similar');
  t.equal(found?.similarId, second.id);
  const texts = found?.reasons.map((reason) => reason.first.text) ?? [];
  t.ok(texts.includes('API 610'), 'a standard as it is written');
  t.ok(texts.some((text) => /^centrifugal pumps?$/i.test(text)));
  t.notOk(
    texts.some((text) => /supplier|bidder|requir/i.test(text)),
    'no words of bidding',
  );
  t.match(found?.reasons[0], {
    first: { documentId: first.documentId, page: 1 },
    second: { documentId: second.documentId, page: 1 },
  });
  const [back] = await similarTo(second.id);
  t.match(back, { similarId: first.id, score: found?.score });
  t.match(back?.reasons[0], { first: { documentId: second.documentId }, second: { documentId: first.documentId } });
  const named = found?.reasons.find((reason) => reason.first.text === 'API 610')?.first.place;
  t.match(named, { quote: 'API 610', offset: Number, boxes: [] }, 'the words to be marked');
  t.same(await similarTo(third.id), []);
  t.match(await rowOf(first.id), { status: 'ready', revision: 1, readRevision: 1, languages: ['en'] });
});

t.test('a document that comes to say something else takes its pairs along', async (t) => {
  await worker.read(async (trx) => {
    await writePassages(trx, { organizationId, workspaceId: second.id, documentId: second.documentId }, cleaning);
    await queueProfile(trx, { organizationId, workspaceId: second.id, jobId: null });
  });
  await profile(second.id);
  t.same(await similarTo(first.id), []);
  t.match(await similarTo(second.id), [{ similarId: third.id }]);
  await worker.read(async (trx) => {
    await writePassages(trx, { organizationId, workspaceId: second.id, documentId: second.documentId }, otherPumps);
    await queueProfile(trx, { organizationId, workspaceId: second.id, jobId: null });
  });
  await profile(second.id);
  t.match(await similarTo(first.id), [{ similarId: second.id }]);
});

t.test('a tender without documents is similar to none', async (t) => {
  const gone = await make(pumps);
  await profile(gone.id);
  t.equal((await similarTo(first.id)).length, 2);
  await worker.read((trx) => trx.deleteFrom('documents').where('id', '=', gone.documentId).execute());
  await change(gone.id);
  await profile(gone.id);
  t.same(await similarTo(gone.id), []);
  t.equal((await similarTo(first.id)).length, 1);
});

t.test('a profile of an earlier state never replaces one of a later', async (t) => {
  const { profile: early } = (await worker.read((trx) => loadProfiles(trx, first.id, [first.id])))[0] ?? {};
  if (!early) return t.fail('there is no profile');
  await change(first.id);
  await profile(first.id);
  const key = { organizationId, workspaceId: first.id, revision: 1 };
  t.equal(await worker.read((trx) => saveProfile(trx, key, { ...early, terms: [] })), false);
  t.match(await similarTo(first.id), [{ similarId: second.id }]);
});

t.test('pairs from a profile that was renewed meanwhile are left to the job that renewed it', async (t) => {
  const tenders = await worker.read((trx) => loadProfiles(trx, first.id, null));
  await change(second.id);
  await profile(second.id);
  await worker.read((trx) => savePairs(trx, organizationId, tenders, [], { subject: null, kept: 20 }));
  t.match(await similarTo(first.id), [{ similarId: second.id }]);
});

t.test('only the best are kept of each', async (t) => {
  const tenders = await worker.read((trx) => loadProfiles(trx, first.id, null));
  const [a, b, c] = [first.id, second.id, third.id];
  const pairs = [
    { first: a, second: b, score: 0.4, reasons: [] },
    { first: a, second: c, score: 0.6, reasons: [] },
  ];
  await worker.read((trx) => savePairs(trx, organizationId, tenders, pairs, { subject: null, kept: 1 }));
  t.match(await similarTo(a), [{ similarId: c }]);
  t.match(await similarTo(b), [{ similarId: a }]);
  await change(a);
  await profile(a);
  t.match(await similarTo(a), [{ similarId: second.id }]);
});

t.test('of more tenders than are compared each with each, those that share the most are found', async (t) => {
  const many = Array.from({ length: 62 }, (_, index) => [
    `Lot ${index}: the quokka${index} is fed with leaves of the baobab${index}.`,
    `The quokka${index} sleeps under the baobab${index}.`,
  ]);
  await worker.read(async (trx) => {
    for (const paragraphs of many) {
      const { id } = await insertTender(trx, place, { paragraphs });
      await trx
        .updateTable('workspaceProfiles')
        .set({ languages: ['en'], status: 'ready' })
        .where('id', '=', id)
        .execute();
    }
  });
  const late = await make(pumps);
  await profile(late.id);
  t.same(new Set((await similarTo(late.id)).map(({ similarId }) => similarId)), new Set([first.id, second.id]));
  t.ok(
    (await similarTo(first.id)).some(({ similarId }) => similarId === late.id),
    'in both directions',
  );
});

t.test('words of a language are no subject', async (t) => {
  const german = await make(
    [
      'Der Auftragnehmer liefert Kreiselpumpen mit Gleitringdichtung an das Pumpwerk.',
      'Die Kreiselpumpen und die Gleitringdichtung werden im Pumpwerk eingebaut.',
      'Der Bieter legt dem Angebot die Nachweise der Eignung bei.',
    ],
    'de',
  );
  const other = await make(
    [
      'Der Auftragnehmer reinigt Klassenzimmer und Turnhalle an jedem Abend.',
      'Klassenzimmer und Turnhalle werden nass gewischt.',
      'Der Bieter legt dem Angebot die Nachweise der Eignung bei.',
    ],
    'de',
  );
  for (const { id } of [german, other]) await profile(id);
  t.same(await similarTo(german.id), []);
  t.same(await similarTo(other.id), []);
});

t.test('tenders that were read before there were profiles are profiled once a worker starts', async (t) => {
  await worker.read((trx) => trx.deleteFrom('workspaceProfiles').where('id', '=', third.id).execute());
  t.equal(await worker.read((trx) => findProfile(trx, third.id)), undefined);
  await enqueueProfiles(worker.platform(), new AbortController().signal);
  const { jobId, status } = await rowOf(third.id);
  if (status === 'queued') await jobReached(worker.queue(), String(jobId), 'completed');
  t.match(await rowOf(third.id), { status: 'ready', rulesVersion: profileVersion });
});

t.test('the room of a proposal has no profile', async (t) => {
  const { id } = await make(pumps);
  await worker.read(async (trx) => {
    await trx.deleteFrom('workspaceProfiles').where('id', '=', id).execute();
    const { customerId } = await trx
      .selectFrom('workspaces')
      .select('customerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const room = { id: organizationId, organizationId, customerId, name: 'Offer', kind: 'proposal', tenderId: id };
    await trx.insertInto('workspaces').values(room).execute();
    await queueProfile(trx, { organizationId, workspaceId: room.id, jobId: null });
  });
  t.equal(await worker.read((trx) => findProfile(trx, organizationId)), undefined);
});

t.test('a failure is kept for people, of the job that failed alone', async (t) => {
  await change(first.id);
  const fail = (jobId: string | null) =>
    worker.read((trx) => failProfile(trx, { workspaceId: first.id, jobId }, 'Too much.'));
  t.equal(await fail(organizationId), false);
  t.equal(await fail((await rowOf(first.id)).jobId), true);
  t.match(await rowOf(first.id), { status: 'failed', failure: 'Too much.' });
});
