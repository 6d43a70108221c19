import t from 'tap';
import { figureOfName } from './asked-figure.ts';

/** What a statement gives for a name. */
function given(text: string, name: string, isCount = false): string | null {
  const start = text.indexOf(name);
  const found = figureOfName(text, { start, end: start + name.length }, isCount);
  return found && text.slice(found.start, found.end);
}

t.test('the figure after a name, with the words that limit it', (t) => {
  t.equal(
    given('The doors of the lift have a clear width of at least 900 mm, as drawn.', 'clear width'),
    'at least 900 mm',
  );
  t.equal(
    given('The noise of the fans shall not exceed 52 dB at night.', 'noise of the fans'),
    'shall not exceed 52 dB',
  );
  t.equal(given('Stored at a humidity between 30 % and 60 %, in the dark', 'humidity'), 'between 30 % and 60 %');
  t.equal(given('con una relación agua cemento no mayor de 0.5.', 'relación agua cemento'), 'no mayor de 0.5');
  t.equal(
    given('Offers are valid at least for a period of 120 days from opening', 'valid'),
    'at least for a period of 120 days',
  );
  t.equal(given('水泵流量不超过 30 m3/h', '流量'), '不超过 30 m3/h');
  t.equal(given('The width of the gate between the posts is 3 m.', 'width of the gate'), '3 m');
  t.equal(given('Mast height : 12.5 m ± 2 %', 'Mast height'), '12.5 m ± 2 %');
  t.end();
});

t.test('the figure right before a name, and the only one between its words', (t) => {
  t.equal(given('Store for 10 or more seat positions', 'seat positions'), '10 or more');
  t.equal(given('shall list minimum 4000 part numbers', 'part numbers'), 'minimum 4000');
  t.equal(given('a fan with minimum 70 l/min air flow', 'air flow'), 'minimum 70 l/min');
  t.equal(given('with 3 nos. of wall arms', 'wall arms'), '3');
  t.equal(given('16 GB DDR5 memory, 2 TB disk', 'memory'), '16 GB');
  t.equal(given('The base is compacted to 95 % of its density.', 'compacted to 95 % of its density'), '95 %');
  t.end();
});

t.test('a figure keeps its limit in brackets and the letter of a magnification, and none of an unknown unit', (t) => {
  t.equal(given('A chiller (at least 5 kW or more) is included', 'chiller'), 'at least 5 kW or more');
  t.equal(given('A chiller (at least 5TQ or more) is included', 'chiller'), null);
  t.equal(given('total zoom (Min. 12X optical zoom)', 'optical zoom'), 'Min. 12X');
  t.end();
});

t.test('no figure that may be of something else', (t) => {
  t.equal(given('The lamp at a height of 3 m has a life of 5000 h and a colour', 'colour'), null);
  t.equal(given('Noise measured in the room of the pumps at 80 % load is 60 dB', 'Noise'), null);
  t.equal(given('The rack should support 12 drawers', 'rack'), null);
  t.equal(given('steps of 0.5 % of the salt content', 'salt content'), null);
  t.equal(given('The fans are tested as said in clause 5', 'tested'), null);
  t.equal(given('Cables as in IEC 60228', 'Cables'), null);
  t.equal(given('It shall not be cast from a height of more than 1.5 m.', 'height'), null, 'without its "not"');
  t.equal(given('8 port output (power for all) or a switch with 8 port output (power', '8 port output (power'), null);
  t.equal(given('The doors are painted and the hall is 40 m long', 'doors'), null);
  t.end();
});

t.test('no part of a value', (t) => {
  t.equal(given('The operating temperature of the pump is −20 °C or colder', 'operating temperature'), null);
  t.equal(given('The operating temperature is from −20 to 40 °C', 'operating temperature'), null);
  t.equal(given('The operating temperature is -20 to 40 °C', 'operating temperature'), null);
  t.equal(given('The rated power is 11 kW, 15 kW or 18 kW', 'rated power'), null);
  t.equal(given('The flow is 9 l/s for pump A and 14 l/s for pump B', 'flow'), null);
  t.equal(given('The output is 4 … 20 mA', 'output'), null);
  t.equal(given('The length is 3 m 40 cm', 'length'), null);
  t.equal(given('Access doors have a size of 300 mm x 500 mm with a lock', 'size'), null);
  t.equal(given('The foam has a density of 42 + 3 kg/m3 when set', 'density'), null);
  t.equal(given('The covers have a thickness of 18 or 22 SWG', 'thickness'), null);
  t.equal(given('The surface temperature is 55 Deg. Cent.', 'surface temperature'), null);
  t.equal(given('The plate has a size of 300 x 500 mm', 'size'), '300 x 500 mm');
  t.equal(given('Catheter with a size of 6,5 Fr', 'size'), null, 'a unit that is not known');
  t.end();
});

t.test('spaces between thousands are within a number', (t) => {
  t.equal(given('Power: 2 400 kW', 'Power'), '2 400 kW');
  t.equal(given('Die Datenbank hat 5 500 Fotos', 'Fotos', true), '5 500');
  t.end();
});

t.test('the sign of a tolerance belongs to its figure', (t) => {
  t.equal(given('The output shall have a tolerance of +/- 4%.', 'tolerance'), '+/- 4%');
  t.end();
});
