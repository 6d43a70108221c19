import t from 'tap';
import { astray } from './check-places.fixtures.ts';
import { lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

t.test('a form without a table: colons, dots, boxes to tick, two fields on a line', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('Data sheet: pressure safety valve', { x: 60, y: 780, size: 15, font: bold });
    const lines: [string, string?][] = [
      ['Tag no.: PSV-1001'],
      ['Process data'],
      ['Set pressure: 16 bar(g)', 'Back pressure, max.: 1.2 bar(g)'],
      ['Rated flow ............................ 120 m3/h'],
      ['Relieving temperature:', '180 °C'],
      ['Viscosity: 0.28 mPa·s at 180 °C'],
      ['Construction'],
      ['Inlet: DN 50 / PN 40', 'Outlet: DN 80 / PN 16'],
      ['Bonnet: [x] closed [ ] open'],
      ['Spring material: by vendor'],
      ['Weight (kg): 34', 'Serial no.: ____________'],
    ];
    lines.forEach(([left, right], index) => {
      sheet.drawText(left, { x: 60, y: 745 - index * 18, size: 10, font: regular });
      if (right) sheet.drawText(right, { x: 320, y: 745 - index * 18, size: 10, font: regular });
    });
  });
  t.equal(sheets.length, 1);
  t.same(sheets[0]?.tags, ['PSV-1001']);
  t.same(sheets[0]?.parameters.map(lineOf), [
    'PSV-1001 | Process data | Set pressure | 16 | bar(g) | -',
    'PSV-1001 | Process data | Back pressure, max. | 1.2 | bar(g) | max.',
    'PSV-1001 | Process data | Rated flow | 120 | m3/h | -',
    'PSV-1001 | Process data | Relieving temperature | 180 | °C | -',
    'PSV-1001 | Process data | Viscosity | 0.28 | mPa·s | at 180 °C',
    'PSV-1001 | Construction | Inlet | DN 50 / PN 40 | - | -',
    'PSV-1001 | Construction | Outlet | DN 80 / PN 16 | - | -',
    'PSV-1001 | Construction | Bonnet | closed | - | -',
    'PSV-1001 | Construction | Spring material | by vendor | - | -',
    'PSV-1001 | Construction | Weight | 34 | kg | -',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('labels and values without any mark between them, and a value of two lines', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('Technical data of blower B-410', { x: 60, y: 780, size: 14, font: bold });
    const rows = [
      ['Rated flow', '1,200 m³/h'],
      ['Discharge pressure', '1.6 bar(a)'],
      ['Casing', 'Ductile iron, outside coated with epoxy resin,'],
      ['', 'inside with rubber'],
      ['Sound pressure level', '82 dB(A)'],
    ];
    rows.forEach((row, index) => {
      row.forEach((text, column) => {
        sheet.drawText(text, { x: 60 + column * 200, y: 740 - index * 16, size: 10, font: regular });
      });
    });
  });
  t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [
    'B-410 | - | Rated flow | 1,200 | m³/h | -',
    'B-410 | - | Discharge pressure | 1.6 | bar(a) | -',
    'B-410 | - | Casing | Ductile iron, outside coated with epoxy resin, inside with rubber | - | -',
    'B-410 | - | Sound pressure level | 82 | dB(A) | -',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('letters, clauses and forms to be filled in are no datasheets', async (t) => {
  const { sheets } = await sheetsOf(({ page, regular }) => {
    const sheet = page();
    const lines = [
      'To: Water Authority, Procurement Department',
      'Subject: Tender no. 104, supply of pumps',
      'Date: 12 March 2027',
      'Note: the pumps deliver 120 m³/h at 32 m, as the following clause says.',
      'The liquid is water; its temperature is between 5 °C and 26 °C.',
      'Bid validity: 120 days',
      'Price: EUR 12,000',
      'Name and position: ____________',
      'Delivery: 34 weeks after the Effective Date',
    ];
    lines.forEach((line, index) => {
      sheet.drawText(line, { x: 60, y: 745 - index * 18, size: 10, font: regular });
    });
  });
  t.same(sheets, []);
});
