import { buildDemoTender } from '@bidloom/demo';
import { pumps, specified } from '@bidloom/demo/pumps';
import { valves, valveValue } from '@bidloom/demo/valves';
import { astray } from '@bidloom/worker/src/documents/datasheets/check-places.fixtures.ts';
import { compareTags } from '@bidloom/worker/src/documents/datasheets/compare-tags.ts';
import { extractDatasheets } from '@bidloom/worker/src/documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '@bidloom/worker/src/documents/datasheets/match-parameters.ts';
import type { Parameter } from '@bidloom/worker/src/documents/datasheets/model.ts';
import { readDocument } from '@bidloom/worker/src/documents/read-document.ts';
import { options, writeSource } from '@bidloom/worker/src/documents/testing/files.ts';
import t from 'tap';

const tender = await buildDemoTender();
const document = await readDocument(await writeSource('tender.pdf', 'application/pdf', tender.bytes), options);
const sheets = extractDatasheets(document);

const truePages = new Set(tender.truth.map(({ page }) => page));
const ofDatasheets = sheets.filter(({ pages }) => pages.every((page) => truePages.has(page)));
const others = sheets.filter((sheet) => !ofDatasheets.includes(sheet));
const valuesOf = (parameters: readonly Parameter[]) =>
  parameters.map(({ tag, parameter, value, unit, page }) => ({ tag, parameter, value, unit: unit ?? '', page }));

t.test('every parameter of the pump and valve datasheets comes out right, and nothing besides', async (t) => {
  const order = (list: { tag: string | null; parameter: string }[]) =>
    list.toSorted((a, b) => `${a.tag}|${a.parameter}`.localeCompare(`${b.tag}|${b.parameter}`));
  t.ok(tender.truth.length >= 200, `${tender.truth.length} parameters`);
  t.same(order(valuesOf(ofDatasheets.flatMap(({ parameters }) => parameters))), order(tender.truth));
});

t.test('elsewhere only tables of technical data give parameters, and right ones', async (t) => {
  t.same(
    others.map(({ parameters, pages }) => [parameters.length, pages.length]),
    [
      [4 * valves.length, 1],
      [8, 1],
      [15, 1],
      [13, 1],
      [4 * pumps.length, 1],
      [30, 1],
    ],
    'the list of valves, site conditions, coatings, motors, the overview of duties, the analysis of water',
  );
  const find = (tag: string, unit: string) =>
    others.flatMap(({ parameters }) => parameters).find((each) => each.tag === tag && each.unit === unit)?.value;
  for (const { tag } of valves) {
    t.equal(find(tag, 'DN'), valveValue(tag, 'Nominal size'));
    t.equal(find(tag, 'PN'), valveValue(tag, 'Pressure rating'));
  }
  for (const pump of pumps) t.equal(`${find(pump.tag, 'kW')} kW`, specified(pump, 'Motor rating'));
});

t.test('each value is found on its page, and its boxes contain its words', async (t) => {
  t.same(astray(document, sheets), []);
});

t.test('asked names find the parameters that they mean', async (t) => {
  const asked = ['NPSHr', 'rated flow', 'leakage class', 'motor power', 'dielectric strength'];
  const { matches, unmatched } = matchParameters(ofDatasheets, asked);
  const found = Map.groupBy(matches, ({ keyword }) => keyword);
  const names = (keyword: string) => [...new Set(found.get(keyword)?.map(({ parameter }) => parameter.parameter))];
  t.same(names('NPSHr'), ['NPSH required at rated capacity, maximum']);
  t.same(names('rated flow'), ['Rated capacity']);
  t.equal(found.get('rated flow')?.length, pumps.length);
  t.same(names('leakage class'), ['Seat leakage (EN 12266-1)']);
  t.same(names('motor power'), ['Motor rating']);
  t.same(unmatched, ['dielectric strength']);
});

t.test('two pumps side by side', async (t) => {
  const { columns, lines } = compareTags(ofDatasheets, { tags: ['P-101A/B/C', 'P-201A/B/C/D'] });
  const line = (asked: string) => {
    const found = lines.find(({ name }) => name === asked);
    return [found?.differs, ...columns.map((_, index) => found?.values.get(index)?.value)];
  };
  t.same(line('Rated capacity'), [true, '1,310', '880']);
  t.same(line('Motor efficiency class'), [false, 'IE4, IP55', 'IE4, IP55']);
});
