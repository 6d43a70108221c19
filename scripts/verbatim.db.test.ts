import { newId } from '@bidloom/db';
import { buildDemoTender } from '@bidloom/demo';
import { factTitles } from '@bidloom/texts/fact-titles';
import { startTestWorker } from '@bidloom/worker/src/testing/test-worker.ts';
import t, { type Test } from 'tap';
import { type Box, bare, distance, drawPages } from './testing/drawn-text.ts';

t.setTimeout(300_000);

const { bytes, facts } = await buildDemoTender();
const drawn = await drawPages(bytes);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const documentId = await worker.upload('tender.pdf', bytes);

interface Cited {
  claims: { text: string; citations: number[]; supported: boolean }[];
  citations: { documentId: string; page: number; quote: string; boxes: Box[] }[];
}

async function itemsOf<Headline, Content = null>(id: string): Promise<{ headline: Headline; content: Content }[]> {
  const { status, failure } = await worker.read((trx) =>
    trx.selectFrom('documentRequests').select(['status', 'failure']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  if (status !== 'completed') throw new Error(`The run is ${status}: ${failure}`);
  const rows = await worker.read((trx) =>
    trx
      .selectFrom('documentRequestItems')
      .select(['headline', 'content'])
      .where('requestId', '=', id)
      .orderBy('ordinal')
      .execute(),
  );
  return rows as unknown as { headline: Headline; content: Content }[];
}

/** The words are on the page, and the boxes contain them and little else. */
function checkPlace(t: Test, place: { page: number; text: string; boxes: readonly Box[] }): void {
  const { page, text, boxes } = place;
  const wanted = bare(text);
  if (!drawn.get(page)?.text.includes(wanted)) t.fail(`not on page ${page}: ${text}`);
  const inside = drawn.get(page)?.within(boxes) ?? '';
  // The estimate may be wrong by three letters at each end of each box.
  const missed = distance(inside, wanted);
  if (boxes.length === 0 || missed > Math.min(6 * boxes.length, wanted.length / 2)) {
    t.fail(`boxes on page ${page} contain “${inside}” instead of “${wanted}”`);
  }
}

const factNames = Object.values(factTitles).map((title) => title.toLowerCase());

const note = / \((?:check this)?(?:; )?(?:\d dates|\d periods|\d amounts|\d statements)?(?: in the documents)?\)$/u;
const anotherValue = /^(?:another (?:date|period|amount|statement)|also)$/u;

/**
 * The statement in a line of a summary about a bid fact: before the colon is the name of the fact, which the product adds, perhaps with a
 * note that it needs to be checked or has other values or places, each of which has a line of its own.
 */
/** What an answer says before a value that contradicts the first. */
const anotherIs =
  /^(?:There are \d (?:dates|periods|amounts|statements) in the documents\. )?Another (?:date|period|amount|statement): /u;

function withoutFactName(stated: string): string {
  const text = stated.replace(anotherIs, '');
  const [names = '', ...rest] = text.split(': ');
  const isNamed = names
    .split(', ')
    .every((name) => factNames.includes(name.toLowerCase().replace(note, '')) || anotherValue.test(name));
  return isNamed && rest.length > 0 ? rest.join(': ') : text;
}

/** Whether a line on ordered quantities has of each thing the name, count and unit that the row has which it cites for it. */
function saysRows(text: string, rows: readonly string[]): boolean {
  const items = text.split('; ').filter((item) => !/^\d+ more items?$/u.test(item));
  return items.every((item, index) => {
    const at = item.lastIndexOf(': ');
    const row = rows[index] ?? '';
    const cells = row.split('|').map(bare);
    const names = item.slice(0, at).split('…');
    return (
      names.every((name) => bare(row).includes(bare(name))) &&
      item
        .slice(at + 2)
        .split(' ')
        .every((figure) => cells.includes(bare(figure)))
    );
  });
}

function checkCited(t: Test, items: readonly Partial<Cited>[]): void {
  let places = 0;
  for (const { claims = [], citations = [] } of items) {
    for (const { page, quote, boxes } of citations) checkPlace(t, { page, text: quote, boxes });
    for (const { text, citations: indexes, supported } of claims) {
      const cited = indexes.map((index) => citations[index]?.quote ?? '');
      const [, quantities] = /^Quantities: (.*)$/su.exec(text) ?? [];
      const quotes = cited.map(bare).join('');
      const isOwn =
        quantities === undefined
          ? withoutFactName(text)
              .split('…')
              .every((part) => quotes.includes(bare(part)))
          : saysRows(quantities, cited);
      if (!supported || !isOwn) t.fail(`not word for word: ${text} “${cited.join('” “')}”`);
    }
    places += citations.length;
  }
  t.ok(places > 0, `${places} places`);
}

t.test(
  'every hit of a keyword is where its boxes are, in a sentence of the page; so is each summary of a keyword',
  async (t) => {
    const selectedKeywords = ['liquidated damages', 'bid security', 'pump', 'NPSH', 'warranty', 'stainless steel'];
    const parameters = {
      selectedKeywords,
      customKeywords: ['delivery'],
      isGenerateSummary: true,
      includePartsOfWords: false,
    };
    interface Hit {
      page: number;
      found: string;
      sentence: string;
      boxes: Box[];
    }
    const items = await itemsOf<{ digest: Cited }, { hits: Hit[] }>(await worker.run('keyword_extraction', parameters));
    const hits = items.flatMap(({ content }) => content.hits);
    t.ok(hits.length > 50, `${hits.length} hits`);
    for (const { page, found, sentence, boxes } of hits) {
      checkPlace(t, { page, text: found, boxes });
      if (!drawn.get(page)?.text.includes(bare(sentence))) t.fail(`not on page ${page}: ${sentence}`);
    }
    checkCited(
      t,
      items.map(({ headline }) => headline.digest),
    );
  },
);

t.test('every sentence of a summary is the tender’s own, and is in its boxes', async (t) => {
  const sections = ['Scope of supply', 'Key dates', 'Bid security', 'Payment', 'Delivery and damages', 'Warranty'].map(
    (title) => ({ title, prompt: `What the tender says of ${title}.` }),
  );
  const parameters = { templateId: null, templateName: 'Mine', sections, isPreview: false, regenerate: null };
  const items = await itemsOf<Cited>(await worker.run('summary', parameters));
  t.equal(items.length, sections.length);
  checkCited(
    t,
    items.map(({ headline }) => headline),
  );
});

t.test('every sentence of predefined answers is the tender’s own, and is in its boxes', async (t) => {
  const { organizationId } = worker;
  const categoryId = newId();
  await worker.read(async (trx) => {
    await trx.insertInto('categories').values({ id: categoryId, organizationId, name: 'Facts' }).execute();
    const rows = facts.map(({ question: text }) => ({ id: newId(), organizationId, categoryId, text }));
    await trx.insertInto('questions').values(rows).execute();
  });
  const id = await worker.run('batch_query', { categories: [{ id: categoryId, name: 'Facts' }] });
  const items = await itemsOf<Cited & { answered: boolean; answer: string }>(id);
  t.equal(items.length, facts.length);
  checkCited(
    t,
    items.map(({ headline }) => headline),
  );
  for (const { headline } of items.filter(({ headline }) => headline.answered)) {
    const said = bare(headline.claims.map(({ text }) => text).join(''));
    t.equal(bare(headline.answer), said, 'an answer is its claims and nothing else');
  }
});

t.test('every question leads to the words that gave rise to it', async (t) => {
  const items = await itemsOf<Cited>(await worker.run('question_generation', { count: 30, onlyNew: false }));
  t.equal(items.length, 30);
  checkCited(
    t,
    items.map(({ headline }) => headline),
  );
});

t.test('every cell and every parameter is in its boxes', async (t) => {
  const parameters = { selectedKeywords: [], customKeywords: [], isGenerateSummary: false };
  const ends = { startPage: null, endPage: null };
  interface Content {
    cells?: { text: string; boxes: Box[] }[];
    parameters?: { page: number; value: string; quote: string; boxes: Box[] }[];
  }
  const run = await worker.run('datasheet_extraction', { ...parameters, ...ends });
  const items = await itemsOf<{ page?: number }, Content>(run);
  let [cells, values] = [0, 0];
  for (const { headline, content } of items) {
    for (const { text, boxes } of content.cells ?? []) {
      if (bare(text) === '') continue;
      checkPlace(t, { page: headline.page ?? 0, text, boxes });
      cells++;
    }
    for (const { page, value, quote, boxes } of content.parameters ?? []) {
      if (!bare(drawn.get(page)?.within(boxes) ?? '').includes(bare(value))) t.fail(`no ${value} in “${quote}”`);
      values++;
    }
  }
  t.ok(cells > 200, `${cells} cells`);
  t.ok(values > 200, `${values} parameters of ${documentId}`);
});
