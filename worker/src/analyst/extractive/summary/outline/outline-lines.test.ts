import t from 'tap';
import type { Candidate } from '../../../../search/candidates.ts';
import { readPassages } from '../../statements.ts';
import { readTender, toPassages } from '../../testing/read-tender.fixtures.ts';
import { outlineOf } from './document-outline.ts';
import { nameParts } from './name-parts.ts';
import { outlineLines } from './outline-lines.ts';
import { nameOf } from './titled-line.ts';

const specification = [
  '# Technical specification for cooling of the museum hall in Lindental',
  '## 1.1 Purpose',
  'This document describes the cooling of the museum hall, which is open on six days of the week.',
  '## 2.1 Outdoor units',
  'The unit shall be suitable for ambient temperatures from 5 °C to 52 °C.',
  'The units stand on the roof of the hall.',
  '## 3.1 Central controller',
  'The controller shall show the state of all 256 rooms on one screen.',
  '## 4.1 Ducts',
  'All sheets shall have a thickness of at least 0.8 mm in accordance with ISO 1461 and EN 10346.',
  '## 5.1 Insulation of pipes',
  'The layer shall be at least 19 mm thick where pipes are outside.',
  '## 6.1 Penalties',
  'The contractor shall pay 0.5% of the price for each week.',
];
const call = ['## 7.1 Submission of bids', 'Bids shall be sent to the portal of the museum.'];

async function linesOf(topic: string, ...paragraphs: string[]): Promise<string[]> {
  const { passages } = await readTender(paragraphs.join('\n\n'));
  return outlineLines(topic, passages, { isSaid: () => false, keys: [], count: 0 }).map(({ text }) => text);
}

t.test('a specification says what it is for and which parts it has', async (t) => {
  t.same(await linesOf('scope', ...specification), [
    'This document describes the cooling of the museum hall, which is open on six days of the week.',
    'Parts: Outdoor units; Central controller; Ducts; Insulation of pipes',
  ]);
});

t.test(
  'a standard beside other documents is named, and what it contains is neither scope nor requirement',
  async (t) => {
    const standard = ['# Building Cooling Standard 4.2', ...specification.slice(1, -2)];
    const said = { isSaid: () => false, keys: [], count: 0 };
    const alone = (await readTender(standard.join('\n\n'))).passages;
    const beside = [...alone, ...toPassages((await readTender(call.join('\n\n'))).document, 'call')];
    const textsOf = (topic: string, passages: Candidate[]) =>
      outlineLines(topic, passages, said).map(({ text }) => text);
    t.match(
      textsOf('scope', alone),
      [/^This document describes/, /^Parts: /],
      'alone, it is what the reader asks about',
    );
    t.same(textsOf('scope', beside), []);
    t.same(textsOf('technical', beside), ['Standard among the documents: Building Cooling Standard 4.2']);
    const [named] = outlineLines('technical', beside, said);
    t.match(named?.citations, [{ documentId: 'tender', page: 1, quote: 'Building Cooling Standard 4.2' }]);
  },
);

t.test('the headings of a form that a regulation prescribes are no parts of what is bought', async (t) => {
  const partsOf = async (number: (index: number) => string) => {
    const lines = specification.map((line, index) => line.replace(/^## [\d.]+/u, `## ${number(index)}`));
    const { passages } = await readTender(lines.join('\n\n'));
    const { statements, headings } = readPassages(passages);
    return nameParts(outlineOf(statements, headings))?.text;
  };
  t.equal(
    await partsOf((index) => `${index}.1`),
    'Parts: Outdoor units; Central controller; Ducts; Insulation of pipes',
  );
  t.equal(await partsOf((index) => `7.105(a)(${index})`), undefined);
  t.equal(nameOf('7.105(b)(13) Warranty of pumps'), 'Warranty of pumps');
});

t.test('a plan of the purchase has no requirements of what is bought', async (t) => {
  const below = 'The price shall be fixed for 24 months.';
  const plan = ['Market research', 'Contract type', 'Source selection procedures'].flatMap((title, index) => [
    `## ${index + 7}.1 ${title}`,
    below,
  ]);
  t.same(await linesOf('technical', ...specification, ...plan), []);
  t.same(await linesOf('scope', ...specification, ...plan), []);
  const screens = ['Light sources', 'Data acquisition', 'Procurement screen', 'Competition pool'].map(
    (title, index) => `## ${index + 7}.1 ${title}`,
  );
  const told = await linesOf('technical', ...specification, ...screens.flatMap((title) => [title, below]));
  t.match(told[0], /^Outdoor units/);
});

t.test('the totals and years of a price list are no parts of what is bought', async (t) => {
  const { passages } = await readTender(specification.join('\n\n'));
  const { statements, headings } = readPassages(passages);
  const outline = outlineOf(statements, headings);
  const partsOf = (names: string[]) => {
    const parts = outline.parts.map((part, index) => ({ ...part, title: names[index] ?? 'Total' }));
    return nameParts({ ...outline, parts, headingNamed: () => headings[0] ?? null })?.text;
  };
  t.equal(partsOf(['Summary', 'Base Year', 'Option Year 1', 'Option Year 2', 'Option Year 3']), undefined);
  t.equal(partsOf(['Pumps', 'Valves', 'Pipes', 'Ducts', 'Option Year 3']), 'Parts: Pumps; Valves; Pipes; Ducts');
});

t.test('its main requirements stand behind their headings, without the terms of the contract', async (t) => {
  t.same(await linesOf('technical', ...specification), [
    'Outdoor units: The unit shall be suitable for ambient temperatures from 5 °C to 52 °C.',
    'Central controller: The controller shall show the state of all 256 rooms on one screen.',
    'Ducts: All sheets shall have a thickness of at least 0.8 mm in accordance with ISO 1461 and EN 10346.',
    'Insulation of pipes: The layer shall be at least 19 mm thick where pipes are outside.',
    'Standards named: ISO 1461; EN 10346',
  ]);
});

t.test('a pressure class is no standard', async (t) => {
  const valves = ['## 7.1 Valves', 'All valves shall have flanges of class PN 16, those of the main PN25.'];
  t.equal((await linesOf('technical', ...specification, ...valves)).at(-1), 'Standards named: ISO 1461; EN 10346');
});

t.test('a call for bids is told by its facts, not by its outline', async (t) => {
  t.same(await linesOf('scope', ...specification, ...call), []);
  t.same(await linesOf('technical', ...specification, ...call), []);
  t.same(await linesOf('payment', ...specification), []);
});

t.test('a requirement cites its heading and itself', async (t) => {
  const { passages } = await readTender(specification.join('\n\n'));
  const [first] = outlineLines('technical', passages, { isSaid: () => false, keys: [], count: 0 });
  t.match(first?.citations, [{ quote: /Outdoor units$/ }, { quote: /^The unit shall/ }]);
});

t.test('what is said already comes in no further line', async (t) => {
  const { passages } = await readTender(specification.join('\n\n'));
  const isSaid = ({ text }: { text: string }) => text.startsWith('The unit');
  const lines = outlineLines('technical', passages, { isSaid, keys: [], count: 0 });
  t.notOk(lines.some(({ text }) => text.includes('ambient')));
});
