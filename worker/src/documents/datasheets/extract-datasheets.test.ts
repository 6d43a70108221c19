import t from 'tap';
import { locateQuote } from '../locate-quote.ts';
import { readDocument } from '../read-document.ts';
import { makeDocx, options, writeSource } from '../testing/files.ts';
import { astray } from './check-places.fixtures.ts';
import { extractDatasheets } from './extract-datasheets.ts';
import { drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

t.test('a pump sheet with pairs twice in a row, groups, and units inside the cells', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('1 Centrifugal pump data sheet', { x: 60, y: 780, size: 15, font: bold });
    const rows = [
      ['Tag no.', 'P-2001A/B', 'Service', 'Condensate transfer'],
      [{ text: 'OPERATING CONDITIONS', across: 4 }],
      ['Liquid', 'Condensate', 'Rated flow', '120 m³/h'],
      ['Pumping temperature, max.', '85 °C', 'Differential head', '64 m'],
      ['Density', '968 kg/m³ at 85 °C', 'NPSH available', '4.2 m'],
      ['Viscosity', '0.33 mPa·s', 'Suction pressure', '0.4 bar(g)'],
      ['Ambient temperature', '-10 … +50 °C', 'Noise level', 'max. 80 dB(A)'],
      [{ text: 'CONSTRUCTION', across: 4 }],
      ['Casing material', 'ASTM A216 WCB', 'Impeller material', 'CA6NM'],
      ['Suction nozzle', 'DN 150 / PN 16', 'Discharge nozzle', 'DN 100 / PN 40'],
      ['Coupling', 'by vendor', 'Weight', 'TBA'],
      ['Seal flush plan', '', 'Baseplate', '-'],
    ];
    drawTable(sheet, regular, { widths: [130, 120, 110, 120], rows }, { x: 60, y: 750 });
  });
  t.equal(sheets.length, 1);
  t.equal(sheets[0]?.title, '1 Centrifugal pump data sheet');
  t.same(sheets[0]?.tags, ['P-2001A/B']);
  t.same(sheets[0]?.parameters.map(lineOf), [
    'P-2001A/B | - | Service | Condensate transfer | - | -',
    'P-2001A/B | OPERATING CONDITIONS | Liquid | Condensate | - | -',
    'P-2001A/B | OPERATING CONDITIONS | Rated flow | 120 | m³/h | -',
    'P-2001A/B | OPERATING CONDITIONS | Pumping temperature, max. | 85 | °C | max.',
    'P-2001A/B | OPERATING CONDITIONS | Differential head | 64 | m | -',
    'P-2001A/B | OPERATING CONDITIONS | Density | 968 | kg/m³ | at 85 °C',
    'P-2001A/B | OPERATING CONDITIONS | NPSH available | 4.2 | m | -',
    'P-2001A/B | OPERATING CONDITIONS | Viscosity | 0.33 | mPa·s | -',
    'P-2001A/B | OPERATING CONDITIONS | Suction pressure | 0.4 | bar(g) | -',
    'P-2001A/B | OPERATING CONDITIONS | Ambient temperature | -10 … +50 | °C | -',
    'P-2001A/B | OPERATING CONDITIONS | Noise level | max. 80 | dB(A) | max.',
    'P-2001A/B | CONSTRUCTION | Casing material | ASTM A216 WCB | - | -',
    'P-2001A/B | CONSTRUCTION | Impeller material | CA6NM | - | -',
    'P-2001A/B | CONSTRUCTION | Suction nozzle | DN 150 / PN 16 | - | -',
    'P-2001A/B | CONSTRUCTION | Discharge nozzle | DN 100 / PN 40 | - | -',
    'P-2001A/B | CONSTRUCTION | Coupling | by vendor | - | -',
    'P-2001A/B | CONSTRUCTION | Weight | TBA | - | -',
  ]);
  t.same(sheets[0]?.parameters.find(({ parameter }) => parameter === 'Ambient temperature')?.normalized, {
    value: -10,
    upTo: 50,
    unit: '°C',
  });
  t.same(astray(document, sheets), []);
});

