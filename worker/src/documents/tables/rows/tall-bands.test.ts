import t from 'tap';
import { rowsOf, rule, tablesOf, writeRows } from '../tables.fixtures.ts';

const HEADS = ['Function 350', '2001 Actual', '2002 Estimate', '2003 Estimate'];
const ROWS = [
  ['Spending:', '', '', ''],
  ['  Discretionary', '25,660', '964', '30,024'],
  ['  Existing law', '9,104', '16,853', '3,863'],
  ['  Proposed legislation', '............', '1,368', '248'],
  ['Credit activity:', '', '', ''],
  ['  Direct loans', '18,609', '17,399', '25,296'],
  ['  Guaranteed loans', '26,387', '13,133', '26,269'],
];
const TRIMMED = ROWS.map((row) => row.map((text) => text.trim().replace(/^\.+$/, '')));

t.test('rows within a frame, or beside a line after the names, are read as if it were not there', async (t) => {
  const drawings = {
    frame: [60, 440],
    'line behind the names': [190],
    both: [60, 190, 440],
    'lines between all columns': [60, 190, 270, 355, 440],
  };
  for (const [name, xs] of Object.entries(drawings)) {
    const [table, ...others] = await tablesOf(({ page, regular }) => {
      const sheet = page();
      for (const y of [714, 692, 588]) rule(sheet, 60, y, 440, y);
      for (const x of xs) rule(sheet, x, 588, x, 714);
      writeRows({ page: sheet, font: regular, x: 64, y: 698 }, [265, 350, 435], [HEADS]);
      writeRows({ page: sheet, font: regular, x: 64, y: 678 }, [265, 350, 435], ROWS);
    });
    t.same(others, [], name);
    t.same(rowsOf(table), [HEADS, ...TRIMMED], name);
  }
});

t.test('paragraphs in a frame stay cells, and names that are wrapped in one stay whole', async (t) => {
  const rows = [
    ['Motor', '1', '120.00'],
    ['Pump of the first kind', '2', '340.00'],
    ['Spare parts', '3', '15.00'],
  ];
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 692, 600]) rule(sheet, 60, y, 440, y);
    for (const x of [60, 250, 340, 440]) rule(sheet, x, 600, x, 714);
    writeRows({ page: sheet, font: regular, x: 64, y: 698 }, [330, 430], [['Item', 'Quantity', 'Price']]);
    rows.forEach((row, index) => {
      const y = 676 - 30 * index;
      writeRows({ page: sheet, font: regular, x: 64, y }, [330, 430], [row]);
      sheet.drawText('painted in blue', { x: 64, y: y - 12, size: 10, font: regular });
    });
  });
  t.same(rowsOf(table), [
    ['Item', 'Quantity', 'Price'],
    ...rows.map(([name, ...others]) => [`${name} painted in blue`, ...others]),
  ]);
});
