import { degrees, type PDFPage, rgb } from 'pdf-lib';
import t from 'tap';
import { wrap, writeLines } from '../testing/make-pdf.ts';
import { grid, rowsOf, rule, tablesOf, writeMatrix, writeRows } from './tables.fixtures.ts';

const PROSE =
  'The bidder shall deliver the pumps within twelve weeks of the award and shall bear the cost of transport, insurance and unloading ' +
  'at the site named by the purchaser, who inspects them within ten days of their arrival and tells the bidder of any defect found. ';
const PUMPS = [
  ['Pump', 'Flow', 'Head'],
  ['P-101', '420', '31.5'],
  ['P-102', '85', '120'],
  ['P-103', '1,250', '8.2'],
];

t.test('a ruled table keeps its cells, wrapped ones in one piece, with boxes where their words are', async (t) => {
  const [table, ...others] = await tablesOf(({ page, regular, bold }) => {
    const sheet = page();
    grid(sheet, [60, 200, 300], [700, 680, 645, 625]);
    writeRows({ page: sheet, font: bold, x: 65, y: 686 }, [290], [['Parameter', 'Value']]);
    writeLines(sheet, regular, ['Minimum continuous', 'stable flow'], { x: 65, y: 668, size: 10 });
    sheet.drawText('120', { x: 270, y: 660, size: 10, font: regular });
    writeRows({ page: sheet, font: regular, x: 65, y: 631 }, [290], [['Rated flow', '420']]);
  });
  t.equal(others.length, 0);
  t.equal(table?.ruling, 'ruled');
  t.equal(table?.headerRows, 1);
  t.same(rowsOf(table), [
    ['Parameter', 'Value'],
    ['Minimum continuous stable flow', '120'],
    ['Rated flow', '420'],
  ]);
  const wrapped = table?.cells.find(({ text }) => text.startsWith('Minimum'));
  t.equal(wrapped?.boxes.length, 2, 'one box for each line');
  const [x, y] = wrapped?.boxes[0] ?? [0, 0];
  t.ok(Math.abs(x - 65 / 595) < 0.003 && y > (842 - 680) / 842 && y < (842 - 660) / 842);
});

t.test(
  'a word broken at a line end keeps its hyphen if the document writes it with one, and loses it otherwise',
  async (t) => {
    const [table] = await tablesOf(({ page, regular }) => {
      const sheet = page();
      writeLines(sheet, regular, ['The bidder names each third-party component.'], { x: 60, y: 760, size: 10 });
      grid(sheet, [60, 200, 300], [700, 680, 645, 610]);
      writeRows({ page: sheet, font: regular, x: 65, y: 686 }, [290], [['Requirement', 'Points']]);
      writeLines(sheet, regular, ['Third-', 'party licences'], { x: 65, y: 668, size: 10 });
      sheet.drawText('12', { x: 270, y: 660, size: 10, font: regular });
      writeLines(sheet, regular, ['Availabil-', 'ity a year'], { x: 65, y: 633, size: 10 });
      sheet.drawText('30', { x: 270, y: 625, size: 10, font: regular });
    });
    t.same(rowsOf(table), [
      ['Requirement', 'Points'],
      ['Third-party licences', '12'],
      ['Availability a year', '30'],
    ]);
  },
);

t.test('merged cells of a ruled table span the rows and columns that no line separates', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [700, 660, 640, 620]) rule(sheet, 60, y, 360, y);
    rule(sheet, 160, 680, 360, 680);
    for (const x of [60, 160, 360]) rule(sheet, x, 620, x, 700);
    rule(sheet, 260, 620, 260, 680);
    const text = (words: string, x: number, y: number) => sheet.drawText(words, { x, y, size: 10, font: regular });
    text('Tag', 100, 676);
    text('Rated point', 235, 686);
    text('Flow', 200, 666);
    text('Head', 300, 666);
    for (const [index, row] of PUMPS.slice(1, 3).entries()) {
      for (const [column, words] of row.entries()) text(words, 100 + 100 * column, 646 - 20 * index);
    }
  });
  t.same(rowsOf(table), [
    ['Tag [2×1]', 'Rated point [1×2]', ''],
    ['', 'Flow', 'Head'],
    ['P-101', '420', '31.5'],
    ['P-102', '85', '120'],
  ]);
  t.equal(table?.headerRows, 2);
});

