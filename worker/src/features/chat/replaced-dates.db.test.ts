import t from 'tap';
import { corrigendum, notice } from '../../facts/testing/moved-deadline.fixtures.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());

/** Asks once the facts of what was uploaded have been read. */
async function ask(question: string) {
  const isRead = async () => {
    const reading = await worker.read((trx) => trx.selectFrom('factReadings').select('status').executeTakeFirst());
    return reading?.status === 'ready';
  };
  while (!(await isRead())) await new Promise((resolve) => setTimeout(resolve, 100));
  const id = await worker.ask(question);
  return worker.read((trx) => trx.selectFrom('chatEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

const how = 'Through which electronic portal must bids be submitted?';

t.test('an answer says a date as the tender gives it', async (t) => {
  await worker.upload('notice.md', Buffer.from(notice), 'text/markdown');
  const { answer } = await ask(how);
  t.match(answer, /electronic portal of the buyer by 14 January 2032/u);
  t.notMatch(answer, /has changed/u);
});

t.test('an answer with a date that a corrigendum replaces says the new one, with its place', async (t) => {
  await worker.upload('corrigendum.md', Buffer.from(corrigendum), 'text/markdown');
  const { answer, citations } = await ask(how);
  t.match(answer, /by 14 January 2032 at 15:00\. \(Submission deadline (?:has|may have) changed: 21 January 2032/u);
  const quotes = (citations as unknown as { quote: string }[]).map(({ quote }) => quote);
  t.ok(
    quotes.some((quote) => /extended from 14 January 2032 to 21 January 2032/u.test(quote)),
    quotes.join(' | '),
  );
});

t.test('an answer says the date that a person decided for, beside any of the documents', async (t) => {
  await worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: 'corrected', decidedValue: '2032-01-28T11:00', decidedText: '28 January 2032, 11:00' })
      .set({ decidedBy: worker.userId, decidedAt: new Date() })
      .set((eb) => ({ seenValue: eb.ref('foundValue'), seenConflicts: eb.ref('conflicts') }))
      .where('fact', '=', 'submission_deadline')
      .execute(),
  );
  const { answer } = await ask(how);
  t.match(answer, /by 14 January 2032 at 15:00\. \(Submission deadline has changed: 28 January 2032, 11:00\)/u);
});
