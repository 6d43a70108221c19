import t from 'tap';
import { splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

t.test('full stops end sentences, abbreviations and numbers do not', async (t) => {
  t.same(split('See cl. 3.2 for fees, e.g. The fee of No. 4. It is EUR 2.50 per day. Why? Because.'), [
    'See cl. 3.2 for fees, e.g. The fee of No. 4.',
    'It is EUR 2.50 per day.',
    'Why?',
    'Because.',
  ]);
});

t.test('the day of a German date ends no sentence', async (t) => {
  t.same(split('Angebote sind bis 12. Oktober 2026 einzureichen. Danach nicht mehr. Es sind 12. Der Rest folgt.'), [
    'Angebote sind bis 12. Oktober 2026 einzureichen.',
    'Danach nicht mehr.',
    'Es sind 12.',
    'Der Rest folgt.',
  ]);
});

t.test('blank lines, list items and table rows are sentences of their own; wrapped lines do not', async (t) => {
  t.same(split('The bid\nis valid\n\n(a) for 120 days;\n(b) firm\nTag | Flow\nP-101 | 450'), [
    'The bid\nis valid',
    '(a) for 120 days;',
    '(b) firm',
    'Tag | Flow',
    'P-101 | 450',
  ]);
});

t.test('what is said in a cell does not cut its row', async (t) => {
  const row = `Retention, released at the end of the warranty period, without any interest. It is small. | 5% | Certificate; may be paid earlier`;
  t.same(split(`The rows:\n${row}\nTotal | 100%`), ['The rows:', row, 'Total | 100%']);
});

t.test('only the stretch that is asked for is cut', async (t) => {
  const text = 'First one. Second one. Third one.';
  t.same(splitSentences(text, 11, 22), [{ start: 11, end: 22 }]);
});

const stays = [
  'The bid security is Rs. 50,000 in cash.',
  'Delivery takes approx. 3 months under Cl. 12 and Art. 4.',
  'Pay Messrs. Kadam and Sons, Plot No. A-12, St. 4, w.e.f. 1 May.',
  'Tender No. GS/7 dt. 12 May 2027, Qty. 40 Nos. 12 mm.',
  'Nach Abs. 2 und Ziff. 4 bzw. Nr. 7, ca. 30 Tage, inkl. USt. und zzgl. Fracht.',
  'Il doit (cf. Art. 5, al. 2) fournir env. 30 plans, réf. AB-3.',
  'El plazo, aprox. 30 días, según el núm. 4 y la pág. 12 (art. 7).',
  'Ai sensi del D.Lgs. 36/2023, artt. 4 e 5, pag. 12, ca. 30 giorni.',
  'Conforme o n.º 5 do art. 12, pág. 3, e a cláusula núm. 4 do proc. 12/2027.',
  'Oferta na ul. Długa 5, zgodnie z art. 7 ust. 3 pkt. 2, tj. Wykonawca, poz. 1320.',
  'Zie art. 3, blz. 12, d.w.z. Aannemer, t.a.v. dhr. Jansen, nr. 4.',
  'Gửi về TP. Đà Nẵng, gặp ThS. Lan, ĐT. 0900.',
  'Адрес: ул. Мира, д. 5, стр. 2, тел. 12-34, см. п. 4 и ст. 7, руб. 50.',
  '계약일은 2027. 5. 12. 14:00 이다.',
];

t.test('a line that begins with a clause is a sentence of its own, one with a quantity continues', async (t) => {
  t.same(split('The wall of the store is at least\n3.5 m high.'), ['The wall of the store is at least\n3.5 m high.']);
  t.same(split('Scope of the works\n3.5 Height of the wall'), ['Scope of the works', '3.5 Height of the wall']);
  t.same(split('The Supplier delivers\nа) pumps\n◆ valves\n•motors'), [
    'The Supplier delivers',
    'а) pumps',
    '◆ valves',
    '•motors',
  ]);
  const whole = [
    'The moment of inertia is 5 kg\n·m² at most.',
    'Срок поставки до 1 мая 2027\nг. включительно.',
    '截止日期为二\n○二六年五月。',
  ];
  for (const text of whole) t.same(split(text), [text]);
});

t.test('an abbreviation and the figure or name after it are not separated', async (t) => {
  for (const sentence of stays) t.same(split(`${sentence} Danach Neues.`)[0], sentence);
});

t.test('words that only look like abbreviations end their sentences', async (t) => {
  t.same(
    split(
      'May it be split? No. The answer is no. Pumps, valves etc. The bidder pays. Close at 5 p.m. The bids follow.',
    ),
    [
      'May it be split?',
      'No.',
      'The answer is no.',
      'Pumps, valves etc.',
      'The bidder pays.',
      'Close at 5 p.m.',
      'The bids follow.',
    ],
  );
  t.same(split('Made by Kadam Pvt. Ltd. Chennai. In 2024. Nothing else.'), [
    'Made by Kadam Pvt. Ltd. Chennai.',
    'In 2024.',
    'Nothing else.',
  ]);
});

t.test('a page shows its own abbreviations by the small letters after them', async (t) => {
  const shown = 'A depos. of cash is due. Each depos. is kept.';
  t.same(split(`${shown} Pay Depos. 500 now.`).at(-1), 'Pay Depos. 500 now.');
  const plain = 'A work. of art is due. Each work is kept.';
  t.same(split(`${plain} End the work. 500 follow.`).at(-1), '500 follow.');
});

t.test('full-width marks end sentences without a space, and their brackets belong to them', async (t) => {
  t.same(split('投标保证金为五万元。（见第3条。）逾期无效！是否有效？无效。'), [
    '投标保证金为五万元。',
    '（见第3条。）',
    '逾期无效！',
    '是否有效？',
    '无效。',
  ]);
  const clause = '投标人应当按照招标文件的要求编制投标文件并且对招标文件提出的实质性要求和条件作出响应没有例外；';
  t.same(split(`${clause}其他要求；另见附件。`), [clause, '其他要求；另见附件。']);
});

t.test('a label and the line below it that is its value are one', async (t) => {
  t.same(split('Submission address:\n\nTown hall, room four\n\nNothing else is said.'), [
    'Submission address:\n\nTown hall, room four',
    'Nothing else is said.',
  ]);
  t.same(split('Documents:\n\n(a) a bond\n\n(b) a form'), ['Documents:', '(a) a bond', '(b) a form']);
  t.same(split('Tender\n\nNotes:\n\nFirst line of two\nand the second\n\nEnd'), [
    'Tender',
    'Notes:',
    'First line of two\nand the second',
    'End',
  ]);
});

t.test('an item does not begin after an abbreviation', async (t) => {
  t.same(split('As laid down in clause No.\n5. of the form\n6. Next item'), [
    'As laid down in clause No.\n5. of the form',
    '6. Next item',
  ]);
});

t.test('many blank lines are passed', async (t) => {
  // So many that a search whose time grows with their square would not end before the test's time-out.
  t.same(split(`One.${' \n'.repeat(500_000)}Two.`), ['One.', 'Two.']);
});
