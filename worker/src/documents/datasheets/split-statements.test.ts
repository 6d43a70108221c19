import t from 'tap';
import { splitComparisons, splitStatements } from './split-statements.ts';

const said = (text: string) =>
  splitStatements(text).map(({ name, value }) => [
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

t.test('in running text only what the subject shall be counts', (t) => {
  const running = (text: string) => splitStatements(text, true).map(({ name }) => text.slice(name.start, name.end));
  t.same(running('Where it is fitted, the outer shell shall not be less than 1.6 mm thick.'), []);
  t.same(running('The outer shell of the damper shall not be less than 1.6 mm thick.'), ['outer shell of the damper']);
  t.same(running('The hall is cooled, its temperature is between 5 °C and 26 °C.'), []);
  t.same(running('The tables shall be foldable with a height of 0.74 m.'), []);
  t.end();
});

t.test('a name and a figure on both sides of a sign that limits it', (t) => {
  const compared = (text: string) =>
    splitComparisons(text).map(({ name, value }) => [
      text.slice(name.start, name.end),
      text.slice(value.start, value.end),
    ]);
  t.same(compared('柜内采用优质产品,空气绝缘距离≥300mm,其余按图纸。'), [['空气绝缘距离', '≥300mm']]);
  t.same(compared('Precision (class A ≤ 40 cm, others free)'), [['class A', '≤ 40 cm']]);
  t.same(compared('Bids < 200 million are preferred, and marks ≥ 60 count.'), []);
  t.end();
});
