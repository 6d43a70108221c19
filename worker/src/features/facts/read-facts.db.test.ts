import { asPlatform, newId, queueFactReading } from '@bidloom/db';
import { factsVersion, ingestDocument, readFacts } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { factNames } from '../../facts/model.ts';
import { startTestWorker } from '../../testing/test-worker.ts';
import { enqueueReadings } from './enqueue-readings.ts';
import { placedFacts, placedValue } from './facts.fixtures.ts';
import { failReading, saveFacts } from './facts.repository.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;
const rules = { engine: 'extractive', model: null, failure: null } as const;

const reading = () =>
  worker.read((trx) =>
    trx.selectFrom('factReadings').selectAll().where('id', '=', workspaceId).executeTakeFirstOrThrow(),
  );
const rows = () =>
  worker.read((trx) =>
    trx.selectFrom('workspaceFacts').selectAll().where('workspaceId', '=', workspaceId).orderBy('fact').execute(),
  );
const rowOf = async (fact: string) => (await rows()).find((row) => row.fact === fact);
const save = (revision: number, facts: Parameters<typeof saveFacts>[2]) =>
  worker.read((trx) => saveFacts(trx, { organizationId, workspaceId, revision }, facts, rules));
const change = () => worker.read((trx) => queueFactReading(trx, { organizationId, workspaceId, jobId: null }));

/** Events about facts. */
const told = () =>
  worker.events.flatMap(({ type, data }) => {
    const { event } = data as { event?: { ProcessingType: number; Status?: string; WorkspaceId?: string } };
    return type === 'notification' && event?.ProcessingType === 10 ? [event] : [];
  });

/** Waits until everything that was asked for is read. */
async function untilRead() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = async () => {
    const { status } = await reading();
    if (status !== 'queued') resolve();
  };
  const end = worker.platform().events.subscribe(({ type }) => void (type === 'notification' && look()));
  await look();
  await promise;
  end();
}

/** Sends the job and waits for its end. */
async function readAgain() {
  const jobId = await worker.read((trx) => worker.queue().send(trx, readFacts, { organizationId, workspaceId }));
  await jobReached(worker.queue(), String(jobId), 'completed');
}

const text = (words: string) => Buffer.from(`Instructions to bidders\n\n${words}\n`);
const documentId = await worker.upload(
  'terms.txt',
  text('Bids must be submitted by 12 August 2024, 15:00.'),
  'text/plain',
);

t.test('the facts of a tender are read after a document has become ready', async (t) => {
  await untilRead();
  t.same(
    (await rows()).map(({ fact }) => fact),
    [...factNames].sort(),
    'every fact has its row, stated or not',
  );
  const kept = await reading();
  t.match(kept, { status: 'ready', failure: null, engine: 'extractive', model: null, rulesVersion: factsVersion });
  t.equal(kept.readRevision, kept.revision);
  t.ok(kept.readAt);
  t.match(told(), [{ Status: 'ready', WorkspaceId: workspaceId }]);
  const notifications = await worker.read((trx) => trx.selectFrom('notifications').select('event').execute());
  t.equal(notifications.length, 1, 'only that of the document is kept');
});

t.test('a value that a page states has its place there', async (t) => {
  const found = (await rows()).filter(({ foundValue }) => foundValue !== null);
  for (const { fact, foundDocumentId, foundPage, foundQuote } of found) {
    t.equal(foundDocumentId, documentId, fact);
    t.equal(foundPage, 1);
    t.match('Instructions to bidders Bids must be submitted by 12 August 2024, 15:00.', String(foundQuote).trim());
  }
});

t.test(
  'of changes that come one after the other one job at most waits, and a job with nothing to do ends',
  async (t) => {
    // For a tender for which nothing else is sent.
    const payload = { organizationId, workspaceId: newId() };
    const send = () =>
      worker.read((trx) =>
        worker.queue().send(trx, readFacts, payload, { singletonKey: payload.workspaceId, startAfterSeconds: 3600 }),
      );
    t.ok(await send());
    t.equal(await send(), null);
    const before = told().length;
    await readAgain();
    t.equal(told().length, before);
  },
);

