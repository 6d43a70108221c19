import t from 'tap';
import type { Page } from '../model.ts';
import { askedStatements } from './asked-statements.ts';
import { wholeDocument } from './extract-datasheets.ts';

/** A page with one row of a table. */
function rowOf(texts: readonly string[]): Page {
  let text = '';
  const cells = texts.map((cell) => {
    text += text === '' ? cell : ` | ${cell}`;
    return { start: text.length - cell.length, end: text.length };
  });
  const table = { index: 0, row: 1, isHeader: false, cells };
  const blocks: Page['blocks'] = [{ kind: 'table_row', start: 0, end: text.length, table }];
  return { number: 1, width: 0, height: 0, text, words: [], blocks, source: 'text' };
}

/** What is found for a name in a page. */
const read = (page: Page, name: string, language = 'en') =>
  askedStatements({ pages: [page], tables: [], language }, [name], wholeDocument).flatMap(
    ({ sheet }) => sheet.parameters,
  );

/** The values of what is found. */
const ask = (page: Page, name: string, language = 'en') => read(page, name, language).map(({ value }) => value);

t.test('a row with thousands of cells that all say half of a name is read once', async (t) => {
  const cells = Array.from({ length: 6000 }, (_, index) => `The speaker of room ${index} shall have 86 dB at 1 m`);
  t.same(ask(rowOf(cells), 'speaker colour'), []);
  t.same(ask(rowOf([...cells, 'Colour: white']), 'speaker colour').length, 5);
});

t.test('of a cell that is too long for one requirement, the sentence that says the name is returned', async (t) => {
  const others = 'The pump is made of cast iron and is delivered with all of its accessories. ';
  const noise = 'The noise level shall not exceed 80 dB in the hall.';
  const page = rowOf(['3', `${others.repeat(6)}${noise} The colour is blue.`]);
  t.match(read(page, 'noise level'), [{ value: 'shall not exceed 80 dB', source: { quote: noise } }]);
  t.same(ask(rowOf(['3', others.repeat(6)]), 'pump accessories'), [], 'a sentence is no item');
});

t.test('of a name in Vietnamese or Chinese only whole words that limit it are left out', async (t) => {
  const flow = 'Bơm có lưu lượng không nhỏ hơn 30 m3/h';
  const least = 'không nhỏ hơn 30 m3/h';
  const note = 'Lưu ý: cáp dài 40 m';
  t.same(ask(rowOf([flow, note]), 'lưu lượng', 'vi'), [least], 'not all that begins with its first syllable');
  t.same(ask(rowOf([flow, note]), 'lưu lượng tối đa', 'vi'), [least]);
  t.same(ask(rowOf(['水泵流量不超过 30 m3/h', '扬程 20 m']), '最大流量', 'zh'), ['不超过 30 m3/h']);
});

t.test('a time in words and brackets is a figure, and says that a time is meant', async (t) => {
  const report = 'A breach of security is reported to the officer in charge within forty-eight (48) hours.';
  t.same(ask(rowOf([report, 'Note']), 'breach of security'), [report]);
  const change = 'Passwords are changed every sixty (60) days.';
  t.same(ask(rowOf([change, 'Note']), 'password change interval'), [change]);
  t.same(ask(rowOf(['A password has 60 letters.', 'Note']), 'password change interval'), []);
});

t.test('words that limit a name are left out in Dutch', async (t) => {
  const height = 'De hoogte van de kast is 40 cm';
  t.match(read(rowOf([height, 'Grijs']), 'maximale hoogte', 'nl'), [
    { value: '40', unit: 'cm', source: { quote: height } },
  ]);
});

/** A page with items of a list, the first of which introduces the others. */
function listOf(items: readonly string[]): Page {
  let text = '';
  const blocks = items.map((item): Page['blocks'][number] => {
    text += text === '' ? item : `\n${item}`;
    return { kind: 'list_item', start: text.length - item.length, end: text.length };
  });
  return { number: 1, width: 0, height: 0, text, words: [], blocks, source: 'text' };
}

t.test('the sentence whose figure is nearest to the name is quoted, a plain number too', async (t) => {
  const far =
    'When the repair period ends, the client may choose to deduct a share of the price of up to 3% for each week';
  const near =
    'A repair period of twelve (12) working days is granted to the contractor after each inspection of works';
  t.same(ask(rowOf([far, near]), 'repair period'), [near]);
  t.same(
    ask(rowOf(['The system grows with 50% more active readers', 'At least 900 active readers']), 'active readers'),
    ['At least 900'],
  );
});