t.test('a ruled table without lines between its rows is split into rows by its figures', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    grid(sheet, [60, 160, 260, 360], [700, 680, 630]);
    writeRows({ page: sheet, font: regular, x: 65, y: 686 }, [250, 350], [PUMPS[0] ?? []]);
    writeRows({ page: sheet, font: regular, x: 65, y: 666 }, [250, 350], PUMPS.slice(1));
  });
  t.same(rowsOf(table), PUMPS);
});

t.test('rules above and below the headers are enough, and headers span what is ruled below them', async (t) => {
  const [table] = await tablesOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('Table 4: Pumps', { x: 60, y: 716, size: 10, font: bold });
    for (const y of [710, 672, 622]) rule(sheet, 60, y, 400, y);
    rule(sheet, 220, 693, 400, 693);
    sheet.drawText('Rated point', { x: 285, y: 697, size: 10, font: regular });
    writeRows({ page: sheet, font: regular, x: 60, y: 678 }, [270, 390], [PUMPS[0] ?? []]);
    writeRows({ page: sheet, font: regular, x: 60, y: 658 }, [270, 390], PUMPS.slice(1));
    writeLines(sheet, regular, ['Source: the datasheets of the pumps in section 7 of this volume.'], {
      x: 60,
      y: 608,
      size: 8,
    });
  });
  t.equal(table?.ruling, 'half_ruled');
  t.equal(table?.caption, 'Table 4: Pumps');
  t.equal(table?.headerRows, 2);
  t.same(rowsOf(table), [['', 'Rated point [1×2]', ''], ...PUMPS]);
});

t.test('aligned figures are a table without any rule; wrapped names and leading dots stay in their cell', async (t) => {
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    let y = writeLines(sheet, regular, wrap(regular, PROSE.repeat(2), 470), { x: 60, y: 780 });
    y = writeRows(
      { page: sheet, font: regular, x: 60, y: y - 20 },
      [360, 440],
      [
        ['', '2024', '2025'],
        ['Deliveries ...............', '1,204', '1,310'],
        ['Inspection, cleaning and painting of'],
        ['  all pumps', '88', '(9)'],
        ['Spares', '412', '398'],
      ],
    );
    writeLines(sheet, regular, wrap(regular, PROSE, 470), { x: 60, y: y - 20 });
  });
  t.equal(others.length, 0, 'prose above and below is none');
  t.equal(table?.ruling, 'unruled');
  t.same(rowsOf(table), [
    ['', '2024', '2025'],
    ['Deliveries', '1,204', '1,310'],
    ['Inspection, cleaning and painting of all pumps', '88', '(9)'],
    ['Spares', '412', '398'],
  ]);
});

t.test('names of groups and wrapped names at the left keep to rows of their own', async (t) => {
  const rows = [
    ['', '2024', '2025'],
    ['Clean water supply', '', ''],
    ['Pumping stations', '1,204', '1,310'],
    ['Mains of which ductile iron pipes', '530', '498'],
    ['Waste water treatment', '', ''],
    ['Works', '88', '90'],
    ['Sewers which are to be re-', '412', '398'],
  ];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [714, 694, 590]) rule(sheet, 60, y, 330, y);
    const y = writeRows({ page: sheet, font: regular, x: 60, y: 700 }, [270, 325], rows);
    sheet.drawText('lined', { x: 60, y: y + 2, size: 10, font: regular });
  });
  t.same(others, []);
  t.same(rowsOf(table), [...rows.slice(0, -1), ['Sewers which are to be relined', '412', '398']]);
});

