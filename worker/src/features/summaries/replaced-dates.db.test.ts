import t from 'tap';
import { corrigendum, notice } from '../../facts/testing/moved-deadline.fixtures.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());

interface Section {
  claims: { text: string; citations: number[] }[];
  citations: { quote: string; documentId: string }[];
}

async function summarise(): Promise<Section[]> {
  const id = await worker.run('summary', {
    ...{ templateId: null, templateName: 'Bids', isPreview: false, regenerate: null },
    sections: [
      { title: 'Key dates', prompt: 'The closing date and other dates.' },
      { title: 'How to submit', prompt: 'How and where bids are submitted: portal, copies, language.' },
    ],
  });
  const rows = await worker.read((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', id).orderBy('ordinal').execute(),
  );
  return rows.map(({ headline }) => headline as unknown as Section);
}

const portal = (sections: readonly Section[]) => {
  const [section] = sections.filter(({ claims }) => claims.some(({ text }) => text.includes('electronic portal')));
  const claim = section?.claims.find(({ text }) => text.includes('electronic portal'));
  return { claim, quotes: claim?.citations.map((number) => section?.citations[number]?.quote) };
};

t.test('a date is said as the tender gives it', async (t) => {
  await worker.upload('notice.md', Buffer.from(notice), 'text/markdown');
  const { claim } = portal(await summarise());
  t.match(claim?.text, /by 14 January 2032 at 15:00/u);
  t.notMatch(claim?.text, /has changed/u);
});

t.test('a line with a date that a corrigendum replaces says the new one, with its place', async (t) => {
  await worker.upload('corrigendum.md', Buffer.from(corrigendum), 'text/markdown');
  const { claim, quotes } = portal(await summarise());
  t.match(claim?.text, /by 14 January 2032 at 15:00\. \(Submission deadline has changed: 21 January 2032/u);
  t.match(quotes?.at(-1), /extended from 14 January 2032 to 21 January 2032/u);
});