t.test('a valve list: a row a tag, units in brackets and in a second row of headers, over two pages', async (t) => {
  const header = [
    [
      { text: 'Tag', down: 2 },
      { text: 'Service', down: 2 },
      { text: 'Size (DN)', down: 2 },
      { text: 'Design pressure', down: 1 },
      { text: 'Temperature [°C]', across: 2 },
      { text: 'Body', down: 2 },
    ],
    ['bar(g)', 'Min.', 'Max.'],
  ];
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const table = (rows: string[][]) => ({ widths: [70, 120, 60, 70, 50, 50, 80], rows: [...header, ...rows] });
    const first = page();
    first.drawText('2 Valve list', { x: 50, y: 780, size: 15, font: bold });
    drawTable(
      first,
      regular,
      table([
        ['FV-2001', 'Cooling water supply', '150', '10', '5', '60', 'Cast steel'],
        ['FV-2002', 'Cooling water return', '200', '16', '5', '80', 'Ductile iron'],
      ]),
      { x: 50, y: 750 },
    );
    const second = page();
    drawTable(second, regular, table([['XV-2101A/B', 'Drain', '25', '-', '0', '40', 'PVDF']]), { x: 50, y: 780 });
  });
  const parameters = sheets.flatMap((sheet) => sheet.parameters);
  t.same(parameters.map(lineOf), [
    'FV-2001 | - | Service | Cooling water supply | - | -',
    'FV-2001 | - | Size | 150 | DN | -',
    'FV-2001 | - | Design pressure | 10 | bar(g) | -',
    'FV-2001 | - | Temperature | 5 | °C | Min.',
    'FV-2001 | - | Temperature | 60 | °C | Max.',
    'FV-2001 | - | Body | Cast steel | - | -',
    'FV-2002 | - | Service | Cooling water return | - | -',
    'FV-2002 | - | Size | 200 | DN | -',
    'FV-2002 | - | Design pressure | 16 | bar(g) | -',
    'FV-2002 | - | Temperature | 5 | °C | Min.',
    'FV-2002 | - | Temperature | 80 | °C | Max.',
    'FV-2002 | - | Body | Ductile iron | - | -',
    'XV-2101A/B | - | Service | Drain | - | -',
    'XV-2101A/B | - | Size | 25 | DN | -',
    'XV-2101A/B | - | Temperature | 0 | °C | Min.',
    'XV-2101A/B | - | Temperature | 40 | °C | Max.',
    'XV-2101A/B | - | Body | PVDF | - | -',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('tags side by side, with values merged over several of them and limits under each', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('3 Heat exchangers', { x: 50, y: 780, size: 15, font: bold });
    const rows = [
      [
        { text: 'Description', down: 2 },
        { text: 'Unit', down: 2 },
        { text: 'E-101', across: 2 },
        { text: 'E-102', across: 2 },
      ],
      ['Normal', 'Max.', 'Normal', 'Max.'],
      ['Duty', 'kW', '350', '420', '180', '200'],
      ['Operating pressure', 'bar(g)', '6', '10', '6', '8'],
      ['Shell material', '', { text: 'Carbon steel', across: 4 }],
      ['Tube material', '', { text: 'Titanium', across: 2 }, { text: 'Stainless steel 1.4404', across: 2 }],
    ];
    drawTable(sheet, regular, { widths: [120, 50, 70, 70, 70, 70], rows }, { x: 50, y: 750 });
  });
  t.same(sheets[0]?.tags, ['E-101', 'E-102']);
  t.same(sheets[0]?.parameters.map(lineOf), [
    'E-101 | - | Duty | 350 | kW | Normal',
    'E-101 | - | Duty | 420 | kW | Max.',
    'E-102 | - | Duty | 180 | kW | Normal',
    'E-102 | - | Duty | 200 | kW | Max.',
    'E-101 | - | Operating pressure | 6 | bar(g) | Normal',
    'E-101 | - | Operating pressure | 10 | bar(g) | Max.',
    'E-102 | - | Operating pressure | 6 | bar(g) | Normal',
    'E-102 | - | Operating pressure | 8 | bar(g) | Max.',
    'E-101 | - | Shell material | Carbon steel | - | -',
    'E-102 | - | Shell material | Carbon steel | - | -',
    'E-101 | - | Tube material | Titanium | - | -',
    'E-102 | - | Tube material | Stainless steel 1.4404 | - | -',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('groups beside their rows, a unit in the name, and a sheet that continues without its header', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const widths = [90, 180, 110, 110];
    const first = page();
    first.drawText('4 Technical data of compressor K-1801', { x: 50, y: 780, size: 15, font: bold });
    drawTable(
      first,
      regular,
      {
        widths,
        rows: [
          ['Group', 'Parameter', 'Rated', 'Maximum'],
          [{ text: 'Process data', down: 3 }, 'Inlet flow (m³/h)', '5,400', '5,940'],
          ['Discharge pressure (bar(a))', '7.2', '7.5'],
          ['Molar mass of gas', '28.9 g/mol', '-'],
          [{ text: 'Driver', down: 2 }, 'Motor rating', '650 kW', '690 kW'],
          ['Enclosure', { text: 'IP 55', across: 2 }],
        ],
      },
      { x: 50, y: 140 },
    );
    const second = page();
    drawTable(
      second,
      regular,
      {
        widths,
        rows: [
          [{ text: 'Layout', down: 2 }, 'Weight', '8,200 kg', '8,900 kg'],
          ['Noise at 1 m', '83 dB(A)', '85 dB(A)'],
        ],
      },
      { x: 50, y: 790 },
    );
  });
  t.same(sheets.flatMap((sheet) => sheet.parameters).map(lineOf), [
    'K-1801 | Process data | Inlet flow | 5,400 | m³/h | Rated',
    'K-1801 | Process data | Inlet flow | 5,940 | m³/h | Maximum',
    'K-1801 | Process data | Discharge pressure | 7.2 | bar(a) | Rated',
    'K-1801 | Process data | Discharge pressure | 7.5 | bar(a) | Maximum',
    'K-1801 | Process data | Molar mass of gas | 28.9 g/mol | - | Rated',
    'K-1801 | Driver | Motor rating | 650 | kW | Rated',
    'K-1801 | Driver | Motor rating | 690 | kW | Maximum',
    'K-1801 | Driver | Enclosure | IP 55 | - | -',
    'K-1801 | Layout | Weight | 8,200 | kg | Rated',
    'K-1801 | Layout | Weight | 8,900 | kg | Maximum',
    'K-1801 | Layout | Noise at 1 m | 83 | dB(A) | Rated',
    'K-1801 | Layout | Noise at 1 m | 85 | dB(A) | Maximum',
  ]);
  t.same(astray(document, sheets), []);
});