t.test(
  'years beside words, units and headers centred over equal shares of columns are header cells, not rows',
  async (t) => {
    const [table, ...others] = await tablesOf(({ page, regular }) => {
      const sheet = page();
      for (const [text, middle] of [
        ['Water', 250],
        ['Waste water', 390],
      ] as const) {
        sheet.drawText(text, { x: middle - regular.widthOfTextAtSize(text, 10) / 2, y: 714, size: 10, font: regular });
      }
      const rows = [
        ['', '2025', 'Budget', '2025', 'Budget'],
        ['', '£000', '£000', '£000', '£000'],
        ['Pumps', '120', '131', '88', '90'],
        ['Valves', '412', '398', '15', '17'],
        ['Mains', '71', '75', '40', '44'],
      ];
      writeRows({ page: sheet, font: regular, x: 60, y: 700 }, [240, 300, 380, 440], rows);
    });
    t.same(others, []);
    t.same(table?.headerRows, 2);
    t.same(rowsOf(table), [
      ['', 'Water [1×2]', '', 'Waste water [1×2]', ''],
      ['', '2025 £000', 'Budget £000', '2025 £000', 'Budget £000'],
      ['Pumps', '120', '131', '88', '90'],
      ['Valves', '412', '398', '15', '17'],
      ['Mains', '71', '75', '40', '44'],
    ]);
  },
);

t.test('rows of requirements under one rule keep their numbers, marks and empty columns apart', async (t) => {
  const rows = [
    ['#', 'Requirement', 'Unit', 'Qty', 'Remark'],
    ['2.1', 'Modules are kept in a safe.', 'HSM', '287', ''],
    ['2.2', 'Keys are changed each year.', 'HSM', '255', ''],
    ['2.3', '[Deleted, as item 2.1]', '', '', ''],
    ['2.4', 'Secrets are never printed.', 'TPM', '798', ''],
    ['2.5', 'Logs are kept for a year.', 'HSM', '522', ''],
  ];
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    rule(sheet, 60, 694, 420, 694);
    rows.forEach((row, index) => {
      row.forEach((text, column) => {
        const x = [60, 90, 280, 320, 370][column] ?? 0;
        sheet.drawText(text, { x, y: 700 - 26 * index, size: 10, font: regular });
      });
    });
  });
  t.same(others, []);
  t.same(rowsOf(table), rows);
});

t.test('tables above each other and within columns of prose stay apart', async (t) => {
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const x of [50, 310]) {
      const y = writeLines(sheet, regular, wrap(regular, PROSE.repeat(2), 235, 10), { x, y: 790, size: 10 });
      const end = writeRows({ page: sheet, font: regular, x, y: y - 10 }, [x + 140, x + 220], PUMPS);
      writeLines(sheet, regular, wrap(regular, PROSE.repeat(2), 235, 10), { x, y: end - 12, size: 10 });
    }
    const low = page();
    const end = writeRows({ page: low, font: regular, x: 60, y: 760 }, [300, 400], PUMPS);
    low.drawText('Table 9: The same again', { x: 60, y: end - 30, size: 10, font: regular });
    writeRows({ page: low, font: regular, x: 60, y: end - 48 }, [300, 400], PUMPS);
  });
  t.same(
    tables.map(({ page }) => page),
    [1, 1, 2, 2],
  );
  for (const table of tables) t.same(rowsOf(table), PUMPS);
  t.equal(tables[3]?.caption, 'Table 9: The same again');
});

