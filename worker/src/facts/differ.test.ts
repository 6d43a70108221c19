import t from 'tap';
import { areFarApart, differ } from './differ.ts';

const printed = (value: string) => ({ value, text: value });
const cases: [one: string, other: string, differ: boolean][] = [
  ['2031-05-04', '2031-05-20', true],
  ['2031-05-04', '2031-05-04T15:00', false],
  ['2031-05-04T12:00', '2031-05-04T15:00', true],
  ['2031-05-04', '2028-05-04', false],
  ['P90D', 'P3M', false],
  ['P90D', 'P120D', true],
  ['P1Y', 'P12M', false],
  ['P90D', 'P5Y', false],
  ['P4D before submission_deadline', 'P2D before submission_deadline', true],
  ['P4D before submission_deadline', '2031-05-04', false],
  ['INR 200000', 'INR 300000', true],
  ['INR 200000', 'USD 3000', false],
  ['INR 200000', '2%', false],
  ['5%', '10%', true],
  ['0.5% per week', '0.5% per week, cap 10%', false],
  ['0.5% per week', '0.5% per day', true],
  ['0.5% per week', '10%', false],
  ['yes', 'conditions', false],
  ['conditions', 'no', true],
];

t.test('values differ where they cannot both be true', async (t) => {
  for (const [one, other, expected] of cases) {
    t.equal(differ(printed(one), printed(other)), expected, `${one} and ${other}`);
    t.equal(differ(printed(other), printed(one)), expected, `${other} and ${one}`);
  }
});

t.test('dates are far apart from 201 days on, and nothing else is', async (t) => {
  t.ok(areFarApart('2031-05-04', '2028-05-04T12:00'));
  t.notOk(areFarApart('2031-05-04', '2031-11-20'), '200 days');
  t.ok(areFarApart('2031-05-04', '2031-11-21'));
  t.notOk(areFarApart('P4D', 'P400D'));
  t.notOk(areFarApart('2031-05-04', 'P4D before submission_deadline'));
});

t.test('a figure without its currency is not compared', async (t) => {
  t.notOk(differ(printed('INR 200000'), { value: 'INR 300000', text: '300000' }));
});
