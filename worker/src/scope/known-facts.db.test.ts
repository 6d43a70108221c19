import t from 'tap';
import { placedFacts, placedValue } from '../features/facts/facts.fixtures.ts';
import { saveFacts } from '../features/facts/facts.repository.ts';
import { startTestWorker } from '../testing/test-worker.ts';
import { loadKnownFacts } from './known-facts.repository.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { organizationId, workspaceId, userId } = worker;

const upload = (name: string) =>
  worker.upload(name, Buffer.from('Terms\n\nBids are valid for 90 days.\n'), 'text/plain');
const [first, second] = [await upload('one.txt'), await upload('two.txt')];
const load = (...ids: string[]) => worker.read((trx) => loadKnownFacts(trx, workspaceId, ids));

/** Waits until nothing reads the facts any more, then replaces what was found by these. */
async function keep(facts: Parameters<typeof saveFacts>[2]): Promise<void> {
  for (;;) {
    const { status, revision } = await worker.read((trx) =>
      trx.selectFrom('factReadings').selectAll().where('id', '=', workspaceId).executeTakeFirstOrThrow(),
    );
    if (status === 'ready') {
      const key = { organizationId, workspaceId, revision };
      await worker.read((trx) => saveFacts(trx, key, facts, { engine: 'extractive', model: null, failure: null }));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

t.test('facts come with their places, and those of the asked documents alone', async (t) => {
  const validity = placedValue(first, 'P90D', { quote: 'Bids are valid for 90 days.', offset: 7 });
  await keep(
    placedFacts({
      bid_validity: { stated: validity, probability: 0.9, conflicts: [placedValue(second, 'P60D')] },
      currency: { stated: placedValue(second, 'EUR'), probability: 0.9 },
    }),
  );
  const all = await load(first, second);
  t.equal(all.isComplete, true);
  t.equal(all.facts.length, 26);
  const place = { documentId: first, page: 1, start: 7, end: 34, quote: 'Bids are valid for 90 days.' };
  t.match(
    all.facts.find(({ fact }) => fact === 'bid_validity'),
    { stated: { value: 'P90D', place }, conflicts: [{ value: 'P60D' }] },
  );
  t.match(
    all.facts.find(({ fact }) => fact === 'warranty'),
    { stated: null, probability: 0.8 },
  );
  const one = await load(first);
  t.match(one, { isComplete: false, facts: [{ fact: 'bid_validity', conflicts: [] }] });
  t.equal(one.facts.length, 1, 'what another document states is not called not stated');
});

t.test('a date that is far from the stated one comes beside it, unless its document is not asked', async (t) => {
  const stated = placedValue(first, '2032-01-14T15:00');
  const apart = [placedValue(second, '2031-02-03')];
  await keep(placedFacts({ submission_deadline: { stated, probability: 0.9, apart } }));
  const deadlineOf = async (...ids: string[]) =>
    (await load(...ids)).facts.find(({ fact }) => fact === 'submission_deadline');
  t.match(await deadlineOf(first, second), { conflicts: [], apart: [{ value: '2031-02-03' }] });
  t.same((await deadlineOf(first))?.apart, []);
});

t.test('a replaced date is told beside the date that counts, and not beside itself', async (t) => {
  const replaced = [placedValue(second, '2032-01-14T15:00', { quote: 'by 14 January', offset: 3 })];
  const replacedOf = async (value: string) => {
    await keep(placedFacts({ submission_deadline: { stated: placedValue(first, value), probability: 0.9, replaced } }));
    const { facts } = await load(first, second);
    return facts.find(({ fact }) => fact === 'submission_deadline')?.replaced?.map((each) => each.value);
  };
  t.same(await replacedOf('2032-01-21T15:00'), ['2032-01-14T15:00']);
  t.same(await replacedOf('2032-01-14'), [], 'a model chose the date that the rules take for replaced');
});

t.test('places that say more are kept, and those of documents that are not asked are left out', async (t) => {
  const terms = { page: 1, quote: 'Bids are valid for 90 days.', offset: 7, boxes: [] };
  const further = [first, second].map((documentId) => ({ documentId, ...terms }));
  const stated = placedValue(first, 'Bids are valid', { offset: 7 });
  await keep(placedFacts({ insurance: { stated, probability: 0.9, further } }));
  const furtherOf = async (...ids: string[]) =>
    (await load(...ids)).facts.find(({ fact }) => fact === 'insurance')?.further;
  const place = { page: 1, start: 7, end: 34, quote: terms.quote };
  t.same(await furtherOf(first, second), [
    { documentId: first, ...place },
    { documentId: second, ...place },
  ]);
  t.same(await furtherOf(first), [{ documentId: first, ...place }]);
  await keep(placedFacts({ insurance: { stated: null, probability: 0.6, further } }));
  t.same(await furtherOf(first, second), [
    { documentId: first, ...place },
    { documentId: second, ...place },
  ]);
});

t.test('what a person decided is certain, and needs no place', async (t) => {
  const decide = (fact: string, value: string | null) =>
    worker.read((trx) =>
      trx
        .updateTable('workspaceFacts')
        .set({ decision: value === null ? 'not_stated' : 'corrected', decidedValue: value, decidedText: value })
        .set({ decidedBy: userId, decidedAt: new Date() })
        .where('fact', '=', fact)
        .execute(),
    );
  await decide('bid_validity', '100 days');
  await decide('currency', null);
  const { facts } = await load(first, second);
  t.match(
    facts.filter(({ probability }) => probability === 1),
    [
      { fact: 'bid_validity', stated: { value: '100 days', place: null } },
      { fact: 'currency', stated: null },
    ],
  );
});

t.test('beside a decision is what documents have come to state since then, with the title of each', async (t) => {
  const addendum = await worker.upload('Addendum_2_of_the_terms.txt', Buffer.from('Terms'), 'text/plain');
  const stated = placedValue(first, '2032-01-14', { quote: 'by 14 January', offset: 3 });
  const later = placedValue(addendum, '2032-01-21', { quote: 'by 21 January', offset: 5 });
  await keep(placedFacts({ submission_deadline: { stated, probability: 0.9 } }));
  await worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: 'confirmed', decidedValue: '2032-01-14', decidedText: '14 January 2032' })
      .set({ decidedBy: userId, decidedAt: new Date(), seenConflicts: '[]' })
      .where('fact', '=', 'submission_deadline')
      .execute(),
  );
  const sinceOf = async (...ids: string[]) =>
    (await load(...ids)).facts.find(({ fact }) => fact === 'submission_deadline')?.since;
  t.equal(await sinceOf(first, second, addendum), undefined);
  await keep(placedFacts({ submission_deadline: { stated, probability: 0.9, conflicts: [later] } }));
  const since = await sinceOf(first, second, addendum);
  t.match(since, { others: [{ value: '2032-01-21', document: 'Addendum 2', place: { documentId: addendum } }] });
  t.match(since?.decidedBy, / confirmed$/);
  t.equal(await sinceOf(first, second), undefined, 'the addendum is not asked');
});
