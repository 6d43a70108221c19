import t from 'tap';
import { checkSpending } from './spending.ts';

const tooLarge = (message: RegExp) => ({ name: 'UnreadableDocumentError', code: 'too_large', message });

t.test('the drawing instructions of a whole document are limited, not only those of a page', async (t) => {
  const spending = checkSpending(1000);
  t.teardown(spending.stop);
  const largest = 250_000;
  for (let page = 1; page <= 80; page++) spending.page(page, largest);
  t.throws(() => spending.page(81, 1), tooLarge(/^This PDF has more than 20,000,000 drawing instructions\. Split it/));
  const other = checkSpending(1);
  t.teardown(other.stop);
  t.throws(() => other.page(7, largest + 1), tooLarge(/^Page 7 has more than 250,000 drawing instructions\./));
});

/** What a document of so many pages meets when it has taken this much processor time: a refusal, or nothing. */
async function readFor(seconds: number, pages: number): Promise<unknown> {
  const now = process.cpuUsage.bind(process);
  const start = now();
  process.cpuUsage = (since) => (since ? { user: seconds * 1e6, system: 0 } : start);
  const spending = checkSpending(pages);
  try {
    // The limit is checked every half a second.
    const long = new Promise((resolve) => setTimeout(resolve, 1500, 'goes on'));
    return await Promise.race([spending.overtime.catch((error: unknown) => error), long]);
  } finally {
    spending.stop();
    process.cpuUsage = now;
  }
}

t.test('a document has thirty seconds of processor time, and a tenth of one for each page', async (t) => {
  const refusal = tooLarge(/^This PDF takes far longer to read than its pages show\./);
  t.match(await readFor(30.2, 1), refusal);
  t.equal(await readFor(30, 1), 'goes on');
  t.match(await readFor(130.1, 1000), refusal);
  t.equal(await readFor(129, 1000), 'goes on');
});
