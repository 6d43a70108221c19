import t from 'tap';
import { compareValues } from './compare-values.ts';
import type { Verdict } from './model.ts';

/** A parameter, what is asked, what is offered, and the states that are right; a unit of both columns. */
type Pair = [parameter: string, asked: string, offered: string, states: Verdict['state'], unit?: string];

function compared([parameter, asked, offered, , unit]: Pair) {
  const of = (value: string) => {
    return { tag: null, parameter, value, unit: unit ?? null, condition: null, section: null, decimal: null };
  };
  return compareValues({ ...of(asked) }, { ...of(offered) }, 'en');
}

function check(title: string, pairs: readonly Pair[]) {
  t.test(title, async (t) => {
    for (const pair of pairs) t.equal(compared(pair).state, pair[3], pair.slice(0, 3).join(' · '));
  });
}

check('units as keyboards write them', [
  ['Pumping rate', 'min. 40 m3/h', '55 m3/h', 'meets'],
  ['Pumping rate', '> 40 m3/h', '40 m3/h', 'deviates'],
  ['Pumping rate', '≥ 40 m3/h', '38 m3/h', 'deviates'],
  ['Air flow', '60 Nm3/h', '60 m3/h', 'unclear'],
  ['Tank volume', '3 m3', '3000 l', 'meets'],
  ['Conductor', '35 mm2', '25 mm²', 'deviates'],
  ['Density of the medium', '870 kg/m3', '0.87 kg/l', 'meets'],
  ['Test pressure', '16 kg/cm2', '15.7 bar', 'meets'],
  ['Relative humidity', '90 % RH', '90 %', 'meets'],
]);

check('hours of service are no sizes', [
  ['Call centre', '24 h x 7 days', '24 h x 7 days', 'meets'],
  ['Call centre', '24 h x 7 days x 52 weeks', '24 h x 7 days', 'unclear'],
  ['Call centre', '24 h x 7 days', '8 h x 5 days', 'unclear'],
  ['Panel', '600 x 400 mm', '600 x 300 mm', 'deviates'],
]);

check('amounts that no rule reads are never told by how they are spelt', [
  ['Dose', '> 30 flurbs', '20 flurbs', 'unclear'],
  ['Dose', '30 flurbs', '40 flurbs', 'unclear'],
  ['Flow', '2.500', '2.5', 'unclear', 'm³/h'],
  ['Flow', '2,500', '2.500', 'unclear', 'm³/h'],
  ['Growth', '10^4 CFU', '10000 CFU', 'unclear'],
  ['Storage', '8 GB', '8 GiB', 'unclear'],
]);

check('gauge and absolute pressure within what the air makes of it', [
  ['Working pressure', '6 barg', '7 bara', 'meets'],
  ['Working pressure', '6 bar(g)', '7.01 bar(a)', 'meets'],
  ['Working pressure', '6 bar', '7 bar(a)', 'unclear'],
  ['Working pressure', '6 barg', '12 bara', 'deviates'],
]);

check('designations are no amounts, and standards may be equal', [
  ['Shaft', '316L', '304L', 'deviates'],
  ['Shaft', '316L', '1.4404', 'meets'],
  ['Tank volume', '316 l', '400 l', 'deviates'],
  ['Standard', 'IEC 60076', 'IEC 60076-1', 'unclear'],
  ['Standard', 'API 674', 'ISO 13710', 'unclear'],
  ['Standard', 'ISO 9906', 'ISO 9906', 'meets'],
  ['Finish', 'RAL 9010', 'RAL 7016', 'deviates'],
]);

check('ratios, pairs, counts and dates are one value', [
  ['Gear ratio', '1:12', '1:15', 'deviates'],
  ['Turndown', '1:10', '1:4', 'deviates'],
  ['Gear ratio', '1:12', '12:1', 'unclear'],
  ['Frequency', '50/60 Hz', '60 Hz', 'unclear'],
  ['Frequency', '60 Hz', '50/60 Hz', 'meets'],
  ['Voltage', '690/400 V', '400/690 V', 'meets'],
  ['Voltage', '690/400 V', '690 V', 'unclear'],
  ['Blowers', '3+1', '4', 'unclear'],
  ['Delivery date', '2027-03-15', '15.03.2027', 'meets'],
  ['Delivery date', '15 March 2027', '15/03/2027', 'meets'],
  ['Delivery date', '03/05/2027', '05/03/2027', 'unclear'],
  ['Delivery date', '2027-03-15', '2027-04-15', 'deviates'],
  ['Delivery date', '2027-03-15', '2027-03-01', 'meets'],
]);

check('what is plainly better than asked', [
  ['Warranty', '12 months', '18 months', 'meets'],
  ['Warranty', '18 months', '12 months', 'deviates'],
  ['Efficiency', '90 %', '93 %', 'meets'],
  ['Delivery time', '20 weeks', '16 weeks', 'meets'],
  ['Noise level', '78 dB(A)', '74 dB(A)', 'meets'],
  ['Weight', '400 kg', '380 kg', 'deviates'],
]);

check('bytes beside bits, and what is asked as a minimum without saying so', [
  ['RAM', '16 GB', '32 GB', 'meets'],
  ['System memory', '8 GB', '4 GB', 'deviates'],
  ['Memory', '16 GB', '16 Gb', 'unclear'],
  ['Memory', '64 GB', '16 Gb', 'deviates'],
  ['Memory', '16 Gb', '16 Gb', 'meets'],
  ['Internal storage', '512 GB', '1 TB', 'meets'],
  ['Cache', '8 MB', '12 MB', 'meets'],
  ['Maximum file size', '10 MB', '20 MB', 'unclear'],
  ['Network speed', '100 Mbps', '100 MBps', 'unclear'],
  ['Availability', '99.5 %', '99.9 %', 'meets'],
  ['Service availability', '99.9 %', '99.5 %', 'deviates'],
  ['Uptime', '99 %', '99.95 %', 'meets'],
  ['Design life', '20 years', '25 years', 'meets'],
  ['Shelf life', '24 months', '18 months', 'deviates'],
  ['Battery backup', '4 h', '6 h', 'unclear'],
  ['Insulation thickness', '50 mm', '60 mm', 'unclear'],
  ['Brightness', '300 cd/m²', '350 cd/m²', 'unclear'],
  ['Number of ports', '24', '48', 'unclear'],
  ['Power consumption', '45 W', '38 W', 'unclear'],
  ['Rated speed', '1480 rpm', '1500 rpm', 'deviates'],
]);

t.test('reasons say which way a value differs', async (t) => {
  t.equal(compared(['Warranty', '12 months', '18 months', 'meets']).reason, '50 % more than asked');
  t.equal(compared(['Leakage', '< 5 l', '5 l', 'deviates']).reason, 'Equal to the limit, not below it');
});