t.test('renewals keep what people decided, and say where the documents differ from it', async (t) => {
  const { revision } = await reading();
  await save(revision, placedFacts({ bid_validity: { stated: placedValue(documentId, 'P90D') } }));
  await worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: 'confirmed', decidedValue: 'P90D', decidedText: '90 days', seenValue: 'P90D' })
      .set({ decidedBy: userId, decidedAt: new Date(), decidedDocumentId: documentId })
      .where('fact', '=', 'bid_validity')
      .execute(),
  );
  await save(revision, placedFacts({ bid_validity: { stated: placedValue(documentId, 'P90D') } }));
  t.match(await rowOf('bid_validity'), { decision: 'confirmed', decidedValue: 'P90D', isFoundOtherwise: false });
  await save(revision, placedFacts({ bid_validity: { stated: placedValue(documentId, 'P120D') } }));
  t.match(await rowOf('bid_validity'), {
    ...{ foundValue: 'P120D', decision: 'confirmed', decidedValue: 'P90D', decidedText: '90 days' },
    ...{ decidedBy: userId, isFoundOtherwise: true },
  });
  await save(revision, placedFacts({}));
  t.match(await rowOf('bid_validity'), { foundValue: null, decidedValue: 'P90D', isFoundOtherwise: true });
});

t.test('an older state of the documents never takes the place of a newer one', async (t) => {
  await change();
  const { revision } = await reading();
  t.equal(await save(revision, placedFacts({ currency: { stated: placedValue(documentId, 'EUR') } })), true);
  t.equal(await save(revision - 1, placedFacts({ currency: { stated: placedValue(documentId, 'USD') } })), false);
  t.match(await rowOf('currency'), { foundValue: 'EUR' });
  await change();
  t.equal(await save(revision, placedFacts({ currency: { stated: placedValue(documentId, 'INR') } })), true);
  t.match(await reading(), { status: 'queued', readRevision: revision }, 'what came meanwhile is still to be read');
  await readAgain();
  t.match(await reading(), { status: 'ready', readRevision: revision + 1 });
});

t.test('a document that is removed leaves no place in the facts', async (t) => {
  const other = await worker.upload('other.txt', text('Prices are in pounds.'), 'text/plain');
  await untilRead();
  const { revision } = await reading();
  const pounds = placedValue(other, 'GBP');
  await save(revision, placedFacts({ currency: { stated: pounds }, contact: { conflicts: [pounds] } }));
  await worker.read((trx) => trx.deleteFrom('documents').where('id', '=', other).execute());
  t.match(await rowOf('currency'), { foundDocumentId: null });
  // A job that had read it before writes after.
  await save(revision, placedFacts({ currency: { stated: pounds }, contact: { conflicts: [pounds] } }));
  t.match(await rowOf('currency'), { foundValue: null, foundDocumentId: null });
  t.same((await rowOf('contact'))?.conflicts, []);
});

t.test('a document that is read again has the facts read again', async (t) => {
  const { revision } = await reading();
  const jobId = await worker.read(async (trx) => {
    const sent = String(await worker.queue().send(trx, ingestDocument, { organizationId, workspaceId, documentId }));
    await trx.updateTable('documents').set({ rereadJobId: sent }).where('id', '=', documentId).execute();
    return sent;
  });
  await jobReached(worker.queue(), jobId, 'completed');
  t.match(await reading(), { revision: revision + 1 });
  await untilRead();
  t.match(await reading(), { status: 'ready', readRevision: revision + 1 });
});