t.test('tables about money, marks, dates and paper give nothing', async (t) => {
  const { sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('5 Commercial terms', { x: 50, y: 790, size: 15, font: bold });
    const tables = [
      [
        ['No.', 'Milestone', 'Share of price', 'Documents'],
        ['1', 'Advance payment', '10%', 'Guarantee'],
        ['2', 'Delivery to Site', '90%', 'Delivery note'],
      ],
      [
        ['Item', 'Description', 'Unit', 'Quantity', 'Unit price', 'Total'],
        ['1.1', 'P-101A/B Feed pumps, 120 m³/h', 'set', '2', '', ''],
        ['1.2', 'Cable, 16 mm²', 'm', '250', '', ''],
      ],
      [
        ['Criterion', 'Points', 'Minimum'],
        ['Efficiency of the pumps', '30', '15'],
        ['Delivery time', '20', '5'],
      ],
      [
        ['Document', 'Weeks', 'Counted from'],
        ['General arrangement drawing', '6', 'Effective Date'],
        ['Manuals', '34', 'Effective Date'],
      ],
      [
        ['Test', 'Standard', 'Extent'],
        ['Hydrostatic test', '1.5 x working pressure, 30 min', '100%'],
        ['Noise', 'ISO 3746', 'One of each tag'],
      ],
    ];
    let y = 760;
    for (const rows of tables) {
      const widths = (rows[0] ?? []).map(() => 480 / (rows[0]?.length ?? 1));
      y = drawTable(sheet, regular, { widths, rows }, { x: 50, y }) - 30;
    }
  });
  t.same(sheets, []);
});

t.test('only the asked pages', async (t) => {
  const { document } = await sheetsOf(({ page, regular, bold }) => {
    for (const tag of ['P-101', 'P-102', 'P-103']) {
      const sheet = page();
      sheet.drawText(`Datasheet ${tag}`, { x: 50, y: 780, size: 15, font: bold });
      const rows = [
        ['Parameter', 'Value', 'Unit'],
        ['Rated flow', '120', 'm³/h'],
        ['Rated head', '32', 'm'],
      ];
      drawTable(sheet, regular, { widths: [150, 100, 80], rows }, { x: 50, y: 750 });
    }
  });
  t.same(
    extractDatasheets(document).map(({ tags }) => tags),
    [['P-101'], ['P-102'], ['P-103']],
  );
  const range = { startPage: 2, endPage: 2 };
  t.same(
    extractDatasheets(document, range).map(({ tags, pages }) => [tags, pages]),
    [[['P-102'], [2]]],
  );
});

t.test('a Word file, its titles in plain paragraphs', async (t) => {
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const table = (rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
  const body = [
    paragraph('Datasheet P-101A/B'),
    table([
      ['Parameter', 'Unit', 'Value'],
      ['Rated flow', 'm³/h', '120'],
      ['Casing', '', 'Cast iron'],
    ]),
    paragraph('Pump P-102'),
    table([
      ['Rated flow', '80 m³/h'],
      ['Head', '30 m'],
      ['Motor', '11 kW'],
    ]),
    paragraph('Safety valve'),
    paragraph('Tag no.: PSV-1001'),
    paragraph('Set pressure: 16 bar(g)'),
    paragraph('Size: DN 50'),
  ].join('');
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const document = await readDocument(await writeSource('sheet.docx', type, makeDocx(body)), options);
  const sheets = extractDatasheets(document);
  t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [
    'P-101A/B | - | Rated flow | 120 | m³/h | -',
    'P-101A/B | - | Casing | Cast iron | - | -',
    'P-102 | - | Rated flow | 80 | m³/h | -',
    'P-102 | - | Head | 30 | m | -',
    'P-102 | - | Motor | 11 | kW | -',
    'PSV-1001 | Safety valve | Set pressure | 16 | bar(g) | -',
    'PSV-1001 | Safety valve | Size | DN 50 | - | -',
  ]);
  const notFound = sheets.flatMap(({ parameters }) =>
    parameters.filter(
      ({ page, source }) => !document.pages.some((each) => each.number === page && locateQuote(each, source.quote)),
    ),
  );
  t.same(notFound, []);
});
