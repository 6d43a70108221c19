import t from 'tap';
import { lineOf, sheetsOf } from './sheet-pdf.fixtures.ts';
import { quantitiesIn, splitItem } from './split-items.ts';
import { splitPairs } from './split-pairs.ts';

/** The parameters of lines under a title, each `gap` points below the one before. */
async function read(title: string, texts: readonly string[], gap = 22) {
  const { sheets } = await sheetsOf(({ page, regular, bold }) => {
    const sheet = page();
    sheet.drawText(title, { x: 50, y: 780, size: 14, font: bold });
    for (const [index, text] of texts.entries())
      sheet.drawText(text, { x: 50, y: 745 - index * gap, size: 10, font: regular });
  });
  return sheets.flatMap(({ parameters }) => parameters).map(lineOf);
}

t.test('an item that is only said to be supplied owns the pairs after it', async (t) => {
  const lines = await read('3 Equipment of the hall', [
    'Amplifier: Supply and installation of an amplifier; Output power: 120 W; Weight: 8 kg; Frequency: 40 Hz',
    'Wall speaker: Supply, installation and testing of speakers; Sensitivity: 92 dB',
  ]);
  t.match(lines, [
    /^- \| Amplifier \| Output power/u,
    /^- \| Amplifier \| Weight/u,
    /Frequency/u,
    /^- \| Wall speaker \| Sensitivity/u,
  ]);
});

t.test('a line whose mark was forgotten is no title of the items after it', async (t) => {
  const texts = ['- Sterile', 'Distal release', '- Length from 60 to 120 mm', '- Body diameter 10 mm'];
  t.match(await read('Lot 14: stents', texts, 13), [/^- \| - \| Length/u, /^- \| - \| Body diameter/u]);
});

/** Name and value of what a text has. */
const pairs = (text: string) =>
  splitPairs(text, 'list').map(({ name, value }) => [
    text.slice(name.start, name.end),
    text.slice(value.start, value.end),
  ]);

t.test('what is within brackets, says "or" or has a quantity of its own is no name', (t) => {
  t.same(pairs('Uplink port (Duplex: full, half)'), []);
  t.same(pairs('OR (Alternatively): a floor box of 30 x 30 cm'), []);
  t.same(pairs('Tied with 0.8 mm wire - density 80 kg/m³'), []);
  t.same(pairs('Racks should be supplied with at least 6 x 10 mm rails'), []);
  t.same(splitItem('Stitched with 0.8 mm wire'), null);
  t.end();
});

t.test('a sentence ends after a unit as after a word', (t) => {
  t.same(pairs('Frequency: 60 Hz to 15 kHz. With a speaker for the lobby.'), [['Frequency', '60 Hz to 15 kHz']]);
  t.end();
});

t.test('parts of a catalogue whose spaces were lost', (t) => {
  t.same(
    pairs(
      'Model: BX-200Number of strings: 5- Body: Hard WoodNeck: Maple- Pickup: 2JazzRailControls: 2 Volume, 1 ToneGuard: White',
    ),
    [
      ['Model', 'BX-200'],
      ['Number of strings', '5'],
      ['Body', 'Hard Wood'],
      ['Neck', 'Maple'],
      ['Controls', '2 Volume, 1 Tone'],
      ['Guard', 'White'],
    ],
  );
  t.same(pairs('Material: PLASTIC- 61 keys- 300 sounds- Model: KT 3'), [
    ['Material', 'PLASTIC'],
    ['Model', 'KT 3'],
  ]);
  t.same(pairs('40 mm- Distance of the feet: 41 mm'), [['Distance of the feet', '41 mm']]);
  t.same(pairs('Size: 16 x 11 cm. QUALITY as before'), [['Size', '16 x 11 cm']]);
  t.same(pairs('Wall temperature: b) Temperature of the jacket: 60 °C'), [['Temperature of the jacket', '60 °C']]);
  t.same(pairs('Efficiency (minimum): above)'), []);
  t.same(pairs('Case: STEEL Number of doors: 2')[0], ['Case', 'STEEL']);
  t.same(
    pairs('Bonus: Padded seatBass pedalChina plate: steel; Weight: 3 kg').map(([name]) => name),
    ['China plate', 'Weight'],
  );
  const started = performance.now();
  pairs(`A: ${'bcdEfgh ij- '.repeat(20_000)}`);
  t.ok(performance.now() - started < 1000);
  t.end();
});

t.test('the quantities of a long line are found in linear time', (t) => {
  const timeOf = (count: number) => {
    const text = '5 mm '.repeat(count);
    const before = process.cpuUsage();
    t.equal(quantitiesIn(text, 0).length, count - 1);
    return process.cpuUsage(before).user;
  };
  timeOf(500);
  // Eight times as long: 64 times as much where each quantity reads all before it again.
  t.ok(timeOf(8_000) < 30 * timeOf(1_000));
  t.end();
});