t.test('the place of a decision follows its words on their page, and is marked where these are gone', async (t) => {
  const quote = 'by 12 August 2024, 15:00';
  const place = { decidedDocumentId: documentId, decidedPage: 1, decidedQuote: quote, decidedOffset: 3 };
  await worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ ...place, decision: 'confirmed', decidedValue: '2024-08-12T15:00', decidedText: 'On 12 August' })
      .set({ decidedBoxes: '[]', decidedBy: userId, decidedAt: new Date() })
      .where('fact', '=', 'bid_opening')
      .execute(),
  );
  const textOf = () =>
    worker.read((trx) =>
      trx.selectFrom('documentPages').select('text').where('documentId', '=', documentId).executeTakeFirstOrThrow(),
    );
  const { text: before } = await textOf();
  await change();
  await readAgain();
  t.match(await rowOf('bid_opening'), { ...place, decidedOffset: before.indexOf(quote) });
  await worker.read((trx) =>
    trx
      .updateTable('documentPages')
      .set({ text: before.replace('12 August', '14 August') })
      .where('documentId', '=', documentId)
      .execute(),
  );
  await change();
  await readAgain();
  t.match(await rowOf('bid_opening'), {
    ...{ decidedDocumentId: null, decidedPage: 1, decidedQuote: quote },
    ...{ decision: 'confirmed', decidedValue: '2024-08-12T15:00', decidedBy: userId },
  });
  await worker.read((trx) =>
    trx.updateTable('documentPages').set({ text: before }).where('documentId', '=', documentId).execute(),
  );
  await worker.read((trx) => trx.deleteFrom('workspaceFacts').where('fact', '=', 'bid_opening').execute());
  await change();
  await readAgain();
});

t.test('a tender that older rules have read, or none, is read once more when a worker starts', async (t) => {
  await worker.read((trx) =>
    trx
      .updateTable('factReadings')
      .set({ rulesVersion: factsVersion - 1 })
      .execute(),
  );
  const { revision } = await reading();
  const look = () => enqueueReadings(worker.platform(), new AbortController().signal);
  await look();
  t.match(await reading(), { revision: revision + 1 });
  await look();
  t.match(await reading(), { revision: revision + 1 }, 'once');
  await readAgain();
  await look();
  t.match(await reading(), { revision: revision + 1, rulesVersion: factsVersion }, 'and no more');
  await asPlatform(worker.database, (trx) => trx.deleteFrom('factReadings').where('id', '=', workspaceId).execute());
  await look();
  t.match(await reading(), { revision: 1 });
  await readAgain();
});

t.test('far dates that older rules did not keep are no news to who decided before', async (t) => {
  const stated = placedValue(documentId, '2024-08-12');
  const apart = [placedValue(documentId, '2026-01-10')];
  const facts = placedFacts({ bid_opening: { stated, apart } });
  const decision = {
    ...{ decision: 'confirmed', decidedValue: '2024-08-12', decidedText: '2024-08-12' },
    ...{ decidedBy: userId, decidedAt: new Date(), seenConflicts: '[]' },
  };
  const seenAfter = async (rulesVersion: number) => {
    await worker.read(async (trx) => {
      await trx.updateTable('factReadings').set({ rulesVersion }).execute();
      await trx.updateTable('workspaceFacts').set(decision).where('fact', '=', 'bid_opening').execute();
    });
    await save((await reading()).revision, facts);
    return (await rowOf('bid_opening'))?.seenConflicts;
  };
  t.match(await seenAfter(6), [{ value: '2026-01-10', apart: true }]);
  t.same(await seenAfter(factsVersion), [], 'a document has come to state it');
  await worker.read((trx) => trx.deleteFrom('workspaceFacts').where('fact', '=', 'bid_opening').execute());
});

t.test('a reading fails for the job alone whose it is', async (t) => {
  await change();
  const { jobId } = await reading();
  const other = '00000000-0000-7000-8000-000000000000';
  t.equal(await worker.read((trx) => failReading(trx, { workspaceId, jobId: other }, 'No.')), false);
  t.equal(await worker.read((trx) => failReading(trx, { workspaceId, jobId }, 'Too much.')), true);
  t.match(await reading(), { status: 'failed', failure: 'Too much.' });
  await change();
  t.match(await reading(), { status: 'queued', failure: null }, 'until documents change, or somebody tries again');
  await readAgain();
});

t.test('where the last document goes, what people decided is all that is left', async (t) => {
  await worker.read((trx) => trx.deleteFrom('documents').where('workspaceId', '=', workspaceId).execute());
  await change();
  await readAgain();
  t.match(await rows(), [{ fact: 'bid_validity', decidedValue: 'P90D', probability: null, isFoundOtherwise: false }]);
  t.equal((await rows()).length, 1);
});
