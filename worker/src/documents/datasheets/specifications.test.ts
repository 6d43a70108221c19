import t from 'tap';
import { astray } from './check-places.fixtures.ts';
import { type DrawnTable, drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

/** What is read from a drawn table below a title, and which parts of it are not at their stated place. */
async function read(title: string, table: DrawnTable) {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    drawTable(sheet, regular, table, { x: 50, y: 750 });
  });
  return { lines: sheets.flatMap(({ parameters }) => parameters).map(lineOf), astray: astray(document, sheets) };
}

/** The same of lines of text. */
async function readLines(title: string, texts: string[]) {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    texts.forEach((text, index) => {
      sheet.drawText(text, { x: 50, y: 745 - index * 22, size: 10, font: regular });
    });
  });
  return { lines: sheets.flatMap(({ parameters }) => parameters).map(lineOf), astray: astray(document, sheets) };
}

t.test('two columns without headers, whatever the title says', async (t) => {
  const { lines, astray } = await read('Lot 4: benches for the reading room', {
    widths: [160, 300],
    rows: [
      ['Seat height', '450 mm'],
      ['Load per seat', 'not less than 120 kg'],
      ['Frame', 'Steel tube, powder coated'],
      ['Finish', 'as per RAL 7016'],
      ['Unit price', 'EUR 120'],
      ['Contact person', 'M. Example'],
    ],
  });
  t.same(lines, [
    '- | - | Seat height | 450 | mm | -',
    '- | - | Load per seat | not less than 120 | kg | not less than',
    '- | - | Frame | Steel tube, powder coated | - | -',
    '- | - | Finish | as per RAL 7016 | - | -',
  ]);
  t.same(astray, []);
});

t.test('a sheet of requirements with columns for the bidder', async (t) => {
  const { lines, astray } = await read('Annex 2', {
    widths: [40, 130, 190, 110],
    rows: [
      ['S.No', 'Parameter', 'Specification', 'Compliance (Yes/No)'],
      ['1', 'Processor', '8 cores, 3.2 GHz', ''],
      ['2', 'Memory', '32 GB DDR5', ''],
      ['3', 'Operating system', 'Any current one', ''],
    ],
  });
  t.same(lines, [
    '- | - | Processor | 8 cores, 3.2 GHz | - | -',
    '- | - | Memory | 32 GB DDR5 | - | -',
    '- | - | Operating system | Any current one | - | -',
  ]);
  t.same(astray, []);
});

t.test('pairs within numbered cells, under titles of groups, in Spanish', async (t) => {
  const { lines, astray } = await read('Especificaciones técnicas del ascensor', {
    widths: [50, 380],
    rows: [
      ['1.0', 'MOTOR'],
      ['1.1', 'Tipo: síncrono, sin reductor'],
      ['1.2', 'Velocidad nominal: 170 rpm'],
      ['2.0', 'CABINA'],
      ['2.1', 'Altura: mínimo 2,2 m'],
    ],
  });
  t.same(lines, [
    '- | MOTOR | Tipo | síncrono, sin reductor | - | -',
    '- | MOTOR | Velocidad nominal | 170 | rpm | -',
    '- | CABINA | Altura | mínimo 2,2 m | - | -',
  ]);
  t.same(astray, []);
});

t.test('sizes under titles that have several, in plain type', async (t) => {
  const { lines, astray } = await read('Shelves', {
    widths: [120, 160, 160],
    rows: [
      ['Part', 'Width', 'Thickness'],
      ['Board', '30 cm - 60 cm', '18 mm'],
      ['Board', '60 cm - 90 cm', '25 mm'],
    ],
  });
  t.same(lines, [
    '- | Board | Thickness | 18 | mm | Width: 30 cm - 60 cm',
    '- | Board | Thickness | 25 | mm | Width: 60 cm - 90 cm',
  ]);
  t.same(astray, []);
});

t.test('properties of things in rows, without their totals', async (t) => {
  const { lines } = await read('Halls', {
    widths: [40, 140, 130, 130],
    rows: [
      ['No.', 'Hall', 'Load in kW', 'Area m²'],
      ['1', 'Reading room', '12', '340'],
      ['2', 'Store', '5', '120'],
      ['', 'Total', '17', '460'],
    ],
  });
  t.same(lines, [
    '- | - | Load | 12 | kW | Reading room',
    '- | - | Area | 340 | m² | Reading room',
    '- | - | Load | 5 | kW | Store',
    '- | - | Area | 120 | m² | Store',
  ]);
});

