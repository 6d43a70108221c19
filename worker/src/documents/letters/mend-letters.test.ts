import t from 'tap';
import type { RawPage } from '../page/raw-page.ts';
import { mendLetters } from './mend-letters.ts';

function pageOf(text: string): RawPage {
  const words = text.split(' ').map((word, index) => ({
    ...{ text: word, x0: index * 50, x1: index * 50 + 40, y0: 0, y1: 10, baseline: 8, size: 10, bold: false },
  }));
  return { number: 1, width: 595, height: 842, turn: 0, words, source: 'text' };
}

function mended(...texts: string[]) {
  const pages = texts.map(pageOf);
  mendLetters(pages);
  return pages.map(({ words, doubtful = false }) => ({ text: words.map(({ text }) => text).join(' '), doubtful }));
}
const textOf = (text: string) => mended(text)[0]?.text;

t.test('a strange letter becomes the ligature that makes its words known ones', async (t) => {
  t.same(mended('The informaƟon on quotaƟon and applicaƟon, the staƟonery of the aƩached leƩer'), [
    { text: 'The information on quotation and application, the stationery of the attached letter', doubtful: false },
  ]);
});

t.test('control characters and replacement characters are ligatures within words', async (t) => {
  t.equal(textOf('o\uf503ce o\uf503cer \uf502nal de\uf502ned con\uf502rmed'), 'office officer final defined confirmed');
  t.equal(
    textOf('A speci\ufffdcation of the o\ufffdce and the \ufffdow'),
    'A specification of the office and the flow',
  );
});

t.test('a sign between letters is read by several words that agree', async (t) => {
  t.equal(textOf('speci#ed de#ned certi#cate #nal no. #5'), 'specified defined certificate final no. #5');
  t.equal(textOf('item#one item#two item#three item#four'), 'item#one item#two item#three item#four');
  t.equal(textOf('a&b\uf501c'), 'a&bc');
  t.equal(textOf('see http://host/#definition or a$b'), 'see http://host/#definition or a$b');
});

t.test('letters of other languages are ligatures only where their words say so', async (t) => {
  t.equal(textOf('soŌware draŌing aŌer oŌen shiŌ'), 'software drafting after often shift');
  t.equal(textOf('noвce quotaвon applicaвon noвfy'), 'notice quotation application notify');
  const polish = 'powiększyć własność części społeczny główny współpraca najpóźniej zobowiązań';
  t.equal(textOf(polish), polish);
});

t.test("the document's own words tell", async (t) => {
  t.same(
    mended('zweiƟon raƟfler', 'zweifion rafifler').map(({ text }) => text),
    ['zweifion rafifler', 'zweifion rafifler'],
  );
});

t.test('pages on which strange signs remain are doubtful, the others not', async (t) => {
  const pages = mended('plain words', 'x\ue001qz u\ue002vw', 'Tiếng Việt: phương thức, Ơn', 'one \ue003xq');
  t.same(
    pages.map(({ doubtful }) => doubtful),
    [false, true, false, false],
  );
});

t.test('a page of codes instead of letters is doubtful', async (t) => {
  const shifted = 'wkhvh zrugv dqg pdqb rwkhuv frph iurp vkliwhg frghv ';
  t.equal(mended(shifted.repeat(6).trim())[0]?.doubtful, true);
  t.equal(mended('words with vowels come out right however often they are said '.repeat(6).trim())[0]?.doubtful, false);
});