t.test('a table over both columns of a page of prose stays whole', async (t) => {
  const headers = ['State', 'No.', '(%)', 'Rate', 'Cases', 'Share', 'Cost'];
  const rows = ['Maine', 'Oregon', 'Texas', 'Ohio', 'Utah'].map((state, index) => [
    state,
    ...['747', '9.2', '7.9', '1,654', '6.2', '4.9'].map((value) => `${index + 1}${value}`),
  ]);
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const y of [800, 780, 706]) rule(sheet, 50, y, 545, y);
    const end = writeRows(
      { page: sheet, font: regular, x: 52, y: 786 },
      [150, 210, 270, 370, 440, 540],
      [headers, ...rows],
    );
    for (const x of [50, 310]) {
      writeLines(sheet, regular, wrap(regular, PROSE.repeat(4), 235, 10), { x, y: end - 24, size: 10 });
    }
  });
  t.same(others, []);
  t.same(rowsOf(table), [headers, ...rows]);
});

t.test('a table continues over pages, with its headers repeated or without', async (t) => {
  const rows = (from: number) =>
    Array.from({ length: 9 }, (_, index) => [`P-${from + index}`, `${from * 2}`, `${index}.5`]);
  const tables = await tablesOf(({ page, regular, bold }) => {
    const ys = (count: number) => Array.from({ length: count + 1 }, (_, index) => 740 - 70 * index);
    const write = (parts: string[][], font = regular) => {
      const sheet = page();
      grid(sheet, [60, 200, 320, 440], ys(parts.length));
      parts.forEach((row, index) => {
        const isHeader = row[0] === 'Pump';
        writeRows({ page: sheet, font: isHeader ? bold : font, x: 65, y: 715 - 70 * index }, [310, 430], [row]);
      });
    };
    write([PUMPS[0] ?? [], ...rows(100)]);
    write([PUMPS[0] ?? [], ...rows(200)]);
    write(rows(300));
    const last = page();
    writeLines(last, regular, wrap(regular, PROSE.repeat(4), 470), { x: 60, y: 740 });
    grid(last, [60, 200, 320, 440], [500, 480, 460]);
    writeRows({ page: last, font: regular, x: 65, y: 486 }, [310, 430], [PUMPS[0] ?? [], PUMPS[1] ?? []], 20);
  });
  t.same(tables.map(({ page, continues, headerRows }) => ({ page, continues, headerRows })).slice(0, 3), [
    { page: 1, continues: false, headerRows: 1 },
    { page: 2, continues: true, headerRows: 1 },
    { page: 3, continues: true, headerRows: 0 },
  ]);
  t.equal(tables[3]?.continues, false, 'text is between them');
});

t.test('a table under the heading of its own section does not continue another, however high it is', async (t) => {
  const tables = await tablesOf(({ page, regular, bold }) => {
    for (const section of ['1.6 Pumps', '1.7 Valves']) {
      const sheet = page();
      sheet.drawText('Northern Water', { x: 60, y: 815, size: 9, font: regular });
      sheet.drawText(section, { x: 60, y: 785, size: 15, font: bold });
      const ys = Array.from({ length: 10 }, (_, index) => 770 - 78 * index);
      grid(sheet, [60, 200, 320, 440], ys);
      ys.slice(1).forEach((y, index) => {
        const row = PUMPS[index % PUMPS.length] ?? [];
        writeRows({ page: sheet, font: regular, x: 65, y: y + 30 }, [310, 430], [row]);
      });
    }
  });
  t.same(
    tables.map(({ page, continues }) => ({ page, continues })),
    [
      { page: 1, continues: false },
      { page: 2, continues: false },
    ],
  );
});

t.test('the wrapped headers of an empty form are one row', async (t) => {
  const [table, ...others] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    grid(sheet, [60, 200, 320, 440], [700, 660, 630, 600]);
    writeLines(sheet, regular, ['Subcontractor', '(name, place)'], { x: 65, y: 686, size: 10 });
    writeLines(sheet, regular, ['Part of the', 'services'], { x: 205, y: 686, size: 10 });
    writeLines(sheet, regular, ['Share of the', 'order in %'], { x: 325, y: 686, size: 10 });
  });
  t.same(others, []);
  t.same(rowsOf(table), [['Subcontractor (name, place)', 'Part of the services', 'Share of the order in %']]);
});

