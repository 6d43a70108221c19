import type { PDFPage } from 'pdf-lib';
import t from 'tap';
import { grid, rowsOf, tablesOf, writeRows } from './tables.fixtures.ts';

const PUMPS = [
  ['Pump', 'Flow', 'Head'],
  ['P-101', '420', '31.5'],
  ['P-102', '85', '120'],
  ['P-103', '1,250', '8.2'],
];
const ENDS = [290, 390];
const XS = [60, 200, 300, 400];
const YS = [704, 690, 676, 662, 648];

t.test('a table at the top of a page continues the one before only with as many columns', async (t) => {
  const tables = await tablesOf(({ page, regular, bold }) => {
    const foot = page();
    grid(foot, XS, [144, 130, 116, 102, 88]);
    writeRows({ page: foot, font: bold, x: 65, y: 134 }, ENDS, PUMPS.slice(0, 1));
    writeRows({ page: foot, font: regular, x: 65, y: 120 }, ENDS, PUMPS.slice(1));
    const same = page();
    grid(same, XS, [800, 786, 772]);
    writeRows({ page: same, font: regular, x: 65, y: 790 }, ENDS, [PUMPS[1] ?? [], PUMPS[2] ?? []]);
    grid(same, XS, [102, 88, 74]);
    writeRows({ page: same, font: regular, x: 65, y: 92 }, ENDS, [PUMPS[3] ?? [], PUMPS[2] ?? []]);
    const other = page();
    grid(other, [60, 150, 230, 310, 400], [800, 786, 772]);
    writeRows(
      { page: other, font: regular, x: 65, y: 790 },
      [220, 300, 390],
      [
        ['V-1', '10', '150', '4'],
        ['V-2', '16', '200', '7'],
      ],
    );
  });
  t.same(
    tables.map(({ page, columns, continues }) => ({ page, columns, continues })),
    [
      { page: 1, columns: 3, continues: false },
      { page: 2, columns: 3, continues: true },
      { page: 2, columns: 3, continues: false },
      { page: 3, columns: 4, continues: false },
    ],
  );
});

t.test(
  'a bold row that names half of the columns is a header, the title of a lot in one of four is none',
  async (t) => {
    const body = [
      ['P-101', 'Sump pump', 'each', 'cast iron'],
      ['P-102', 'Feed pump', 'each', 'steel'],
    ];
    const read = async (first: string[]) => {
      const [table] = await tablesOf(({ page, regular, bold }) => {
        const sheet = page();
        grid(sheet, [60, 150, 250, 330, 430], [704, 690, 676, 662]);
        writeRows({ page: sheet, font: bold, x: 65, y: 694 }, [240, 320, 420], [first]);
        writeRows({ page: sheet, font: regular, x: 65, y: 680 }, [240, 320, 420], body);
      });
      t.same(rowsOf(table), [first, ...body]);
      return table?.headerRows;
    };
    t.equal(await read(['Tag', 'Name', 'Unit', 'Material']), 1);
    t.equal(await read(['Tag', '', '', 'Material']), 1);
    t.equal(await read(['Lot 1', '', '', '']), 0);
  },
);

t.test('header cells that span columns are headers with the row below them', async (t) => {
  const body = [
    ['P-101', '420', '31.5'],
    ['P-102', '85', '120'],
  ];
  const [table] = await tablesOf(({ page, regular, bold }) => {
    const sheet = page();
    grid(sheet, [60, 200, 400], [704, 690]);
    grid(sheet, XS, [690, 676, 662, 648]);
    sheet.drawText('Pump', { x: 65, y: 694, size: 10, font: bold });
    sheet.drawText('Rated values', { x: 265, y: 694, size: 10, font: bold });
    writeRows({ page: sheet, font: bold, x: 65, y: 680 }, ENDS, [['Tag', 'Flow', 'Head']]);
    writeRows({ page: sheet, font: regular, x: 65, y: 666 }, ENDS, body);
  });
  t.same(rowsOf(table), [['Pump', 'Rated values [1×2]', ''], ['Tag', 'Flow', 'Head'], ...body]);
  t.equal(table?.headerRows, 2);
});

t.test('a caption is close to its table, above it or below', async (t) => {
  const captionAt = async (y: number) => {
    const [table] = await tablesOf(({ page, regular }) => {
      const sheet = page();
      sheet.drawText('Table 4: Rated values of pumps', { x: 60, y, size: 10, font: regular });
      grid(sheet, XS, YS);
      writeRows({ page: sheet, font: regular, x: 65, y: 694 }, ENDS, PUMPS);
    });
    t.equal(table?.rows, 4);
    return table?.caption;
  };
  const caption = 'Table 4: Rated values of pumps';
  t.equal(await captionAt(712), caption);
  t.equal(await captionAt(724), caption);
  t.equal(await captionAt(764), null, 'far above');
  t.equal(await captionAt(634), caption);
  t.equal(await captionAt(580), null, 'far below');
});

t.test('raised and lowered marks stay in the line beside them', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    grid(sheet, [60, 220, 320], [704, 690, 676, 662]);
    writeRows(
      { page: sheet, font: regular, x: 65, y: 694 },
      [310],
      [
        ['Parameter', 'Value'],
        ['', '420'],
        ['Head', '31.5'],
      ],
    );
    const place = { y: 680, size: 10, font: regular };
    sheet.drawText('Flow', { x: 65, ...place });
    sheet.drawText('a)', { ...place, x: 92, y: 683.5, size: 6 });
    sheet.drawText('of water', { x: 104, ...place });
  });
  t.same(rowsOf(table), [
    ['Parameter', 'Value'],
    ['Flow a) of water', '420'],
    ['Head', '31.5'],
  ]);
});

t.test('a first row that is repeated on the next page is a header, on both', async (t) => {
  const tables = await tablesOf(({ page, regular }) => {
    const texts = (rows: string[][], sheet: PDFPage, y: number) =>
      writeRows({ page: sheet, font: regular, x: 65, y }, ENDS, rows);
    const foot = page();
    grid(foot, XS, [144, 130, 116, 102, 88]);
    texts(
      [
        ['Criterion', 'Proof', 'Where'],
        ['Turnover', 'Accounts', 'Form'],
        ['Staff', 'List', 'Form'],
        ['Works', 'Orders', 'Form'],
      ],
      foot,
      134,
    );
    const plain = page();
    grid(plain, XS, [800, 786, 88, 74]);
    texts([['Tools', 'Plan', 'Form']], plain, 790);
    texts([['Plant', 'Plan', 'Form']], plain, 78);
    const again = page();
    grid(again, XS, [800, 786, 772]);
    texts(
      [
        ['Criterion', 'Proof', 'Where'],
        ['Site', 'Visit', 'Form'],
      ],
      again,
      790,
    );
  });
  t.same(
    tables.map(({ continues, headerRows }) => ({ continues, headerRows })),
    [
      { continues: false, headerRows: 1 },
      { continues: true, headerRows: 0 },
      { continues: true, headerRows: 1 },
    ],
  );
});
