import t from 'tap';
import type { Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { astray } from './check-places.fixtures.ts';
import { extractDatasheets } from './extract-datasheets.ts';
import { type Cell, type DrawnTable, drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

/** The parameters of a page with a heading and one ruled table. */
async function read(heading: string, table: DrawnTable) {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(heading, { x: 40, y: 790, size: 14, font: bold });
    drawTable(sheet, regular, table, { x: 40, y: 760 });
  });
  return { lines: sheets.flatMap(({ parameters }) => parameters).map(lineOf), astray: astray(document, sheets) };
}

t.test('numbered lines, twice in a row, without a header', async (t) => {
  const { lines, astray } = await read('API 610 pump data sheet, P-4001A/B', {
    widths: [25, 120, 50, 55, 25, 120, 50, 55],
    rows: [
      ['1', 'Rated flow', '120', 'm³/h', '21', 'NPSH available', '4.2', 'm'],
      ['2', 'Normal flow', '100', 'm³/h', '22', 'NPSH required', '2.9', 'm'],
      ['3', 'Suction pressure', '0.4', 'bar(g)', '23', 'Speed', '2,950', 'rpm'],
      ['4', 'Liquid', 'Water', '', '24', 'Seal', 'Mechanical', ''],
    ],
  });
  t.same(lines, [
    'P-4001A/B | - | Rated flow | 120 | m³/h | -',
    'P-4001A/B | - | NPSH available | 4.2 | m | -',
    'P-4001A/B | - | Normal flow | 100 | m³/h | -',
    'P-4001A/B | - | NPSH required | 2.9 | m | -',
    'P-4001A/B | - | Suction pressure | 0.4 | bar(g) | -',
    'P-4001A/B | - | Speed | 2,950 | rpm | -',
    'P-4001A/B | - | Liquid | Water | - | -',
    'P-4001A/B | - | Seal | Mechanical | - | -',
  ]);
  t.same(astray, []);
});

t.test('a column that is called one of tags may have gaps', async (t) => {
  const { lines } = await read('7 Valve list', {
    widths: [90, 130, 70, 70],
    rows: [
      ['Tag no.', 'Service', 'Size (DN)', 'Pressure (bar)'],
      ['FV-2001', 'Cooling water supply', '150', '10'],
      ['by vendor', 'Sampling', '15', '10'],
      ['FV-2002', 'Cooling water return', '200', '16'],
      ['later', 'Spare nozzle', '50', '16'],
    ],
  });
  t.same(lines, [
    'FV-2001 | - | Service | Cooling water supply | - | -',
    'FV-2001 | - | Size | 150 | DN | -',
    'FV-2001 | - | Pressure | 10 | bar | -',
    'FV-2002 | - | Service | Cooling water return | - | -',
    'FV-2002 | - | Size | 200 | DN | -',
    'FV-2002 | - | Pressure | 16 | bar | -',
  ]);
});

t.test('a tag beside each parameter', async (t) => {
  const { lines } = await read('8 Instrument data', {
    widths: [80, 150, 80, 60],
    rows: [
      ['Tag', 'Parameter', 'Value', 'Unit'],
      ['PT-101', 'Range', '0 to 16', 'bar(g)'],
      ['PT-101', 'Accuracy', '0.1', '%'],
      ['TT-102', 'Range', '-20 to 120', '°C'],
      ['TT-102', 'Sensor', 'Pt100', ''],
    ],
  });
  t.same(lines, [
    'PT-101 | - | Range | 0 to 16 | bar(g) | -',
    'PT-101 | - | Accuracy | 0.1 | % | -',
    'TT-102 | - | Range | -20 to 120 | °C | -',
    'TT-102 | - | Sensor | Pt100 | - | -',
  ]);
});

t.test('each value in two systems of units', async (t) => {
  const { lines } = await read('Equipment datasheet: tank TK-201', {
    widths: [150, 80, 60, 80, 60],
    rows: [
      ['Description', 'SI', 'Unit', 'US', 'Unit'],
      ['Volume', '120', 'm³', '31,700', 'gal'],
      ['Design temperature', '80', '°C', '176', '°F'],
    ],
  });
  t.same(lines, [
    'TK-201 | - | Volume | 120 | m³ | SI',
    'TK-201 | - | Volume | 31,700 | gal | US',
    'TK-201 | - | Design temperature | 80 | °C | SI',
    'TK-201 | - | Design temperature | 176 | °F | US',
  ]);
});