t.test('what a cell says before its parts, and an item without a value among numbered ones', async (t) => {
  const { lines } = await read('Mast', {
    widths: [40, 130, 290],
    rows: [
      ['No.', 'Parameter', 'Specification'],
      ['1', 'Height', '6 m above ground; Lower part: 4 m; Upper part: 2 m'],
      ['2', 'Lightning rod included', ''],
      ['3', 'Wind speed', '150 km/h'],
    ],
  });
  t.same(lines, [
    '- | - | Height | 6 m above ground | - | -',
    '- | Height | Lower part | 4 | m | -',
    '- | Height | Upper part | 2 | m | -',
    '- | - | Wind speed | 150 | km/h | -',
  ]);
});

t.test('service levels', async (t) => {
  const { lines } = await read('Service level agreement', {
    widths: [140, 200, 140],
    rows: [
      ['Service', 'Target', 'Penalty'],
      ['Availability of the portal', '99.5 % a month', '1 % of the monthly fee'],
      ['Response to critical incidents', 'within 30 minutes', 'EUR 50 an hour'],
    ],
  });
  t.same(lines, [
    '- | - | Availability of the portal | 99.5 % a month | - | -',
    '- | - | Response to critical incidents | within 30 minutes | - | -',
  ]);
});

t.test('a value for each size', async (t) => {
  const { lines, astray } = await read('Sheet steel', {
    widths: [200, 200],
    rows: [
      ['Longest side (mm)', 'Thickness (mm)'],
      ['up to 400', '0.5'],
      ['401 to 900', '0.8'],
    ],
  });
  t.same(lines, [
    '- | - | Thickness | 0.5 | mm | Longest side (mm): up to 400',
    '- | - | Thickness | 0.8 | mm | Longest side (mm): 401 to 900',
  ]);
  t.same(astray, []);
});

t.test('marks of repetition mean what is above them, and the end of a name may be in the next column', async (t) => {
  const sizes = await read('2 Supports', {
    widths: [120, 160],
    rows: [
      ['Flanges', '30 x 30 x 3 mm'],
      ['-do-', '40 x 40 x 3 mm'],
      ['Braces', '25 x 25 x 3 mm'],
      ['Rails', '-do-'],
    ],
  });
  t.same(sizes.lines, [
    '- | - | Flanges | 30 x 30 x 3 mm | - | -',
    '- | - | Flanges | 40 x 40 x 3 mm | - | -',
    '- | - | Braces | 25 x 25 x 3 mm | - | -',
    '- | - | Rails | 25 x 25 x 3 mm | - | -',
  ]);
  t.same(sizes.astray, []);
  const { lines } = await read('3 Boards', {
    widths: [120, 240],
    rows: [
      ['Thickness', '25 mm'],
      ['Density', '80 kg/m³'],
      ['Surface spread of', 'flame Class 1 as per BS 476'],
    ],
  });
  t.equal(lines[2], '- | - | Surface spread of flame | Class 1 as per BS 476 | - | -');
});

t.test('lists with letters, a run-in specification, and items of a name and a quantity', async (t) => {
  const letters = await readLines('3 Tablet computers', [
    '(a) Screen : 11 inch',
    '(b) Memory : 8 GB',
    '(c) Colour : any',
    '(d) Battery life : at least 10 hours',
  ]);
  t.same(letters.lines, [
    '- | - | Screen | 11 | inch | -',
    '- | - | Memory | 8 | GB | -',
    '- | - | Colour | any | - | -',
    '- | - | Battery life | at least 10 | hours | at least',
  ]);
  t.same(letters.astray, []);
  const runIn = await readLines('4 Projector', [
    'Projector: supply of one device; Brightness: 5,000 lm; Contrast; Lamp life: 20,000 h; Inputs: HDMI 2.0;',
  ]);
  t.same(runIn.lines, [
    '- | Projector | Brightness | 5,000 | lm | -',
    '- | Projector | Lamp life | 20,000 | h | -',
    '- | Projector | Inputs | HDMI 2.0 | - | -',
  ]);
  const items = await readLines('Lotto 3: telescopi', [
    '- Apertura libera di 114 mm',
    '- Pieghevole',
    '- Altezza da 1,1 a 1,6 m (con tre gambe)',
  ]);
  t.same(items.lines, [
    '- | - | Apertura libera | 114 | mm | -',
    '- | - | Altezza | da 1,1 a 1,6 m (con tre gambe) | - | -',
  ]);
});

