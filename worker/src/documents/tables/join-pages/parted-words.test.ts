import t from 'tap';
import { readDocument } from '../../read-document.ts';
import { options, writeSource } from '../../testing/files.ts';
import { makePdf, writeLines } from '../../testing/make-pdf.ts';
import { grid, rowsOf, tablesOf } from '../tables.fixtures.ts';

/** Draws a table of two columns, the first one so narrow that words break in it; cells as lines. */
function draw(rows: string[][][], prose = ''): Parameters<typeof makePdf>[0] {
  return ({ page, regular }) => {
    const sheet = page();
    const ys = [720];
    for (const row of rows) {
      const top = ys.at(-1) ?? 0;
      row.forEach((lines, column) => {
        writeLines(sheet, regular, lines, { x: 66 + column * 70, y: top - 13, size: 10 });
      });
      ys.push(top - 14 * Math.max(...row.map((lines) => lines.length)) - 7);
    }
    grid(sheet, [60, 130, 300], ys);
    sheet.drawText(prose, { x: 60, y: 300, size: 10, font: regular });
  };
}

const firstColumn = async (rows: string[][][], prose?: string) =>
  rowsOf((await tablesOf(draw(rows, prose)))[0]).map(([text]) => text);

t.test('words that the document has whole elsewhere are joined, two words of their own are not', async (t) => {
  const rows = [
    [['Material'], ['Use']],
    [['Carbamaz', 'epin 20 mg'], ['tablets']],
    [['Water', 'proof'], ['cover']],
  ];
  t.same(await firstColumn(rows, 'Carbamazepin is kept dry; a waterproof cover is water and rain proof.'), [
    'Material',
    'Carbamazepin 20 mg',
    'Water proof',
  ]);
});

t.test('codes broken alike are joined; codes under each other and figures under words are not', async (t) => {
  const rows = [
    [['Code'], ['Item']],
    [['XK2700418', '301'], ['Valve']],
    [['XK2700418', '302'], ['Pump']],
    [['P-101', 'P-102'], ['Motor']],
    [['P-103', 'P-104'], ['Fan']],
  ];
  t.same(await firstColumn(rows), ['Code', 'XK2700418301', 'XK2700418302', 'P-101 P-102', 'P-103 P-104']);
});

t.test('a short rest that the document has nowhere else belongs to the word above', async (t) => {
  const rows = [
    [['Task'], ['Days']],
    [['Implementatio', 'n of works'], ['12']],
    [['Implementatio', 'plan b'], ['3']],
  ];
  t.match(await firstColumn(rows), ['Task', 'Implementation of works']);
});

t.test('the page has the word in one piece, too, with a box for each part', async (t) => {
  const rows = [
    [['Code'], ['Item']],
    [['XK2700418', '301'], ['Valve']],
    [['XK2700418', '302'], ['Pump']],
  ];
  const source = await writeSource('codes.pdf', 'application/pdf', await makePdf(draw(rows)));
  const [page] = (await readDocument(source, options)).pages;
  t.match(page?.text, 'XK2700418302 | Pump');
  const at = page?.text.indexOf('XK2700418302') ?? 0;
  t.same(
    page?.words.filter(({ start }) => start >= at && start < at + 12).map(({ start, end }) => [start - at, end - at]),
    [
      [0, 9],
      [9, 12],
    ],
  );
});
