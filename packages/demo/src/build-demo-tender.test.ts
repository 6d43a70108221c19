import t from 'tap';
import { buildDemoTender } from './build-demo-tender.ts';
import { type OutlineItem, readPages } from './read-pages.fixtures.ts';

const tender = await buildDemoTender();
const printed = await readPages(tender.bytes);
const pageText = (page: number) => printed.pages[page - 1]?.text ?? '';
const flat = (items: OutlineItem[]): OutlineItem[] => items.flatMap((item) => [item, ...flat(item.items)]);

t.test('the demo tender is a document of the size of a real one', async (t) => {
  t.equal(printed.pages.length, tender.pages);
  t.ok(tender.pages >= 32 && tender.pages <= 40, `${tender.pages} pages`);
  t.match(printed.title, /Supply of Pumps and Valves/);
  t.ok(
    printed.pages.some(({ width, height }) => width > height),
    'some of its pages are landscape',
  );
});

t.test('it comes out the same, byte by byte, every time', async (t) => {
  const again = await buildDemoTender();
  t.ok(Buffer.from(tender.bytes).equals(again.bytes));
  t.same(again.truth, tender.truth);
});

t.test('every page but the cover has its number, and no text leaves the page', async (t) => {
  for (const [index, page] of printed.pages.entries()) {
    if (index > 0) t.match(page.text, `Page ${index + 1} of ${tender.pages}`);
    const astray = page.texts.filter(
      ({ left, right, baseline, height }) =>
        left < 60 || right > page.width - 60 || baseline < 30 || baseline + height > page.height - 30,
    );
    t.same(
      astray.map(({ text }) => text),
      [],
      `page ${index + 1}`,
    );
  }
});

t.test('no line of body text runs into the footer', async (t) => {
  for (const [index, page] of printed.pages.entries()) {
    if (index === 0) continue;
    const between = page.texts.filter(({ baseline }) => baseline > 46 && baseline < 66);
    t.same(
      between.map(({ text }) => text),
      [],
      `page ${index + 1}`,
    );
  }
});

t.test('each datasheet parameter is on its page, its value beside its name', async (t) => {
  for (const { tag, parameter, value, unit, page } of tender.truth.filter((each) => each.tag.startsWith('P-'))) {
    t.match(pageText(page), tag);
    t.ok(pageText(page).includes(`${parameter} ${unit || '–'} ${value}`), `${tag} ${parameter}, page ${page}`);
  }
  for (const { tag, parameter, value, unit, page } of tender.truth.filter((each) => !each.tag.startsWith('P-'))) {
    t.match(pageText(page), tag);
    const [, afterName = ''] = pageText(page).split(`${parameter} ${unit || '–'} `);
    t.ok(afterName.slice(0, 220).includes(value), `${tag} ${parameter}, page ${page}`);
  }
});

t.test('there are datasheets for at least six pumps and eight valves, with at least 240 parameters', async (t) => {
  t.ok(tender.truth.length >= 240, `${tender.truth.length} parameters`);
  const counts = new Map<string, number>();
  for (const { tag } of tender.truth) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const isPump = (tag: string) => tag.startsWith('P-');
  const pumps = [...counts].filter(([tag]) => isPump(tag));
  const valves = [...counts].filter(([tag]) => !isPump(tag));
  t.ok(pumps.length >= 6 && pumps.every(([, count]) => count >= 20), JSON.stringify(pumps));
  t.ok(valves.length >= 8 && valves.every(([, count]) => count >= 14), JSON.stringify(valves));
  const names = tender.truth.map(({ tag, parameter }) => `${tag} ${parameter}`);
  t.equal(new Set(names).size, names.length, 'a tag has each parameter once');
});

t.test('each key fact can be quoted from its page', async (t) => {
  t.ok(tender.facts.length >= 20);
  for (const { id, quote, page } of tender.facts)
    t.ok(pageText(page).includes(quote), `${id}: "${quote}", page ${page}`);
});

t.test('contents and outline lead to the headings they name', async (t) => {
  const items = flat(printed.outline);
  t.ok(items.length > 80, `${items.length} headings`);
  for (const { title, page } of items) t.ok(pageText(page).includes(title), `${title}, page ${page}`);
  const contents = pageText(2) + pageText(3);
  const listed = items.filter(({ title }) => (title.split(' ')[0]?.split('.').length ?? 0) <= 2);
  for (const { title, page } of listed) t.ok(contents.includes(`${title} ${page}`), `${title} … ${page}`);
  t.same(
    printed.linkTargets,
    listed.map(({ page }) => page),
  );
});