t.test('marks and names beside values, without lines between them', async (t) => {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('5 Oven', { x: 50, y: 780, size: 14, font: bold });
    const rows = [
      ['Baking temperature:', 'up to 280 °C'],
      ['Steam:', '70 %'],
      ['Lining:', 'Firebrick'],
      ['Heat lost while closed:', 'less than 7 %'],
    ];
    rows.forEach(([name = '', value = ''], index) => {
      sheet.drawText('•', { x: 60, y: 745 - index * 18, size: 10, font: regular });
      sheet.drawText(name, { x: 80, y: 745 - index * 18, size: 10, font: regular });
      sheet.drawText(value, { x: 260, y: 745 - index * 18, size: 10, font: regular });
    });
  });
  t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [
    '- | - | Baking temperature | up to 280 | °C | up to',
    '- | - | Steam | 70 | % | -',
    '- | - | Lining | Firebrick | - | -',
    '- | - | Heat lost while closed | less than 7 | % | less than',
  ]);
  t.same(document && sheets.length, 1);
});

t.test('one limited quantity under a heading, in other languages, is read as a range or a limit', async (t) => {
  const { sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText('Lotto 14', { x: 50, y: 780, size: 16, font: bold });
    const texts = ['- Monouso', '- Sterili', '- Lunghezze variabili tra 60 e 120 mm', '- Con marcatore visibile'];
    for (const [index, text] of texts.entries())
      sheet.drawText(text, { x: 50, y: 745 - index * 16, size: 10, font: regular });
  });
  t.match(
    sheets.flatMap(({ parameters }) => parameters),
    [
      {
        parameter: 'Lunghezze',
        value: 'variabili tra 60 e 120 mm',
        normalized: { unit: 'm', value: 0.06, upTo: 0.12 },
      },
    ],
  );
});

t.test('no parameters in prose, money, persons, dates, marks and blanks', async (t) => {
  const prose = await readLines('7 Payment and delivery', [
    'Delivery: The supplier shall deliver the goods within 30 days after the order has been placed.',
    'The cook must leave 3 m of room beside the stove and wear a cap at all times.',
    'Bid security: EUR 5,000. Validity of the offer: 90 days.',
    'Contact: office@example.org, telephone 030 123456.',
    'The worktops are laminated as per EN: 438 and joined by glue.',
  ]);
  t.same(prose.lines, []);
  const rows: [string, string[][]][] = [
    [
      'Key dates',
      [
        ['Closing date', '12 March 2027'],
        ['Opening of bids', '14.03.2027, 10:00'],
        ['Tender fee', 'EUR 100'],
      ],
    ],
    [
      'Evaluation',
      [
        ['Criterion', 'Marks'],
        ['Experience of the team', '20'],
        ['Delivery time of 30 days', '10'],
      ],
    ],
    [
      'Details of the bidder',
      [
        ['Name of the firm', '____________'],
        ['Annual turnover', ''],
        ['Number of staff', '......................'],
      ],
    ],
  ];
  for (const [title, cells] of rows) t.same((await read(title, { widths: [200, 200], rows: cells })).lines, [], title);
});

t.test('a list of equipment with quantities is no table of parameters', async (t) => {
  const { lines } = await read('Equipment list', {
    widths: [80, 150, 130, 60, 110],
    rows: [
      ['Tag', 'Service', 'Location', 'Quantity', 'Capacity / head'],
      ['P-101A/B', 'Raw water intake pumps', 'Intake station', '2', '1,310 m³/h / 32 m'],
      ['P-201A/B', 'High-lift pumps', 'Pumping station', '3', '880 m³/h / 78 m'],
      ['P-301A/B', 'Backwash pumps', 'Filter gallery', '2', '1,650 m³/h / 14 m'],
    ],
  });
  t.same(lines, []);
});

t.test('nor is its rest on the next page, with its header or without', async (t) => {
  const header = ['Tag', 'Service', 'Location', 'Quantity', 'Capacity / head'];
  const widths = [80, 150, 130, 60, 110];
  const pumps = (from: number) => [
    [`P-${from + 1}A/B`, 'Raw water intake pumps', 'Intake station', '2', '1,310 m³/h / 32 m'],
    [`P-${from + 2}A/B`, 'High-lift pumps', 'Pumping station', '3', '880 m³/h / 78 m'],
    [`P-${from + 3}A/B`, 'Backwash pumps', 'Filter gallery', '2', '1,650 m³/h / 14 m'],
  ];
  for (const isRepeated of [true, false]) {
    const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
      const first = page();
      first.drawText('Equipment list', { x: 50, y: 150, size: 14, font: bold });
      drawTable(first, regular, { widths, rows: [header, ...pumps(100)] }, { x: 50, y: 130 });
      const rest = isRepeated ? [header, ...pumps(200)] : pumps(200);
      drawTable(page(), regular, { widths, rows: rest }, { x: 50, y: 800 });
    });
    t.equal(document.tables[1]?.continues, true);
    t.same(sheets.flatMap(({ parameters }) => parameters).map(lineOf), [], isRepeated ? 'repeated' : 'without');
  }
});
