import t from 'tap';
import { rowsOf, rule, tablesOf, writeRows } from '../tables.fixtures.ts';

const HEADS = ['Sex', 'Grade 6', 'Grade 8', 'Grade 10'];
const BODY = [
  ['North', '1,204', '1,310', '1,365'],
  ['South', '412', '398', '402'],
  ['East', '88', '90', '91'],
];

t.test('a name beside the first row of a group between rules is that of the whole group', async (t) => {
  const rows = [
    ['Boys', '11.1', '15.9', '3,340'],
    ['', '12.3', '18.4', '525'],
    ['Girls', '7.4', '12.5', '3,888'],
    ['', '5.4', '6.9', '6,398'],
  ];
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 696, 668, 640]) rule(sheet, 60, y, 400, y);
    for (const y of [682, 654]) rule(sheet, 150, y, 400, y);
    writeRows({ page: sheet, font: regular, x: 62, y: 700 }, [235, 315, 395], [HEADS]);
    writeRows({ page: sheet, font: regular, x: 62, y: 686 }, [235, 315, 395], rows);
  });
  t.same(rowsOf(table), [
    HEADS,
    ['Boys [2×1]', ...(rows[0] ?? []).slice(1)],
    rows[1],
    ['Girls [2×1]', ...(rows[2] ?? []).slice(1)],
    rows[3],
  ]);
});

t.test('a heading over the middle of the figures spans their columns', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 694]) rule(sheet, 60, y, 400, y);
    writeRows({ page: sheet, font: regular, x: 62, y: 700 }, [235, 315, 395], [HEADS]);
    for (const [text, y] of [
      ['Outstanding amounts', 682],
      ['Growth rates', 620],
    ] as const) {
      sheet.drawText(text, { x: 300 - regular.widthOfTextAtSize(text, 10) / 2, y, size: 10, font: regular });
      writeRows({ page: sheet, font: regular, x: 62, y: y - 14 }, [235, 315, 395], BODY);
    }
  });
  t.same(rowsOf(table), [
    HEADS,
    ['', 'Outstanding amounts [1×3]', '', ''],
    ...BODY,
    ['', 'Growth rates [1×3]', '', ''],
    ...BODY,
  ]);
});

t.test('the heading of a group of rows is none of another table, however far it is set off', async (t) => {
  const rows = [
    ['Part', 'Material', 'Price'],
    ...['Shaft', 'Wheel', 'Casing', 'Key'].map((part, index) => [part, 'steel', `${index + 1}00`]),
    ['Motor parts'],
    ['Stator', 'see drawing', 'on request'],
    ...['Rotor', 'Fan', 'Box'].map((part, index) => [part, 'iron', `${index + 1}20`]),
  ];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    writeRows({ page: sheet, font: regular, x: 60, y: 760 }, [240, 340], rows.slice(0, 5));
    writeRows({ page: sheet, font: regular, x: 60, y: 674 }, [240, 340], rows.slice(5));
  });
  t.same(others, []);
  t.same(rowsOf(table), rows.with(5, ['Motor parts', '', '']));
});

t.test('a name that hangs in below itself is one, a name after dots is another', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 694, 586]) rule(sheet, 60, y, 400, y);
    writeRows({ page: sheet, font: regular, x: 62, y: 700 }, [235, 315, 395], [HEADS]);
    writeRows({ page: sheet, font: regular, x: 62, y: 680 }, [235, 315, 395], BODY, 16);
    sheet.drawText('Memorandum: Gross', { x: 62, y: 632, size: 10, font: regular });
    writeRows(
      { page: sheet, font: regular, x: 70, y: 621 },
      [235, 315, 395],
      [['Product ..................', '7', '8', '9']],
    );
    sheet.drawText('Others', { x: 62, y: 609, size: 10, font: regular });
    writeRows({ page: sheet, font: regular, x: 70, y: 593 }, [235, 315, 395], [['West', '1', '2', '3']]);
  });
  t.same(rowsOf(table), [
    HEADS,
    ...BODY,
    ['Memorandum: Gross Product', '7', '8', '9'],
    ['Others', '', '', ''],
    ['West', '1', '2', '3'],
  ]);
});

t.test('numbered headings, titles under the first rule and dashes in cells stay rows of their table', async (t) => {
  const rows = [
    ['General data of the works', '', '', ''],
    ...BODY,
    ['2. Concrete works for the foundations of the pump house', '', '', ''],
    ['West', '------', '11', '12'],
    ['North-west', '13', '14', '15'],
  ];
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [718, 700, 595]) rule(sheet, 60, y, 440, y);
    writeRows({ page: sheet, font: regular, x: 62, y: 705 }, [345, 395, 435], rows.slice(0, 1));
    writeRows({ page: sheet, font: regular, x: 62, y: 688 }, [345, 395, 435], rows.slice(1), 16);
  });
  t.same(tables.map(rowsOf), [rows]);
});

t.test('several cells that are wrapped on the same line make one row, figures among them', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 696, 566]) rule(sheet, 60, y, 400, y);
    const texts = [
      ['Study', 'Animals', 'Level', 'Reference'],
      ['Feeding study', '80', '60 (M)', 'Lambert and'],
      ['with recovery', '', '75 (F)', 'Rossi, 1997'],
      ['Reproduction', '112', '25', 'Lambert, 1998'],
      ['Irritation', '6', '12', 'Schmidt and'],
      ['of the skin', '', '', 'others, 1994'],
      ['Chronic toxicity,', '400', '14', 'Ito et al., 1999'],
      ['104 weeks', '', '', ''],
      ['of feeding', '', '', ''],
    ];
    const ys = [700, 682, 670, 652, 634, 622, 604, 592, 580];
    texts.forEach((row, index) => {
      row.forEach((text, column) => {
        sheet.drawText(text, { x: [62, 170, 230, 300][column] ?? 0, y: ys[index] ?? 0, size: 10, font: regular });
      });
    });
  });
  t.same(rowsOf(table), [
    ['Study', 'Animals', 'Level', 'Reference'],
    ['Feeding study with recovery', '80', '60 (M) 75 (F)', 'Lambert and Rossi, 1997'],
    ['Reproduction', '112', '25', 'Lambert, 1998'],
    ['Irritation of the skin', '6', '12', 'Schmidt and others, 1994'],
    ['Chronic toxicity, 104 weeks of feeding', '400', '14', 'Ito et al., 1999'],
  ]);
});

t.test('dots in place of figures are no leaders, and dots that touch a figure no part of it', async (t) => {
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [706, 684]) rule(sheet, 60, y, 395, y);
    writeRows({ page: sheet, font: regular, x: 60, y: 690 }, [235, 315, 395], [HEADS]);
    writeRows({ page: sheet, font: regular, x: 60, y: 666 }, [235, 315, 395], BODY);
    writeRows({ page: sheet, font: regular, x: 60, y: 624 }, [235, 315, 395], [['West', '...', '. . .', '...']]);
    const dots = 'Islands'.padEnd(50, '.');
    sheet.drawText(dots, { x: 60, y: 610, size: 10, font: regular });
    const end = 60 + regular.widthOfTextAtSize(dots, 10);
    sheet.drawText('17', { x: end, y: 610, size: 10, font: regular });
    writeRows({ page: sheet, font: regular, x: 60, y: 610 }, [end, 315, 395], [['', '', '18', '19']]);
  });
  t.same(tables.map(rowsOf), [[HEADS, ...BODY, ['West', '...', '. . .', '...'], ['Islands', '17', '18', '19']]]);
});
