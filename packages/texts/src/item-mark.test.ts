import t from 'tap';
import {
  beginsItem,
  beginsItemOrClause,
  bullets,
  listMarkLength,
  markLength,
  withoutListMark,
  withoutMark,
} from './item-mark.ts';

t.test('an item of a list begins with a bullet, a number, a letter or a Roman number', async (t) => {
  for (const mark of [
    ...bullets,
    '☐',
    '–',
    '-',
    '*',
    '3.',
    '12)',
    '(4)',
    '(a)',
    'b)',
    'C.',
    'đ)',
    'б)',
    'iv.',
    '(XII)',
  ])
    t.ok(beginsItem(`${mark} pumps`), mark);
  t.ok(beginsItem('\n  •Pumps'), 'a bullet needs no space after it');
});

t.test('figures, signs and words are no marks', async (t) => {
  const plain = [
    '-5 °C',
    '3.5 m',
    '2026. Bids',
    '30 days',
    'A bidder',
    'No. 5',
    'e.g. pumps',
    '*)',
    '(see below)',
    '',
    '·m²',
    '○二六年',
    'г. Москва',
    'đ. Bids',
  ];
  for (const text of plain) {
    t.notOk(beginsItem(text), text);
    t.notOk(beginsItemOrClause(text), text);
    t.equal(withoutMark(text), text);
  }
});

t.test('the number of a clause has several levels', async (t) => {
  for (const text of ['12.3 Bids', '12.3. bids', '4.1.2) bids', '(3.2) bids', '1.2 “Goods” means', '3.1 投标人']) {
    t.ok(beginsItemOrClause(text), text);
    t.notOk(beginsItem(text), text);
  }
});

t.test('a text is told without its marks', async (t) => {
  for (const text of ['• Bids', '  3. Bids', '• b) Bids', '4.1 (a) Bids', '4.2\nBids', '☐Bids', '12.3. Bids']) {
    t.equal(withoutMark(text), 'Bids');
    t.equal(markLength(text), text.length - 'Bids'.length);
  }
  t.equal(withoutMark('(a) 3.5 m'), '3.5 m');
  t.equal(withoutMark('(a) 5.000 Euro'), '5.000 Euro');
  t.equal(withoutMark('J. K. Industries'), 'K. Industries');
});

t.test('a text that is shown keeps its quantity and its ticked box', async (t) => {
  for (const text of ['5.000 Euro', '2.5 MVA transformer', '☑ Bids', '3.5 m']) {
    t.equal(withoutListMark(text), text);
    t.equal(withoutListMark(`(a) ${text}`), text);
  }
  for (const text of ['• b) Bids', '12.3. Bids', '(4.1) Bids', '– 3. Bids']) {
    t.equal(withoutListMark(text), 'Bids');
    t.equal(listMarkLength(text), text.length - 'Bids'.length);
  }
});
