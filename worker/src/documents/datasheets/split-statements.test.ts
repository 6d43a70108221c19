import t from 'tap';
import { splitStatements } from './split-statements.ts';

const said = (text: string, setting: 'list' | 'prose' = 'list') =>
  splitStatements(text, setting).map(({ name, value }) => [
    text.slice(name.start, name.end),
    text.slice(value.start, value.end),
  ]);

t.test('what shall have a quantity is a name, in several languages', (t) => {
  t.same(said('b) The noise of the lift (with both doors closed) should be less than 52 dB. It has a mirror.'), [
    ['noise of the lift (with both doors closed)', 'less than 52 dB'],
  ]);
  t.same(said('The oven shall be made for a baking temperature of 280 °C and steam.'), [
    ['baking temperature', '280 °C and steam'],
  ]);
  t.same(said('The opening of the telescope shall not be less than 203 mm.'), [
    ['opening of the telescope', 'shall not be less than 203 mm'],
  ]);
  t.same(said('Las mesas deben ser plegables con una altura útil de 0.74 m.'), [['altura útil', '0.74 m']]);
  t.same(
    said('Die lichte Höhe muss mindestens 2,5 m sein.').map(([name]) => name),
    ['lichte Höhe'],
  );
  t.end();
});

t.test('what someone does, what is said aside and what has no technical quantity is none', (t) => {
  t.same(said('The cook must leave 3 m of room beside the stove.'), []);
  t.same(said('Ovens with two doors shall be used for each canteen (15 kW and above).'), []);
  t.same(said('The menu shall remain the same for 30 days.'), []);
  t.same(said('Die Vertragsstrafe soll 5 % sein.'), []);
  t.end();
});

t.test('running text says only what names a property, one for each quantity, with what has it', (t) => {
  const text =
    'The oven shall be suitable for an ambient temperature of -5 °C to +40 °C, and its walls shall be filled with ' +
    'wool having a density of 80 kg/m3; the noise level of the fan shall not exceed 55 dB at a height of 1.5 m.';
  t.same(said(text, 'prose'), [
    ['ambient temperature', '-5 °C to +40 °C'],
    ['density', '80 kg/m3'],
    ['noise level of the fan', 'shall not exceed 55 dB at a height of 1.5 m'],
  ]);
  t.same(
    splitStatements(text, 'prose').map(({ about }) => about && text.slice(about.start, about.end)),
    ['oven', 'oven', undefined],
  );
  t.same(
    said('The cook keeps 3 m of the counter free, and the site is reached by a road of 12 km in length.', 'prose'),
    [],
  );
  t.same(said('The bidder has completed ovens with a capacity of 200 l in the last three years.', 'prose'), []);
  t.same(said('For each bid a maximum capacity of 1.5 MW is allowed.', 'prose'), []);
  t.end();
});

t.test('what is so thick, wide or long is named behind its size or before the verb', (t) => {
  t.same(said('The lid shall be made of not less than 1.5 mm thick stainless steel sheet, polished.', 'prose'), [
    ['stainless steel sheet', 'not less than 1.5 mm thick'],
  ]);
  t.same(said('The outer wall shall not be less than 2 mm thick rolled steel.', 'prose'), [
    ['outer wall', 'shall not be less than 2 mm thick rolled steel'],
  ]);
  t.same(said('Los muros deben llevar una capa de 3 cm de espesor.', 'prose'), [['espesor', '3 cm']]);
  t.end();
});