t.test('remarks are no values', async (t) => {
  const { lines } = await read('9 Design basis', {
    widths: [30, 150, 120, 150],
    rows: [
      ['No.', 'Item', 'Requirement', 'Remarks'],
      ['1', 'Design flow', '3,500 m³/h', 'per stream'],
      ['2', 'Total head', '45 m', ''],
      ['3', 'Ambient temperature', '5 to 45 °C', 'in the shade'],
      ['4', 'Standard', 'ISO 5199', ''],
    ],
  });
  t.same(lines, [
    '- | - | Design flow | 3,500 | m³/h | -',
    '- | - | Total head | 45 | m | -',
    '- | - | Ambient temperature | 5 to 45 | °C | -',
    '- | - | Standard | ISO 5199 | - | -',
  ]);
});

t.test('numbered groups, and what is required beside what is offered', async (t) => {
  const { lines } = await read('Guaranteed technical particulars', {
    widths: [40, 150, 60, 100, 100],
    rows: [
      ['Sl. No.', 'Description', 'Unit', 'Required', 'Offered'],
      ['1', 'Transformer', '', '', ''],
      ['1.1', 'Rated power', 'kVA', '1,600', '1,600'],
      ['1.2', 'Impedance', '%', '6', '6.25'],
      ['1.3', 'Cooling', '', 'ONAN', '[x] ONAN [ ] ONAF'],
      ['1.4', 'Tap changer', '', 'off-load', ''],
    ],
  });
  t.same(lines, [
    '- | Transformer | Rated power | 1,600 | kVA | Required',
    '- | Transformer | Rated power | 1,600 | kVA | Offered',
    '- | Transformer | Impedance | 6 | % | Required',
    '- | Transformer | Impedance | 6.25 | % | Offered',
    '- | Transformer | Cooling | ONAN | - | Required',
    '- | Transformer | Cooling | ONAN | - | Offered',
    '- | Transformer | Tap changer | off-load | - | Required',
  ]);
});

t.test('tags in a row below the header', async (t) => {
  const { lines } = await read('Pump data sheet', {
    widths: [150, 60, 90, 90, 90],
    rows: [
      ['Service', '', 'Feed', 'Reflux', 'Transfer'],
      ['Tag no.', '', 'P-101', 'P-102', 'P-103'],
      [{ text: 'Process', across: 5 }],
      ['Flow', 'm³/h', '10', '20', '30'],
      ['Head', 'm', { text: '45', across: 3 }],
    ],
  });
  t.same(lines, [
    'P-101 | - | Service | Feed | - | -',
    'P-102 | - | Service | Reflux | - | -',
    'P-103 | - | Service | Transfer | - | -',
    'P-101 | Process | Flow | 10 | m³/h | -',
    'P-102 | Process | Flow | 20 | m³/h | -',
    'P-103 | Process | Flow | 30 | m³/h | -',
    'P-101 | Process | Head | 45 | m | -',
    'P-102 | Process | Head | 45 | m | -',
    'P-103 | Process | Head | 45 | m | -',
  ]);
});

t.test('labels and values in the same boxes', async (t) => {
  const { lines, astray } = await read('Data sheet of vessel V-1201', {
    widths: [160, 160, 160],
    rows: [
      ['Medium: condensate', 'Volume: 12.5 m³', 'Quantity: 2'],
      ['Design pressure: 6 bar(g)', 'Design temperature: 180 °C', 'Code: EN 13445'],
      ['Shell: 1.4404', 'Insulation: 80 mm', 'Weight empty: 3,100 kg'],
    ],
  });
  t.same(lines, [
    'V-1201 | - | Medium | condensate | - | -',
    'V-1201 | - | Volume | 12.5 | m³ | -',
    'V-1201 | - | Quantity | 2 | - | -',
    'V-1201 | - | Design pressure | 6 | bar(g) | -',
    'V-1201 | - | Design temperature | 180 | °C | -',
    'V-1201 | - | Code | EN 13445 | - | -',
    'V-1201 | - | Shell | 1.4404 | - | -',
    'V-1201 | - | Insulation | 80 | mm | -',
    'V-1201 | - | Weight empty | 3,100 | kg | -',
  ]);
  t.same(astray, []);
});

