import t from 'tap';
import { type Cell, drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

/** The parameters of a page with a title and one ruled table. */
async function read(title: string, widths: number[], rows: Cell[][]): Promise<string[]> {
  const { sheets } = await sheetsOf((pen) => {
    const page = pen.page();
    page.drawText(title, { x: 50, y: 790, size: 14, font: pen.bold });
    drawTable(page, pen.regular, { widths, rows }, { x: 50, y: 760 });
  });
  return sheets.flatMap(({ parameters }) => parameters.map(lineOf));
}

t.test('a remark on the case that a value is for is its condition, any other none', async (t) => {
  const rows = [
    ['Parameter', 'Unit', 'Value', 'Remarks'],
    ['Flow', 'm³/h', '120', 'at site conditions'],
    ['Motor current', 'A', '55', 'full load'],
    ['Head', 'm', '45', 'see clause 4.2'],
    ['Power', 'kW', '22', ''],
  ];
  t.same(await read('Pump data sheet P-101', [120, 60, 80, 140], rows), [
    'P-101 | - | Flow | 120 | m³/h | at site conditions',
    'P-101 | - | Motor current | 55 | A | full load',
    'P-101 | - | Head | 45 | m | -',
    'P-101 | - | Power | 22 | kW | -',
  ]);
});

t.test('tags with one figure, in a title and over columns', async (t) => {
  const own = [
    ['Capacity', 'm³/h', '55'],
    ['Head', 'm', '45'],
    ['Frame', '', '200L'],
  ];
  t.same(await read('Pump data sheet P-1A/B', [120, 60, 80], own), [
    'P-1A/B | - | Capacity | 55 | m³/h | -',
    'P-1A/B | - | Head | 45 | m | -',
    'P-1A/B | - | Frame | 200L | - | -',
  ]);
  const beside = [
    ['Parameter', 'Unit', 'P-1', 'P-2'],
    ['Capacity', 'm³/h', '55', '60'],
    ['Head', 'm', '45', '50'],
  ];
  t.same(await read('Pumps', [120, 60, 80, 80], beside), [
    'P-1 | - | Capacity | 55 | m³/h | -',
    'P-2 | - | Capacity | 60 | m³/h | -',
    'P-1 | - | Head | 45 | m | -',
    'P-2 | - | Head | 50 | m | -',
  ]);
});

t.test('units after the headers of a list of equipment, without a mark between them', async (t) => {
  const rows = [
    ['Tag', 'Service', 'Flow m3/h', 'Head m', 'Temp. °C', 'Line A', 'Size'],
    ['P-101', 'Feed', '100', '45', '120', '1', '6"'],
    ['P-102', 'Reflux', '110', '50', '80', '2', '4"'],
    ['P-103', 'Drain', '20', '12', '40', '1', '2"'],
  ];
  t.same((await read('Equipment list', [60, 80, 60, 60, 60, 60, 60], rows)).slice(0, 6), [
    'P-101 | - | Service | Feed | - | -',
    'P-101 | - | Flow | 100 | m3/h | -',
    'P-101 | - | Head | 45 | m | -',
    'P-101 | - | Temp. | 120 | °C | -',
    'P-101 | - | Line A | 1 | - | -',
    'P-101 | - | Size | 6 | " | -',
  ]);
});
