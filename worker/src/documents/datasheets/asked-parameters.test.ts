import t from 'tap';
import { readAsked } from './asked-parameters.ts';
import { type DrawnTable, drawTable, lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';

interface Drawn {
  title?: string;
  lines?: string[];
  table?: DrawnTable;
}

/** What is returned for one name, and whether the name is reported as not found. */
async function ask(name: string, { title = '4 Requirements', lines = [], table }: Drawn) {
  const { document, sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    lines.forEach((text, index) => {
      sheet.drawText(text, { x: 50, y: 745 - index * 22, size: 10, font: regular });
    });
    if (table) drawTable(sheet, regular, table, { x: 50, y: 600 });
  });
  const { sheets: found, unmatched } = readAsked({ ...document, language: 'en' }, sheets, [name]);
  return { found: found.flatMap(({ parameters }) => parameters.map(lineOf)), unmatched };
}

t.test('the name is where its words are closest together', async (t) => {
  const { found } = await ask('pressure of the vessel', {
    lines: [
      'Each vessel is delivered with a certificate and a test pressure of the vessel of 16 bar is shown on its plate.',
    ],
  });
  t.equal(found.length, 1);
  t.match(found[0], /^- \| - \| pressure of the vessel \|/u);
});

t.test('an abbreviation does not end a requirement', async (t) => {
  const { found } = await ask('cable length', {
    lines: ['The cable length between the cabinet and the sensors is approx. 40 m in all rooms of the plant.'],
  });
  t.equal(found.length, 1);
  t.equal(found[0], '- | - | cable length | approx. 40 | m | approx.');
});

t.test('of several items in one line only the asked one is returned', async (t) => {
  const { found } = await ask('retention of recordings', {
    lines: [
      'The system shall offer (a) exports to common formats, (b) retention of recordings for 90 days, (c) zoom of 20 times',
    ],
  });
  t.equal(found.length, 1);
  t.equal(found[0], '- | - | retention of recordings | 90 | days | -');
});

t.test('a short cell that says the name without any figure is returned', async (t) => {
  const table: DrawnTable = {
    widths: [40, 420],
    rows: [
      ['No.', 'Requirement'],
      ['1', 'Backrest height adjustable by the user'],
      ['2', 'Armrest covers made of beech'],
      ['3', 'Delivery to each of the rooms'],
    ],
  };
  t.match((await ask('armrest covers', { table })).found, [/Armrest covers made of beech/u]);
  t.same((await ask('seat covers', { table })).unmatched, ['seat covers'], 'a word that is missing');
  t.same((await ask('delivery', { table })).unmatched, ['delivery'], 'one word is said of too many things');
});

t.test('one word is found beside its number', async (t) => {
  const table: DrawnTable = {
    widths: [40, 420],
    rows: [
      ['No.', 'Requirement'],
      ['1', 'Stage kit with 12 microphones and cables'],
      ['2', 'The microphones are tested by the bidder'],
      ['3', 'Lot 2'],
    ],
  };
  t.same((await ask('lot', { table })).unmatched, ['lot'], 'the number of a lot is no quantity');
  t.same((await ask('microphones', { table })).found, ['- | - | microphones | 12 | - | -']);
});

t.test('a sentence without any figure is no answer to a name', async (t) => {
  const { unmatched } = await ask('noise level', {
    lines: [
      'The bidder describes in his offer how the noise level of the machines is kept low during work in the halls.',
    ],
  });
  t.same(unmatched, ['noise level']);
});

t.test('what a requirement is about may be said by its heading or by the beginning of its cell', async (t) => {
  const table: DrawnTable = {
    widths: [120, 340],
    rows: [
      ['Item', 'Requirement'],
      [
        'Lecture hall',
        'Ceiling speaker with a wide coverage of the hall; Sensitivity of 86 dB at a distance of one meter',
      ],
      ['Lobby', 'Wall speaker, painted white'],
    ],
  };
  t.match((await ask('speaker sensitivity', { table })).found, [/Sensitivity of 86 dB at a distance/u]);
  t.same((await ask('amplifier sensitivity', { table })).unmatched, ['amplifier sensitivity'], 'nothing is about it');
});

t.test('words that limit a name are said in other ways', async (t) => {
  const lines = ['The concrete of the slabs shall not be cast from a height of more than 1.5 m above the formwork.'];
  t.match((await ask('maximum height concrete cast', { lines })).found, [/more than 1\.5 m above the formwork/u]);
});

t.test('the title of a sheet completes a name and never replaces it', async (t) => {
  const table: DrawnTable = {
    widths: [160, 300],
    rows: [
      ['Rated power', '40 kW'],
      ['Speed', '1450 rpm'],
      ['Frame', 'Cast iron'],
    ],
  };
  const drawn = { table, title: 'Compressor of the workshop' };
  t.match((await ask('compressor speed', drawn)).found, [/\| Speed \| 1450 \| rpm \|/u]);
  t.same((await ask('compressor', drawn)).unmatched, ['compressor']);
});

t.test('a number that is itself the name stays in it', async (t) => {
  const table: DrawnTable = {
    widths: [40, 420],
    rows: [
      ['No.', 'Requirement'],
      ['1', 'Two serial ports, isolated up to 24 V'],
      ['2', 'Housing of steel, 2 mm thick'],
    ],
  };
  t.same((await ask('serial number', { table })).unmatched, ['serial number']);
});
