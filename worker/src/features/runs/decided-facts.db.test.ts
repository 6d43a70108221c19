import t from 'tap';
import type { FactName } from '../../facts/model.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const { userId, workspaceId } = worker;
const text = `# Tender

## 1.1 Data sheet

The bid validity is 12 months from the opening of bids.

A bid security of EUR 5,000 is enclosed with the bid.

## 1.2 Prices

Prices are firm and do not change with the market.

The price includes all freight to the site of the works.

Taxes are shown apart from the price of each item.

## 2.1 Terms

The offer validity is 180 days after the closing date.
`;
const documentId = await worker.upload('terms.md', Buffer.from(text), 'text/markdown');
const validity = 'The bid validity is 12 months from the opening of bids.';

const factsOf = () =>
  worker.read((trx) =>
    trx.selectFrom('factReadings').select('status').where('id', '=', workspaceId).executeTakeFirst(),
  );
while ((await factsOf())?.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 20));

/** A person's decision, who has seen what the documents state; `value` null: not stated. */
const decide = (fact: FactName, value: string | null, quote: string | null = null) => {
  const place = quote === null ? null : { page: 1, offset: text.indexOf(quote) };
  return worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: value === null ? 'not_stated' : 'corrected', decidedValue: value, decidedText: value })
      .set({ decidedDocumentId: place && documentId, decidedPage: place?.page ?? null, decidedQuote: quote })
      .set({ decidedOffset: place?.offset ?? null, decidedBy: userId, decidedAt: new Date() })
      .set((eb) => ({ seenValue: eb.ref('foundValue'), seenConflicts: eb.ref('conflicts') }))
      .where('fact', '=', fact)
      .execute(),
  );
};

async function headlines<Headline>(id: string): Promise<Headline[]> {
  const rows = await worker.read((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', id).execute(),
  );
  return rows.map(({ headline }) => headline as unknown as Headline);
}

async function summarise() {
  const id = await worker.run('summary', {
    ...{ templateId: null, templateName: 'Terms', isPreview: false, regenerate: null },
    sections: [{ title: 'How to bid', prompt: 'Bid validity, bid security.' }],
  });
  const [section] = await headlines<{ claims: { text: string; citations: number[] }[] }>(id);
  return section?.claims ?? [];
}

async function askedAbout() {
  const id = await worker.run('question_generation', { count: 50, onlyNew: false });
  const questions = await headlines<{ text: string; reason: string }>(id);
  return questions.filter(({ reason }) => reason === 'contradiction').map((question) => question.text);
}

t.test('without a decision a summary says what the documents state', async (t) => {
  const said = (await summarise()).map((claim) => claim.text).join('\n');
  t.match(said, /^Bid validity \(2 periods in the documents\): /mu);
  t.match(said, /EUR 5,000/u);
  t.match(await askedAbout(), [/12 months.*180 days/u]);
});

t.test('what a person wrote is said as it was written, with its place; what is not stated is not said', async (t) => {
  await decide('bid_validity', '100 days', validity);
  await decide('bid_security', null);
  const claims = await summarise();
  t.match(
    claims.filter((claim) => claim.text.startsWith('Bid validity')),
    [{ text: 'Bid validity: 100 days', citations: [0] }],
  );
  t.notMatch(claims.map((claim) => claim.text).join('\n'), /EUR 5,000/u);
  t.same(await askedAbout(), [], 'nor is anybody asked what was decided');
});

t.test('it is said without a place where it has none', async (t) => {
  await decide('bid_validity', '100 days');
  t.match(
    (await summarise()).filter((claim) => claim.text.startsWith('Bid validity')),
    [{ text: 'Bid validity: 100 days', citations: [] }],
  );
});
