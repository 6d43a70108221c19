import type { PDFFont, PDFPage } from 'pdf-lib';
import t from 'tap';
import { rowsOf, rule, tablesOf, writeRows } from '../tables.fixtures.ts';

const BODY = [
  ['Neoplasms', '188 340', '9.2', '60 411'],
  ['Circulatory system', '301 277', '9.9', '22 010'],
  ['Respiratory system', '140 902', '7.7', '9 316'],
];

/** Writes words with their middles at the given places. */
function writeMiddles(page: PDFPage, font: PDFFont, y: number, words: [string, number][]): void {
  for (const [text, middle] of words) {
    page.drawText(text, { x: middle - font.widthOfTextAtSize(text, 10) / 2, y, size: 10, font });
  }
}

t.test(
  'header cells in the middle of the header, beside wrapped ones, are one row, whatever lines they are on',
  async (t) => {
    const rows = [
      ['Neoplasms', '188 340', '9.2', '60 411', '52.8'],
      ['Circulatory system', '301 277', '9.9', '22 010', '46.0'],
      ['Respiratory system', '140 902', '7.7', '9 316', '44.7'],
    ];
    const [table, ...others] = await tablesOf(({ page, regular }) => {
      const sheet = page();
      for (const y of [716, 682, 634]) rule(sheet, 60, y, 490, y);
      writeMiddles(sheet, regular, 704, [
        ['Average length', 275],
        ['Share of women', 445],
      ]);
      writeMiddles(sheet, regular, 698, [
        ['Discharges', 195],
        ['Day cases', 360],
      ]);
      writeMiddles(sheet, regular, 692, [
        ['of stay (days)', 275],
        ['(%)', 445],
      ]);
      writeRows({ page: sheet, font: regular, x: 62, y: 668 }, [230, 315, 400, 485], rows);
    });
    t.same(others, []);
    t.same(rowsOf(table), [
      ['', 'Discharges', 'Average length of stay (days)', 'Day cases', 'Share of women (%)'],
      ...rows,
    ]);
  },
);

t.test('header cells share one rule under them', async (t) => {
  const years = ['', '1997', '1998', '1999', '2000', '2001'];
  const rows = [
    ['Oil price', '19.1', '12.7', '16.5', '18.0', '17.5'],
    ['Interest rate', '4.4', '4.2', '2.9', '3.4', '4.0'],
    ['Market growth', '9.8', '6.9', '4.8', '6.2', '6.6'],
  ];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    rule(sheet, 172, 711, 402, 711);
    writeMiddles(sheet, regular, 714, [
      ['Outcome', 213],
      ['Forecast', 339],
    ]);
    writeRows({ page: sheet, font: regular, x: 60, y: 700 }, [200, 250, 300, 350, 400], [years, ...rows]);
  });
  t.same(others, []);
  t.same(rowsOf(table), [['', 'Outcome [1×2]', '', 'Forecast [1×3]', '', ''], years, ...rows]);
});

t.test('a unit below the middle of several header cells is that of all of them', async (t) => {
  const rows = [
    ['Wheat', '19 874', '20 026', '19 711', '124 907', '116 014', '111 348'],
    ['Rye', '2 510', '2 437', '2 339', '9 984', '7 655', '6 583'],
    ['Barley', '13 113', '13 087', '13 279', '61 745', '52 841', '54 377'],
  ];
  const years = ['', '2004', '2005', '2006', '2004', '2005', '2006'];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const [from, to] of [
      [158, 300],
      [322, 480],
    ] as const) {
      rule(sheet, from, 711, to, 711);
    }
    writeMiddles(sheet, regular, 714, [
      ['Area', 239],
      ['Production', 409],
    ]);
    writeRows({ page: sheet, font: regular, x: 60, y: 700 }, [190, 250, 300, 360, 420, 470], [years]);
    writeMiddles(sheet, regular, 688, [
      ['(1 000 ha)', 239],
      ['(1 000 t)', 409],
    ]);
    writeRows({ page: sheet, font: regular, x: 60, y: 672 }, [190, 250, 300, 360, 420, 470], rows);
  });
  t.same(others, []);
  t.same(rowsOf(table), [
    ['', 'Area [1×3]', '', '', 'Production [1×3]', '', ''],
    years,
    ['', '(1 000 ha) [1×3]', '', '', '(1 000 t) [1×3]', '', ''],
    ...rows,
  ]);
});

t.test('quarters beside years are header cells, and titles between the rules of page and table are none', async (t) => {
  const rows = [
    ['Loans', '62,901', '63,542', '5,309', '5,879'],
    ['Bonds', '4,119', '4,321', '691', '975'],
    ['Shares', '314', '294', '281', '322'],
  ];
  const headerCells = ['', '1998', '1999', 'Q1', 'Q2'];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [780, 716, 682, 634]) rule(sheet, 60, y, 402, y);
    sheet.drawText('5.2 Output and demand', { x: 60, y: 750, size: 10, font: regular });
    sheet.drawText('Lending in millions, seasonally adjusted', { x: 60, y: 726, size: 10, font: regular });
    writeMiddles(sheet, regular, 704, [['2000', 356]]);
    writeRows({ page: sheet, font: regular, x: 62, y: 690 }, [200, 260, 320, 400], [headerCells]);
    writeRows({ page: sheet, font: regular, x: 62, y: 668 }, [200, 260, 320, 400], rows);
  });
  t.same(others, []);
  t.same(rowsOf(table).at(-4), headerCells);
  t.same(rowsOf(table).slice(-3), rows);
  t.equal(table?.rows, 5);
});

t.test('a heading under the rule of the header cells is none of them, though a name follows it', async (t) => {
  const headerCells = ['', '1991', '1995', '1998'];
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 694, 620]) rule(sheet, 60, y, 400, y);
    writeRows({ page: sheet, font: regular, x: 62, y: 700 }, [235, 315, 395], [headerCells]);
    writeMiddles(sheet, regular, 682, [['In Billions of Dollars', 305]]);
    sheet.drawText('Revenues', { x: 62, y: 668, size: 10, font: regular });
    writeRows({ page: sheet, font: regular, x: 70, y: 654 }, [235, 315, 395], BODY);
  });
  t.same(rowsOf(table), [headerCells, ['', 'In Billions of Dollars [1×3]', '', ''], ['Revenues', '', '', ''], ...BODY]);
});

t.test('the title below the last rule of another table is no header cell', async (t) => {
  const headerCells = ['', '1991', '1995', '1998'];
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const [number, y] of [740, 600].entries()) {
      sheet.drawText(`Table ${number + 1}. Persons killed`, { x: 60, y, size: 10, font: regular });
      for (const at of [6, 26, 76]) rule(sheet, 60, y - at, 400, y - at);
      writeRows({ page: sheet, font: regular, x: 62, y: y - 20 }, [235, 315, 395], [headerCells, ...BODY], 18);
    }
  });
  t.same(tables.map(rowsOf), [
    [headerCells, ...BODY],
    [headerCells, ...BODY],
  ]);
  t.same(
    tables.map(({ caption }) => caption),
    ['Table 1. Persons killed', 'Table 2. Persons killed'],
  );
});
