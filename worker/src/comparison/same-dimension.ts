import type { Unit } from '../documents/datasheets/units.ts';
import type { Amount } from './read-amounts.ts';

/** Mean pressure of the atmosphere in kPa (ISO 2533), and how far it is from that where people live. */
const atmosphere = 101.325;
const atmosphereVaries = 3;
/** Nominal sizes of pipes (ISO 6708) by their inches (ASME B36.10M). */
const inchesOf: Readonly<Record<number, number>> = {
  8: 0.25,
  10: 0.375,
  15: 0.5,
  20: 0.75,
  25: 1,
  32: 1.25,
  40: 1.5,
  50: 2,
  65: 2.5,
  80: 3,
  90: 3.5,
  100: 4,
  125: 5,
  150: 6,
  200: 8,
  250: 10,
  300: 12,
  350: 14,
  400: 16,
  450: 18,
  500: 20,
  550: 22,
  600: 24,
  650: 26,
  700: 28,
  750: 30,
  800: 32,
  900: 36,
  1000: 40,
  1200: 48,
};
const inch = 0.0254;

/** Names of units that say the same quantity with and without a particular. */
const groups: Readonly<Record<string, string>> = {
  'kPa(g)': 'kPa',
  'kPa(a)': 'kPa',
  'V AC': 'V',
  'V DC': 'V',
  'dB(A)': 'dB',
  '%RH': '%',
  'vol%': '%',
  'wt%': '%',
  NPS: 'DN',
  K: '°C',
};
const groupOf = (unit: Unit) => groups[unit.unit] ?? unit.unit;

/** Two amounts in one measure; the note says what was assumed for it. `slack`: what stays unsure of it, in that measure. */
export interface Aligned {
  asked: Amount;
  offered: Amount;
  note: string;
  slack: number;
}

/**
 * Brings two amounts to one measure, so that their numbers can be compared. A sentence where they can not: other quantities, or
 * particulars that exclude each other.
 */
export function align(asked: Amount, offered: Amount): Aligned | string {
  const [a, b] = [asked.unit, offered.unit];
  if (!a || !b) {
    if (!a && !b) return { asked, offered, note: '', slack: 0 };
    return { asked: bare(asked), offered: bare(offered), note: 'One of them names no unit', slack: 0 };
  }
  if (a.unit === b.unit) return { asked, offered, note: '', slack: 0 };
  const sizes = alignSizes(asked, offered, a, b);
  if (sizes) return sizes;
  if (groupOf(a) !== groupOf(b)) return `${a.unit} and ${b.unit} are different quantities`;
  const kinds = new Set([a.unit, b.unit]);
  if (kinds.has('kPa(g)') && kinds.has('kPa(a)')) {
    const shift = b.unit === 'kPa(a)' ? -atmosphere : atmosphere;
    const note = 'Gauge and absolute pressure: compared with the mean pressure of the air between them';
    return { asked, offered: moved(offered, shift), note, slack: atmosphereVaries };
  }
  if (kinds.has('V AC') && kinds.has('V DC')) return 'One is alternating, the other direct current';
  if (kinds.has('K')) return 'One is a temperature, the other a difference of temperatures';
  if (groupOf(a) === 'kPa') {
    return {
      asked,
      offered,
      note: 'Only one of them says gauge or absolute: taken as the same',
      slack: atmosphere + atmosphereVaries,
    };
  }
  return { asked, offered, note: '', slack: 0 };
}

/** The number as printed, for amounts of which only one side has a unit. */
function bare(amount: Amount): Amount {
  const { unit } = amount;
  if (!unit) return amount;
  const back = (value: number) =>
    Number.isFinite(value) ? Number(((value - unit.offset) / unit.factor).toPrecision(12)) : value;
  const { value, from, to, half, edges } = amount;
  return {
    ...amount,
    value: back(value),
    from: back(from),
    to: back(to),
    half: half / unit.factor,
    edges: edges?.map(back) ?? null,
    unit: null,
  };
}

function moved(amount: Amount, by: number): Amount {
  return { ...amount, value: amount.value + by, from: amount.from + by, to: amount.to + by };
}

/** DN 150, 6" and 150 mm are one size. */
function alignSizes(asked: Amount, offered: Amount, a: Unit, b: Unit): Aligned | string | null {
  const isNominal = [a.unit, b.unit].filter((unit) => unit === 'DN' || unit === 'NPS').length;
  if (isNominal === 0 || ![a.unit, b.unit].every((unit) => ['DN', 'NPS', 'm'].includes(unit))) return null;
  const nominal = (amount: Amount, { unit, factor }: Unit): number | null => {
    if (unit === 'DN') return amount.value;
    const inches = unit === 'NPS' ? amount.value : factor === inch ? amount.value / inch : null;
    if (inches === null) return amount.value * 1000;
    const size = Object.entries(inchesOf).find(([, of]) => Math.abs(of - inches) < 0.01)?.[0];
    return size === undefined ? null : Number(size);
  };
  const [one, other] = [nominal(asked, a), nominal(offered, b)];
  if (one === null || other === null) return 'One of the sizes is none of the nominal sizes of pipes';
  const at = (amount: Amount, value: number): Amount => ({
    ...amount,
    value,
    from: value,
    to: value,
    half: 0.5,
    unit: null,
  });
  return { asked: at(asked, one), offered: at(offered, other), note: '', slack: 0 };
}
