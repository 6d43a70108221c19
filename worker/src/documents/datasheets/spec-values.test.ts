import t from 'tap';
import { type DrawnTable, drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

/** What is read from a drawn table below a title. */
async function read(title: string, table: DrawnTable) {
  const { sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    drawTable(sheet, regular, table, { x: 50, y: 750 });
  });
  return { lines: sheets.flatMap(({ parameters }) => parameters).map(lineOf) };
}

/** The same of lines of text. */
async function readLines(title: string, texts: string[]) {
  const { sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    texts.forEach((text, index) => {
      sheet.drawText(text, { x: 50, y: 745 - index * 22, size: 10, font: regular });
    });
  });
  return { lines: sheets.flatMap(({ parameters }) => parameters).map(lineOf) };
}

t.test('each part of an item of a list has the name of the item', async (t) => {
  const { lines } = await read('Articles', {
    widths: [30, 330, 40, 50],
    rows: [
      ['1', 'Reed for clarinet, Use: orchestraMaterial: CaneThickness: 3 mm (3A)Length: 68 mm', 'pc', '10'],
      ['2', 'Strap for clarinet, Material: Nylon; Width: 25 mm', 'pc', '15'],
    ],
  });
  t.ok(lines.length >= 4);
  for (const line of lines) t.match(line, /^- \| (?:Reed|Strap) for clarinet/u);
  t.match(lines[3], /Length \| 68 \| mm/u);
});

t.test('the beginning of a requirement is no name of an item', async (t) => {
  const { lines } = await read('Articles', {
    widths: [30, 330, 40, 50],
    rows: [
      ['1', 'The bidder must provide a Pump room: 25 m2; Height: 3 m', 'pc', '10'],
      ['2', 'The bidder must provide a Store room: 12 m2; Height: 2 m', 'pc', '15'],
    ],
  });
  t.ok(lines.length > 0);
  t.notOk(lines.some((line) => /\| The bidder must provide a \|/u.test(line)));
});

t.test('the end of a value in brackets below its name belongs to the value', async (t) => {
  const { lines } = await read('Lot 4: pumps for the garden', {
    widths: [160, 300],
    rows: [
      ['Efficiency: below)', '> 61% (for 5 kW or'],
      ['Efficiency', '> 74% (for more than 5 kW)'],
      ['Head', '30 m'],
    ],
  });
  t.equal(lines.length, 3);
  t.match(lines[0], /Efficiency \| > ?61 \| % \| for 5 kW or below/u);
});

t.test('a step of a scale of penalties is no value of the service', async (t) => {
  const { lines } = await read('Service', {
    widths: [150, 100, 200],
    rows: [
      ['Service', 'Standstill', 'Penalty'],
      [{ text: 'Passenger lifts', down: 3 }, '0-3 hours', 'No penalty'],
      ['3-9 hours', '4% of the monthly payment'],
      ['> 9 hours', '15% of the monthly payment'],
    ],
  });
  t.same(lines, []);
});

t.test('the abbreviation of a unit does not end its value', async (t) => {
  const { lines } = await readLines('Design data', [
    'a) Wall temperature of the tank: 55 Deg. Cent.',
    'b) Air temperature: 40 Deg. Cent.',
    'c) Wall thickness: 8 mm',
  ]);
  t.match(lines, [/55 \| Deg\. Cent\./u, /40 \| Deg\. Cent\./u, /8 \| mm/u]);
});
