import t from 'tap';
import { readQuantity } from './read-quantity.ts';

const read = (text: string) => {
  const { value, unit, condition, normalized } = readQuantity(text, { decimal: '.' });
  return [value, unit, condition, normalized && [normalized.value, normalized.upTo, normalized.unit]];
};

t.test('a quantity is split into verbatim pieces', async (t) => {
  t.same(read('120 m³/h'), ['120', 'm³/h', null, [120, null, 'm³/h']]);
  t.same(read('2,900 rpm'), ['2,900', 'rpm', null, [2900, null, '1/min']]);
  t.same(read('1 480 min-1'), ['1 480', 'min-1', null, [1480, null, '1/min']]);
  t.same(read('16 bar (g) @ 50 °C'), ['16', 'bar (g)', '@ 50 °C', [1600, null, 'kPa(g)']]);
  t.same(read('1.2 mPa·s at 20 °C'), ['1.2', 'mPa·s', 'at 20 °C', [1.2, null, 'mPa·s']]);
  t.same(read('250 PSIG'), ['250', 'PSIG', null, [1723.68932329, null, 'kPa(g)']]);
  t.same(read('max. 40 °C'), ['max. 40', '°C', 'max.', [40, null, '°C']]);
  t.same(read('120 m3/h (rated)'), ['120', 'm3/h', 'rated', [120, null, 'm³/h']]);
  t.same(read('120 min'), ['120', 'min', null, [2, null, 'h']]);
});

t.test('a range has both ends', async (t) => {
  t.same(read('-10 … +50 °C'), ['-10 … +50', '°C', null, [-10, 50, '°C']]);
  t.same(read('300 to 1,650 m³/h'), ['300 to 1,650', 'm³/h', null, [300, 1650, 'm³/h']]);
  t.same(read('4-20 mA'), ['4-20', 'mA', null, [0.004, 0.02, 'A']]);
  t.same(read('-10 °C to 50 °C'), ['-10 °C to 50 °C', null, null, [-10, 50, '°C']]);
});

t.test('sizes, ratings and money have their unit before the number', async (t) => {
  t.same(read('DN 150'), ['DN 150', null, null, [150, null, 'DN']]);
  t.same(read('PN16'), ['PN16', null, null, [16, null, 'PN']]);
  t.same(read('EUR 12,000'), ['EUR 12,000', null, null, [12000, null, 'EUR']]);
});

t.test('a text that is no single quantity stays whole', async (t) => {
  const texts = [
    'by vendor',
    'TBA',
    '400 V, 3-phase, 50 Hz',
    'DN 150 / PN 16',
    '5 : 1',
    '12 / 26',
    '1.4021',
    'CA6NM',
    '3.0 to 4.5 bar outlet',
    'Class 300',
  ];
  for (const text of texts) t.same(read(text), [text, null, null, null], text);
});

t.test('a unit in a column of its own leaves the value as it is', async (t) => {
  const quantity = readQuantity('3 (2 working + 1 standby)', { unit: 'no.', decimal: '.' });
  t.same(quantity, {
    value: '3 (2 working + 1 standby)',
    unit: 'no.',
    condition: null,
    normalized: { value: 3, upTo: null, unit: 'pc' },
  });
  t.equal(readQuantity('12 / 26', { unit: '°C', decimal: '.' }).normalized, null, 'two values are not one');
  t.equal(readQuantity('300 to 1,650 m³/h', { unit: null, decimal: '.' }).value, '300 to 1,650 m³/h');
});

t.test('the name tells a rise of temperature from a temperature, and an acceleration from a mass', async (t) => {
  const unitOf = (parameter: string, unit: string) =>
    readQuantity('40', { unit, parameter, decimal: '.' }).normalized?.unit;
  t.equal(unitOf('Temperature rise', '°C'), 'K');
  t.equal(unitOf('Temperature', '°C'), '°C');
  t.equal(unitOf('Seismic acceleration', 'g'), 'm/s²');
  t.equal(unitOf('Weight', 'g'), 'kg');
});

t.test('decimal commas, where the document writes them', async (t) => {
  t.equal(readQuantity('1.310 m³/h', { decimal: ',' }).normalized?.value, 1310);
  t.equal(readQuantity('1.310 m³/h', { decimal: '.' }).normalized?.value, 1.31);
  t.equal(readQuantity('0,55 kW', { decimal: ',' }).normalized?.value, 0.55);
  t.equal(readQuantity('0,55 kW', { decimal: null }).normalized?.value, 0.55);
  for (const text of ['1.310 m³/h', '1,310 m³/h'])
    t.same(readQuantity(text, { decimal: null }), {
      value: text.slice(0, 5),
      unit: 'm³/h',
      condition: null,
      normalized: null,
    });
});

t.test('fractions, pairs and powers of ten are never read as something else', async (t) => {
  for (const text of [
    '1/2"',
    '1 1/2 in',
    '2 1/2"',
    '¾"',
    '-20/+60 °C',
    '1.2 x 10^5 Pa',
    '1.2E+05 Pa',
    '10-6 m/s',
    '3 ph',
  ])
    t.equal(readQuantity(text, { decimal: '.' }).normalized, null, text);
  const apart = {
    in: ['1/2', '1 1/2', '1-1/2'],
    '°C': ['-20/+60'],
    Pa: ['1.2 x 10^5', '1.2x10^5', '1.2E+05', '5 x 10-6', '10-6'],
  };
  for (const [unit, texts] of Object.entries(apart))
    for (const text of texts)
      t.same(
        readQuantity(text, { unit, decimal: '.' }),
        { value: text, unit, condition: null, normalized: null },
        text,
      );
});

t.test('a value that names a frame, a type or a model keeps its text', async (t) => {
  const normalizedOf = (parameter: string, text: string) => readQuantity(text, { parameter, decimal: '.' }).normalized;
  for (const name of [
    'Frame',
    'Motor frame',
    'Frame size',
    'Type',
    'Pump type / model',
    'Model no.',
    'Type of bearing',
  ])
    t.equal(normalizedOf(name, '200L'), null, name);
  for (const name of ['Type test pressure', 'Size', 'Tank volume']) t.ok(normalizedOf(name, '200 l'), name);
  t.ok(readQuantity('200', { parameter: 'Frame size', unit: 'mm', decimal: '.' }).normalized);
});