t.test('a stamp across every page is in no cell, and a table goes on below it', async (t) => {
  const [table, ...others] = await tablesOf(({ page, regular, bold }) => {
    for (const [index, tag] of ['P-101', 'P-102', 'P-103'].entries()) {
      const sheet = page();
      sheet.drawText('Copy', { x: 255, y: 200, size: 40, font: bold, rotate: degrees(60) });
      const top = index === 0 ? 520 : 780;
      if (index === 0) writeLines(sheet, regular, wrap(regular, PROSE, 450, 10), { x: 60, y: 780, size: 10 });
      grid(sheet, [60, 200, 320, 440], [top, top - 20, top - 40, ...(index === 0 ? [] : [60])]);
      writeRows({ page: sheet, font: bold, x: 65, y: top - 14 }, [310, 430], [['Pump', 'Flow', 'Head']]);
      writeRows({ page: sheet, font: regular, x: 65, y: top - 34 }, [310, 430], [[tag, '420', '31.5']]);
    }
  });
  t.same(rowsOf(table)[1], ['P-101', '420', '31.5']);
  t.notMatch(JSON.stringify([table, ...others]), /Copy/u);
  t.ok(others[0]?.continues, 'only the stamp is between the parts');
});

t.test('a table that is printed sideways is read sideways', async (t) => {
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    PUMPS.forEach((row, line) => {
      row.forEach((text, column) => {
        sheet.drawText(text, {
          x: 100 + 20 * line,
          y: 200 + 120 * column,
          size: 10,
          font: regular,
          rotate: degrees(90),
        });
      });
    });
    for (let line = 0; line <= 4; line++) rule(sheet, 86 + 20 * line, 190, 86 + 20 * line, 550);
    for (let column = 0; column <= 3; column++) rule(sheet, 86, 190 + 120 * column, 166, 190 + 120 * column);
  });
  t.same(rowsOf(table), PUMPS);
  const [x, , , height] = table?.box ?? [0, 0, 0, 0];
  t.ok(Math.abs(x - 86 / 595) < 0.01 && height > 0.4, 'its box is on the page as shown');
});

const MATRIX = [
  ['Clause', 'Requirement', 'Evidence'],
  ['3.1', 'The bidder has completed three contracts of this size within five years', 'List of references'],
  ['3.2', 'Valid certificate of the management of quality', 'Copy of the certificate, with its annexes on the works'],
  ['3.3', 'No conviction for corrupt practices', 'Signed declaration'],
  ['3.4', 'Average turnover of the last three years of at least five million', 'Audited accounts'],
];
const MATRIX_XS = [60, 110, 330, 535];

t.test('dots in a row draw the grid of a table; dots that fill an area draw none', async (t) => {
  const dotted = (sheet: PDFPage, x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.round(Math.max(x1 - x0, y1 - y0) / 1.5);
    for (let step = 0; step <= steps; step++) {
      const at = { x: x0 + ((x1 - x0) * step) / steps, y: y0 + ((y1 - y0) * step) / steps };
      if (x0 < 200) sheet.drawRectangle({ ...at, width: 0.75, height: 0.75 });
      else sheet.drawCircle({ ...at, size: 0.4 });
    }
  };
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    const ys = writeMatrix({ page: sheet, font: regular, y: 700 }, MATRIX_XS, MATRIX);
    for (const x of MATRIX_XS) dotted(sheet, x, ys.at(-1) ?? 0, x, ys[0] ?? 0);
    for (const y of ys) dotted(sheet, 60, y, 535, y);
    const pattern = page();
    writeMatrix({ page: pattern, font: regular, y: 700 }, MATRIX_XS, MATRIX);
    for (let y = 690; y > 640; y -= 2) dotted(pattern, 60, y, 300, y);
  });
  t.same(
    tables.map(({ ruling }) => ruling),
    ['ruled'],
  );
  t.same(rowsOf(tables[0]), MATRIX);
});

