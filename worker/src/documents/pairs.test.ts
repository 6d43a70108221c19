import t from 'tap';
import { pairsOf } from './pairs.ts';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { makePdf } from './testing/make-pdf.ts';
import { readPlainText } from './text/read-text.ts';

async function pairsInText(text: string): Promise<[string, string, string][]> {
  const { path } = await writeSource('tender.txt', 'text/plain', text);
  return (await readPlainText(path)).pages.flatMap((page) => shown(page));
}

async function pairsInPdf(draw: Parameters<typeof makePdf>[0]): Promise<[string, string, string][]> {
  const source = await writeSource('tender.pdf', 'application/pdf', await makePdf(draw));
  return (await readDocument(source, options)).pages.flatMap((page) => shown(page));
}

function shown(page: Parameters<typeof pairsOf>[0]): [string, string, string][] {
  return pairsOf(page).map(({ label, value, kind }) => [
    page.text.slice(label.start, label.end),
    page.text.slice(value.start, value.end),
    kind,
  ]);
}

t.test('a colon parts label and value; the value ends with its sentence or before the next label', async (t) => {
  t.same(
    await pairsInText(
      'Closing date: 12 May 2027 at 15:00 hrs.\n2. Bid security : Rs. 50,000 as a\nbank draft. It is kept.\nTel: 0200-1 Fax: 0200-2\nSite:http://a.example/b:c',
    ),
    [
      ['Closing date', '12 May 2027 at 15:00 hrs.', 'colon'],
      ['Bid security', 'Rs. 50,000 as a\nbank draft.', 'colon'],
      ['Tel', '0200-1', 'colon'],
      ['Fax', '0200-2', 'colon'],
      ['Site', 'http://a.example/b:c', 'colon'],
    ],
  );
});

t.test('full-width colons part without spaces', async (t) => {
  t.same(await pairsInText('开标时间：2027年5月12日9时30分\n마감일 : 2027. 5. 12. 14:00'), [
    ['开标时间', '2027年5月12日9时30分', 'colon'],
    ['마감일', '2027. 5. 12. 14:00', 'colon'],
  ]);
});

t.test('times, ratios, addresses and whole sentences are no labels; blanks are no values', async (t) => {
  t.same(
    await pairsInText(
      'The office opens at 9:30 and scale 1:100 applies, see https://a.example\n\nName: ________\n\nPlace: ........',
    ),
    [],
  );
});

t.test('a gap or dots on a line part label and value', async (t) => {
  const found = await pairsInPdf(({ page, regular }) => {
    const sheet = page();
    const put = (text: string, x: number, y: number) => sheet.drawText(text, { x, y, size: 10, font: regular });
    put('The conditions below apply to each of the bidders who take part in this tender procedure.', 60, 700);
    put('Validity of bids ................', 60, 640);
    put('120 days', 300, 640);
    put('Contact:', 60, 590);
    put('Ms Kadam', 300, 590);
  });
  t.same(found, [
    ['Validity of bids', '120 days', 'gap'],
    ['Contact', 'Ms Kadam', 'colon'],
  ]);
});

t.test('a value below its label, with a colon or as a figure', async (t) => {
  t.same(
    await pairsInText(
      'Submission address:\n\nTown hall, room four\n\nAmount of the bond\n\nEUR 5,000\n\nPurpose\n\nWater',
    ),
    [
      ['Submission address', 'Town hall, room four', 'below'],
      ['Amount of the bond', 'EUR 5,000', 'below'],
    ],
  );
});

const row = (cells: string[], table: number, isHeader = false, rowAt = 0) => ({ cells, table, isHeader, rowAt });

/** A page that contains only rows, composed as pages are. */
function pageOf(rows: ReturnType<typeof row>[]) {
  let text = '';
  const blocks = rows.map(({ cells, table, isHeader, rowAt }) => {
    if (text) text += '\n';
    const start = text.length;
    const places = cells.map((cell, column) => {
      if (column > 0) text += ' | ';
      const from = text.length;
      text += cell;
      return { start: from, end: text.length };
    });
    return {
      kind: 'table_row' as const,
      start,
      end: text.length,
      table: { index: table, row: rowAt, isHeader, cells: places },
    };
  });
  return { text, blocks, width: 0, height: 0 };
}

t.test('rows give their first name and the cell after it, or two such pairs', async (t) => {
  t.same(
    shown(
      pageOf([
        row(['1.', 'Bid bond', ':', '2% of the price'], 0),
        row(['Buyer', 'Kadam Works', 'Place', 'Pune'], 1),
        row(['2', 'Note: pay at once'], 2),
      ]),
    ),
    [
      ['Bid bond', '2% of the price', 'row'],
      ['Buyer', 'Kadam Works', 'row'],
      ['Place', 'Pune', 'row'],
      ['Note', 'pay at once', 'colon'],
    ],
  );
});

t.test('a short table gives the names of its columns to its cells', async (t) => {
  const rows = [row(['Closing date', 'Bond'], 0, true), row(['12 May 2027', 'EUR 500'], 0, false, 1)];
  t.same(shown(pageOf(rows)), [
    ['Closing date', '12 May 2027', 'column'],
    ['Bond', 'EUR 500', 'column'],
  ]);
});
