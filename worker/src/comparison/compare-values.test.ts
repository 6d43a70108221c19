import t from 'tap';
import { compareValues } from './compare-values.ts';
import type { CellState, Comparable } from './model.ts';

/** What an offered value comes to: the name, what is asked, what is offered. */
function stateOf(parameter: string, asked: string, offered: string): CellState {
  const of = (value: string): Comparable => ({
    ...{ tag: null, parameter, value, unit: null, condition: null, section: null, decimal: '.' },
  });
  return compareValues(of(asked), of(offered), 'en').state;
}

const cases: [name: string, asked: string, offered: string, state: CellState][] = [
  ['Rated flow', '≥ 250 m³/h', '1,150 gpm', 'meets'],
  ['Rated flow', '≥ 250 m³/h', '1,095 gpm', 'deviates'],
  ['Rated flow', '250 m³/h', '1,100 gpm', 'meets'],
  ['Rated flow', '250 m³/h', '252 m³/h', 'deviates'],
  ['Distortion', '< 0.5 %', '< 0.5 %', 'meets'],
  ['Distortion', '< 0.5 %', '0.5 %', 'deviates'],
  ['Bearing life', 'not less than 25,000 h', '20,000 h', 'deviates'],
  ['Design pressure', '16 bar(g)', '17 bar(a)', 'meets'],
  ['Design pressure', '16 bar(g)', '12 bar(a)', 'deviates'],
  ['Design pressure', '16 bar', '1.6 MPa(g)', 'meets'],
  ['Design pressure', '16 bar', '10 bar(g)', 'deviates'],
  ['Ambient temperature', 'max. 45 °C', '122 °F', 'meets'],
  ['Ambient temperature', '-20 to 50 °C', '0 to 50 °C', 'deviates'],
  ['Ambient temperature', '-20 to 50 °C', '-25 to 55 °C', 'meets'],
  ['Maximum noise level', '85 dB(A)', '82 dB(A)', 'meets'],
  ['Warranty', 'at least 24 months', '2 years', 'meets'],
  ['Completion', '3 months', '90 days', 'meets'],
  ['Supply voltage', '24 V DC', '24 V AC', 'deviates'],
  ['Cable length', '100 m', '100 kg', 'unclear'],
  ['Nozzle size', 'DN 150', '6"', 'meets'],
  ['Cabinet size', '600 x 800 x 2,000 mm', '60 x 80 x 200 cm', 'meets'],
  ['Material', '316L / 1.4404 or equal', '304', 'unclear'],
  ['Material', '316L', '1.4404', 'meets'],
  ['Material', '316L', '1.4301', 'deviates'],
  ['Material', '1.4517 or 1.4408', 'CF8M', 'meets'],
  ['Enclosure', 'IP55', 'IP54', 'deviates'],
  ['Motor enclosure', 'TEFC', 'totally enclosed fan cooled', 'meets'],
  ['Mounting', 'horizontal', 'vertical', 'deviates'],
  ['Tilt', '+90° (up) -30° (down)', '0° ~ 90°, auto flip', 'unclear'],
  ['Guard', 'Yes', 'Not included', 'deviates'],
  ['Paint', 'Epoxy, two coats', 'Complied', 'meets'],
  ['Paint', 'Epoxy, two coats', 'To be advised', 'unclear'],
  ['Price', '1,000 EUR', '1,000 USD', 'unclear'],
];

for (const [name, asked, offered, state] of cases) {
  t.test(`${name}: ${asked} by ${offered}`, async (t) => {
    t.equal(stateOf(name, asked, offered), state);
  });
}