t.test('a property is said by the unit of a figure, or by a word after it', async (t) => {
  t.same(ask(rowOf(['The drum turns with no more than 14 to 18 RPM at full load', 'Green']), 'drum speed'), [
    'The drum turns with no more than 14 to 18 RPM at full load',
  ]);
  t.equal(ask(rowOf(['The hose is wound on a reel and 25 m long', 'Green']), 'hose length').length, 1);
  t.same(ask(rowOf(['The hose is wound on a reel and weighs 25 kg', 'Green']), 'hose length'), [], 'another unit');
});

t.test('one word will do where the line that introduces a list says the others', async (t) => {
  const page = listOf([
    'The thickness of the steel cover shall be as below:',
    '• 18 SWG for ducts of 300 mm diameter and above',
    '• 22 SWG for ducts up to 300 mm diameter',
  ]);
  t.match(ask(page, 'thickness of steel cover, up to 300 mm'), [/22 SWG/u]);
  t.match(ask(page, 'thickness of steel cover, 300 mm and above'), [/18 SWG/u]);
});

t.test('an item of a list is chosen by words that only its beginning says', async (t) => {
  const page = rowOf(['7', 'Tenor drum, blue lacquer; with stand; Shell diameter 35.5 cm; Weight 4 kg']);
  t.match(ask(page, 'diameter of the tenor drum'), [/35\.5 cm/u]);
});

t.test('what says more words of the name is quoted, not what only has the same surroundings', async (t) => {
  const page = rowOf([
    'Round shaft of the well',
    'An inner width of 1.40 m is kept; A lid with a width of 70 cm closes it',
  ]);
  t.same(ask(page, 'inner width of the shaft'), ['An inner width of 1.40 m is kept']);
});

t.test('the beginning of a paragraph says whose length it is', async (t) => {
  const text = 'Smoke curtains shall be of glass cloth. The cloth is hung from a rail of steel that is 900 mm long.';
  const page = { ...listOf([text]), blocks: [{ kind: 'paragraph' as const, start: 0, end: text.length }] };
  t.same(ask(page, 'rail length of smoke curtains'), ['The cloth is hung from a rail of steel that is 900 mm long.']);
});

t.test('what is found without the word of a limit is known as what was asked for', async (t) => {
  const page = rowOf(['The drum temperature is 80 °C in the test and 95 °C in use', 'Green']);
  t.match(read(page, 'maximum drum temperature'), [{ parameter: 'maximum drum temperature' }]);
  t.match(read(page, 'drum temperature'), [{ parameter: 'drum temperature' }]);
});

t.test('British and American spelling, and "&" for "and"', async (t) => {
  const page = rowOf(['Tying & sealing strap shall be 22 SWG aluminum', 'Other']);
  t.equal(ask(page, 'tying and sealing strap').length, 1);
  t.equal(ask(page, 'aluminium strap').length, 1);
});

t.test('a name that two sentences say literally is quoted from both, however far its figure is', async (t) => {
  const near = 'The soil shall have no plastic index above 15 %, or a limit above 40 %';
  const far =
    'The minimum plastic index of all material that is brought to the site and sieved shall be no more than 7 %';
  t.same(ask(rowOf([near, far]), 'plastic index'), [near, far]);
  t.same(ask(rowOf([near, far]), 'minimum plastic index').length, 2);
});

t.test('a sentence whose figure has another unit gives way to one with the unit of the property', async (t) => {
  const ports = '8 ports on the switch (power budgeted for each port)';
  const power = 'Switch ports: up to 30 W on each of them';
  t.same(ask(rowOf(['Switch', ports, power]), 'switch power per port'), [power]);
  const speed = 'A switch with a fan speed of the blades of, say, 150 KMPH, in summer 160 KMPH';
  t.equal(ask(rowOf([speed, 'Green']), 'fan speed').length, 1, 'once, where the unit is not known');
});

t.test('a share is no period', async (t) => {
  const payment = '100% of the price after the training and the warranty period of the kiln';
  const training = 'Training to be given within 15 days of the arrival of the kiln';
  t.same(ask(rowOf([payment, training]), 'kiln training period'), [training]);
});

t.test('bullets within a cell part what it says', async (t) => {
  const cell = `The kiln is needed with • ${'a door, a frame and a stand of steel, '.repeat(11)} • one pump (minimum 70 l/min pumping speed)`;
  t.same(
    read(rowOf(['4', cell]), 'pumping speed').map(({ value, unit }) => `${value} ${unit}`),
    ['minimum 70 l/min'],
  );
});

t.test('a size is said by its form', async (t) => {
  t.match(ask(rowOf(['Wall cabinet: 12U, 600x800', 'Green']), 'wall cabinet size'), [/600x800/u]);
});
