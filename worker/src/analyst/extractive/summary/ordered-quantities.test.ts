import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { createExtractiveTasks } from '../create-extractive-tasks.ts';
import { misquoted, readTender, type TenderReading, toPassages } from '../testing/read-tender.fixtures.ts';

const section = { title: 'Scope of supply', prompt: 'What is to be supplied, in which quantities.' };

/** What a summary says of the ordered quantities, below a title and the names of columns. */
async function quantities(title: string, header: string, ...rows: string[]) {
  const { document, passages } = await readTable(title, header, rows);
  return tell(document, passages);
}

function readTable(title: string, header: string, rows: readonly string[]) {
  const rule = header.replace(/[^|]+/gu, ' --- ');
  return readTender(['# Supply of pumps', `## ${title}`, 'These are the items.', '', header, rule, ...rows].join('\n'));
}

/** @param passages of several documents, all with the pages and tables of the one */
async function tell({ pages, tables }: TenderReading['document'], passages: TenderReading['passages']) {
  const claims = await createExtractiveTasks(computeHere).summarise({
    signal: new AbortController().signal,
    spend: () => t.fail('a model was paid for'),
    scope: scopeOf(passages, undefined, { id: 'tender', language: 'en', pages, tables }),
    ...{ section, facts: [], said: [] },
  });
  const told = claims.find(({ text }) => text.startsWith('Quantities: '));
  t.same(told ? misquoted(told.citations, pages) : [], []);
  return told ? { text: told.text, places: told.citations.length } : null;
}

const priced = '| Item | Description | Unit | Qty. | Unit price |';
const pump = '| 1 | Booster pump | sets | 2 | |';

t.test('a summary says how many of each thing are ordered, with the rows that say it', async (t) => {
  t.same(
    await quantities(
      'Schedule of prices',
      priced,
      pump,
      '| 2 | Spare impeller | pcs | 12.00 | |',
      '| | Total | | 14 | |',
    ),
    {
      text: 'Quantities: Booster pump: 2 sets; Spare impeller: 12 pcs',
      places: 2,
    },
  );
});

t.test('a thousand stays a thousand, whichever sign parts its digits', async (t) => {
  const cable = '| 1 | Control cable | m | 1,000 | |';
  const told = await quantities('Schedule of prices', priced, cable, '| 2 | Cable tie | pcs | 2.000 | |');
  t.equal(told?.text, 'Quantities: Control cable: 1,000 m; Cable tie: 2.000 pcs');
});

t.test('of a long list the first items are named, and the number of the others is said', async (t) => {
  const rows = Array.from({ length: 20 }, (_, at) => `| ${at + 1} | Valve of size DN${at + 10} | pcs | ${at + 1} | |`);
  const told = await quantities('Schedule of prices', priced, ...rows, pump);
  t.match(told?.text, /^Quantities: Valve of size DN10: 1 pcs; .*DN15: 6 pcs; 15 more items$/u);
});

t.test('of a name with a long description the first words are shown', async (t) => {
  const words = 'with flanges, seals and a motor for outdoor use, delivered to the site';
  const told = await quantities('Schedule of prices', priced, `| 1 | Booster pump; ${words} | sets | 2 | |`, pump);
  t.equal(
    told?.text,
    'Quantities: Booster pump; with flanges, seals and a motor for outdoor …: 2 sets; Booster pump: 2 sets',
  );
});

t.test('what several documents list is one thing, and one thing that is not named is one item', async (t) => {
  const rows = Array.from({ length: 7 }, (_, at) => `| ${at + 1} | Valve of size DN${at + 10} | pcs | ${at + 1} | |`);
  const { document, passages } = await readTable('Schedule of prices', priced, rows);
  const told = await tell(document, [...passages, ...toPassages(document, 'addendum')]);
  t.match(told?.text, /; 1 more item$/u);
});

t.test('rows without prices, of a bidder’s references or of spares are no order', async (t) => {
  t.equal(
    await quantities('Contents of the box', '| Item | Description | Unit | Qty. |', '| 1 | Booster pump | sets | 2 |'),
    null,
  );
  t.equal(await quantities('References of the bidder', priced, pump), null);
  t.equal(await quantities('Recommended spares', priced, pump), null);
});