t.test('a table without lines', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('Data sheet P-3001 Condensate pump', { x: 60, y: 780, size: 14, font: bold });
    const rows = [
      ['Parameter', 'Unit', 'Value'],
      ['Rated flow', 'm³/h', '120'],
      ['Differential head', 'm', '64'],
      ['Casing', '-', 'Cast iron'],
      ['Speed', 'rpm', '2,950'],
    ];
    rows.forEach((row, index) => {
      row.forEach((text, column) => {
        sheet.drawText(text, {
          x: 60 + column * 150,
          y: 740 - index * 16,
          size: 10,
          font: index === 0 ? bold : regular,
        });
      });
    });
  });
  t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [
    'P-3001 | - | Rated flow | 120 | m³/h | -',
    'P-3001 | - | Differential head | 64 | m | -',
    'P-3001 | - | Casing | Cast iron | - | -',
    'P-3001 | - | Speed | 2,950 | rpm | -',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('a scan: first lines taken for headers, lines between columns taken for letters', async (t) => {
  const rows = [
    ['1', 'Liquid', '-', 'Water'],
    ['2', '| Density', 'kg/m3', '| 998'],
    ['3', '| Rated capacity', 'm3/h', '1,310'],
    ['4', 'Rated total head', 'm', '32.0'],
    ['5', '| Motor rating', 'kw', '160'],
  ];
  const table: ExtractedTable = {
    page: 1,
    box: null,
    rows: rows.length,
    columns: 4,
    headerRows: 2,
    cells: rows.flatMap((cells, row) =>
      cells.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: row < 2, boxes: [] })),
    ),
    caption: null,
    continues: false,
    ruling: 'unruled',
  };
  const page: Page = { number: 1, width: 595, height: 842, text: '', words: [], blocks: [], source: 'ocr' };
  const sheets = extractDatasheets({ pages: [page], tables: [table] });
  t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [
    '- | - | Liquid | Water | - | -',
    '- | - | Density | 998 | kg/m3 | -',
    '- | - | Rated capacity | 1,310 | m3/h | -',
    '- | - | Rated total head | 32.0 | m | -',
    '- | - | Motor rating | 160 | kw | -',
  ]);
});

const exchangers = (header: Cell[][]) =>
  sheetsOf((pen) => {
    const page = pen.page();
    page.drawText('Heat exchanger data sheet E-701 / E-702', { x: 50, y: 790, size: 14, font: pen.bold });
    const rows = [
      ...header,
      ['Design pressure', 'bar g', '25', '40', '16', '10'],
      ['Design temperature', '°C', '180', '150', '200', '160'],
      ['Flow', 'kg/h', '12500', '8000', { text: '45000', across: 2 }],
    ];
    drawTable(page, pen.regular, { widths: [120, 60, 60, 60, 60, 60], rows }, { x: 50, y: 760 });
  });

t.test('what is between a tag and its values tells them apart', async (t) => {
  const merged = await exchangers([
    [
      { text: 'Parameter', down: 2 },
      { text: 'Unit', down: 2 },
      { text: 'E-701', across: 2 },
      { text: 'E-702', across: 2 },
    ],
    ['Shell', 'Tube', 'Shell', 'Tube'],
  ]);
  const apart = await exchangers([
    ['Parameter', 'Unit', { text: 'E-701', across: 2 }, { text: 'E-702', across: 2 }],
    ['', '', 'Shell', 'Tube', 'Shell', 'Tube'],
  ]);
  for (const { sheets } of [merged, apart]) {
    t.same(
      sheets.flatMap(({ parameters }) => parameters.map(lineOf)),
      [
        'E-701 | - | Design pressure | 25 | bar g | Shell',
        'E-701 | - | Design pressure | 40 | bar g | Tube',
        'E-702 | - | Design pressure | 16 | bar g | Shell',
        'E-702 | - | Design pressure | 10 | bar g | Tube',
        'E-701 | - | Design temperature | 180 | °C | Shell',
        'E-701 | - | Design temperature | 150 | °C | Tube',
        'E-702 | - | Design temperature | 200 | °C | Shell',
        'E-702 | - | Design temperature | 160 | °C | Tube',
        'E-701 | - | Flow | 12500 | kg/h | Shell',
        'E-701 | - | Flow | 8000 | kg/h | Tube',
        'E-702 | - | Flow | 45000 | kg/h | -',
      ],
    );
  }
});

t.test('a datasheet in capitals, without a header', async (t) => {
  const { lines } = await read('PUMP DATA SHEET P-101', {
    widths: [150, 60, 100],
    rows: [
      ['CAPACITY', 'M3/H', '55'],
      ['DISCH. PRESSURE', 'BARG', '9.8'],
      ['SUCT. PRESSURE', 'BARG', '-0.2'],
      ['NPSHA', 'M', '5.1'],
      ['POWER', 'KW', '22'],
      ['WORKING TEMPERATURE', 'DEG C', '45'],
    ],
  });
  t.same(lines, [
    'P-101 | - | CAPACITY | 55 | M3/H | -',
    'P-101 | - | DISCH. PRESSURE | 9.8 | BARG | -',
    'P-101 | - | SUCT. PRESSURE | -0.2 | BARG | -',
    'P-101 | - | NPSHA | 5.1 | M | -',
    'P-101 | - | POWER | 22 | KW | -',
    'P-101 | - | WORKING TEMPERATURE | 45 | DEG C | -',
  ]);
});
