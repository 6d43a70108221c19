import t from 'tap';
import { computeHere } from '../../../testing/compute-here.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { createExtractiveTasks } from '../create-extractive-tasks.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';

const section = { title: 'Technical requirements', prompt: 'Limits and minimum values, standards, materials.' };

async function summarise(lines: string[]) {
  const { document, passages } = await readTender(lines.join('\n'));
  const { pages, tables } = document;
  const claims = await createExtractiveTasks(computeHere).summarise({
    signal: new AbortController().signal,
    spend: () => t.fail('a model was paid for'),
    scope: scopeOf(passages, undefined, { id: 'tender', language: 'en', pages, tables }),
    section,
    facts: [],
    said: [],
  });
  return claims.map(({ text }) => text);
}

t.test('rows with a quantity are technical requirements, whatever their title says', async (t) => {
  const texts = await summarise([
    '# Supply of cameras',
    '## Annex 3: Body camera',
    'The bidder shall offer cameras as listed.',
    '',
    '| Item | Requirement |',
    '| --- | --- |',
    '| Working memory | at least 8 GB |',
    '| Ambient temperature of use | 0 to 55 °C |',
    '| Voltage of the charger | 12 V |',
    '| Weight of the housing | below 160 g |',
    '',
    '## Payment',
    'Invoices are paid within 45 days after acceptance.',
  ]);
  t.ok(texts.some((text) => text.includes('8 GB')));
  t.ok(texts.some((text) => text.includes('55 °C')));
  t.notOk(texts.some((text) => text.includes('45 days')));
});

t.test('a single quantity makes no technical document', async (t) => {
  t.same(
    await summarise(['# Cleaning of offices', '## How to bid', 'The maximum size of an uploaded file is 100 MB.']),
    [],
  );
});