const GROUND = { color: rgb(0.9, 0.9, 0.95) };

/** Fills the rectangle from one point to the next lower one. */
function ground(sheet: PDFPage, x0: number, y1: number, x1: number, y0: number): void {
  sheet.drawRectangle({ x: x0, y: y0, width: x1 - x0, height: y1 - y0, ...GROUND });
}

t.test('fills of cells and stripes make the rows and columns of wrapped text', async (t) => {
  const grouped = [
    ...MATRIX.slice(0, 3),
    ['Integrity of the bidder and of those it works with in this project'],
    ...MATRIX.slice(3),
  ];
  const tables = await tablesOf(({ page, regular }) => {
    const paint = (rows: string[][], isPainted: (row: number) => boolean, xs: number[], gap = 0) => {
      const sheet = page();
      writeLines(sheet, regular, wrap(regular, PROSE, 470, 10), { x: 60, y: 790, size: 10 });
      const ys = writeMatrix({ page: sheet, font: regular, y: 700 }, MATRIX_XS, rows);
      rows.forEach((row, index) => {
        if (!isPainted(index)) return;
        const own = row.length === 1 ? [xs[0] ?? 0, xs.at(-1) ?? 0] : xs;
        own.slice(1).forEach((x, column) => {
          ground(sheet, (own[column] ?? 0) + gap, (ys[index] ?? 0) - gap, x - gap, (ys[index + 1] ?? 0) + gap);
        });
      });
      writeLines(sheet, regular, wrap(regular, PROSE, 470, 10), { x: 60, y: (ys.at(-1) ?? 0) - 30, size: 10 });
    };
    paint(MATRIX, (row) => row % 2 === 0, MATRIX_XS);
    paint(MATRIX, (row) => row % 2 === 1, MATRIX_XS);
    paint(grouped, () => true, MATRIX_XS, 1.5);
    paint(MATRIX, (row) => row % 2 === 0, [60, 535]);
  });
  t.same(
    tables.map(({ ruling, page }) => [page, ruling]),
    [1, 2, 3, 4].map((page) => [page, 'half_ruled']),
  );
  const merged = grouped.map((row) => (row.length === 1 ? [`${row[0]} [1×3]`, '', ''] : row));
  t.same(tables.map(rowsOf), [MATRIX, MATRIX, merged, MATRIX]);
  t.equal(tables[0]?.headerRows, 1, 'words that name columns do so on a stripe as well');
});

t.test('boxes of text, marked lines and bars make no table', async (t) => {
  const tables = await tablesOf(({ page, regular }) => {
    const write = (sheet: PDFPage, text: string, x: number, y: number, width: number) =>
      writeLines(sheet, regular, wrap(regular, text, width, 10), { x, y, size: 10 });
    const boxes = page();
    for (const y of [800, 700, 600]) ground(boxes, 50, y, 545, y - 80);
    for (const y of [800, 700, 600]) write(boxes, PROSE, 60, y - 20, 470);

    const cards = page();
    for (const y of [800, 660, 520]) {
      for (const x of [50, 300]) {
        ground(cards, x, y, x + 245, y - 135);
        write(cards, PROSE, x + 10, y - 20, 225);
      }
    }

    const marked = page();
    const end = write(marked, PROSE.repeat(3), 60, 790, 470);
    for (const [x, y] of [
      [60, 787],
      [60, 757],
      [200, 727],
    ] as const)
      ground(marked, x, y + 11, 530, y);
    t.ok(end < 720);

    const bars = page();
    for (const [index, height] of [60, 120, 90, 90, 40].entries()) {
      ground(bars, 100 + 60 * index, 500 + height, 145 + 60 * index, 500);
      bars.drawText(`${height}`, { x: 115 + 60 * index, y: 504 + height, size: 10, font: regular });
      bars.drawText(`${2019 + index}`, { x: 110 + 60 * index, y: 486, size: 10, font: regular });
    }
  });
  t.same(tables, []);
});

