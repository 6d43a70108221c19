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

t.test('words that limit a name are left out in Dutch', async (t) => {
  const height = 'De hoogte van de kast is 40 cm';
  t.match(read(rowOf([height, 'Grijs']), 'maximale hoogte', 'nl'), [
    { value: '40', unit: 'cm', source: { quote: height } },
  ]);
});