t.test('entries of contents whose frame makes cells of them are no table; prices that dots lead to are', async (t) => {
  const draw = (title: string, figures: number[]) =>
    tablesOf(({ page, regular }) => {
      const sheet = page();
      const ys = [720, ...figures.map((_, index) => 700 - 20 * index)];
      grid(sheet, [50, 440, 500], ys);
      sheet.drawText(title, { x: 60, y: 740, size: 12, font: regular });
      for (const [index, figure] of figures.entries()) {
        const y = 706 - 20 * index;
        sheet.drawText(`Part ${index + 1} of the works ${'.'.repeat(80)}`, { x: 60, y, size: 10, font: regular });
        sheet.drawText(`${figure}`, { x: 470, y, size: 10, font: regular });
      }
    });
  t.same(await draw('Volume 2', [3, 3, 4, 6, 9, 9, 12]), []);
  t.equal((await draw('Prices', [120, 80, 415, 20, 90, 7, 310])).length, 1);
});

t.test('prose in two columns, contents, clauses in a frame and charts are no tables', async (t) => {
  const tables = await tablesOf(({ page, regular, bold }) => {
    const columns = page();
    const lines = wrap(regular, PROSE.repeat(6), 230, 10);
    for (const x of [50, 310]) writeLines(columns, regular, lines, { x, y: 790, size: 10 });

    const contents = page();
    contents.drawText('Contents', { x: 60, y: 780, size: 14, font: bold });
    for (let entry = 1; entry < 20; entry++) {
      const y = 760 - 18 * entry;
      contents.drawText(`${entry}. Chapter of the tender ${'.'.repeat(60)}`, { x: 60, y, size: 10, font: regular });
      contents.drawText(`${entry * 3}`, { x: 480, y, size: 10, font: regular });
    }

    const clauses = page();
    grid(clauses, [50, 170, 540], [800, 600, 400]);
    for (const [index, title] of ['1. Scope of the bid', '2. Language of the bid'].entries()) {
      clauses.drawText(title, { x: 55, y: 785 - 200 * index, size: 10, font: regular });
      writeLines(clauses, regular, wrap(regular, PROSE.repeat(2), 355, 10), { x: 175, y: 785 - 200 * index, size: 10 });
    }

    const chart = page();
    for (let step = 0; step <= 6; step++) {
      chart.drawText(`${step * 50}`, { x: 60, y: 500 + 30 * step, size: 9, font: regular });
      chart.drawText(`${1990 + step}`, { x: 100 + 60 * step, y: 480, size: 9, font: regular });
      chart.drawText(`${step * 10}%`, { x: 500, y: 500 + 30 * step, size: 9, font: regular });
    }
    chart.drawSvgPath('M 0 0 L 60 -40 L 120 -20 L 180 -120 L 240 -90 L 300 -160 L 360 -150', {
      x: 105,
      y: 510,
      borderWidth: 1,
    });
  });
  t.same(tables, []);
});

t.test('text that repeats at the bottom of every page is no row of a table above it', async (t) => {
  const places = ['intake', 'treatment', 'reservoir', 'booster'];
  const rowsAt = (place: string) => [
    ['Pump', 'Flow', 'Head'],
    ...['First', 'Second', 'Third'].map((name, index) => [
      `${name} ${place} pump`,
      `${400 + index}`,
      `${31 + index}.5`,
    ]),
  ];
  const tables = await tablesOf(({ page, regular }) => {
    places.forEach((place, index) => {
      const sheet = page();
      writeRows({ page: sheet, font: regular, x: 60, y: 160 }, [300, 400], rowsAt(place));
      writeRows({ page: sheet, font: regular, x: 60, y: 70 }, [400], [['Tender T-17, Volume II', `${index + 1}`]]);
    });
  });
  t.same(tables.map(rowsOf), places.map(rowsAt));
});
