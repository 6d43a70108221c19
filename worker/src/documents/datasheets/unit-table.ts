/**
 * Units of measurement as tokens with their factors to SI, from NIST Special Publication 811 (2008), Appendix B.8. A printed unit consists
 * of tokens joined by multiplication, division and powers ("kg/cm²", "kJ/(kg·K)").
 */

/** The powers of the base quantities in a unit: M mass, L length, T time, and further letters for what is not reduced here. */
export type Dimension = Readonly<Record<string, number>>;

export interface UnitToken {
  factor: number;
  dimension: Dimension;
}

const token = (factor: number, dimension: Dimension): UnitToken => ({ factor, dimension });

const length: Dimension = { L: 1 };
const area: Dimension = { L: 2 };
const volume: Dimension = { L: 3 };
const mass: Dimension = { M: 1 };
const time: Dimension = { T: 1 };
const speed: Dimension = { T: -1 };
const force: Dimension = { M: 1, L: 1, T: -2 };
const pressure: Dimension = { M: 1, L: -1, T: -2 };
const energy: Dimension = { M: 1, L: 2, T: -2 };
const power: Dimension = { M: 1, L: 2, T: -3 };
const viscosity: Dimension = { M: 1, L: -1, T: -1 };
const volumeFlow: Dimension = { L: 3, T: -1 };
const data: Dimension = { B: 1 };
const dataRate: Dimension = { bps: 1 };
const pixels: Dimension = { px: 1 };
const light: Dimension = { lm: 1 };
const illuminance: Dimension = { lx: 1 };
const luminous: Dimension = { C: 1 };

/** Metric units, which take prefixes. */
export const prefixable: Readonly<Record<string, UnitToken>> = {
  m: token(1, length),
  g: token(1e-3, mass),
  s: token(1, time),
  l: token(1e-3, volume),
  L: token(1e-3, volume),
  N: token(1, force),
  Pa: token(1, pressure),
  bar: token(1e5, pressure),
  J: token(1, energy),
  W: token(1, power),
  Wh: token(3600, energy),
  VA: token(1, { VA: 1 }),
  var: token(1, { var: 1 }),
  V: token(1, { V: 1 }),
  A: token(1, { I: 1 }),
  Hz: token(1, { Hz: 1 }),
  F: token(1, { F: 1 }),
  Ω: token(1, { R: 1 }),
  Ohm: token(1, { R: 1 }),
  ohm: token(1, { R: 1 }),
  S: token(1, { S: 1 }),
  P: token(0.1, viscosity),
  St: token(1e-4, { L: 2, T: -1 }),
  cal: token(4.184, energy),
};

export const prefixes: Readonly<Record<string, number>> = {
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 1e2,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  µ: 1e-6,
  u: 1e-6,
  n: 1e-9,
};

const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;
const poundForce = 4.4482216152605;
const gallon = 3.785411784e-3;
const imperialGallon = 4.54609e-3;

/** Units with names of their own; spellings that only differ in case are given once in small letters. */
export const named: Readonly<Record<string, UnitToken>> = {
  in: token(inch, length),
  inch: token(inch, length),
  inches: token(inch, length),
  '"': token(inch, length),
  '″': token(inch, length),
  '”': token(inch, length),
  ft: token(foot, length),
  foot: token(foot, length),
  feet: token(foot, length),
  yd: token(0.9144, length),
  mile: token(1609.344, length),
  miles: token(1609.344, length),
  metre: token(1, length),
  metres: token(1, length),
  meter: token(1, length),
  meters: token(1, length),
  micron: token(1e-6, length),
  microns: token(1e-6, length),
  // A thousandth of an inch; "mil" alone is a thousand in some languages.
  mils: token(inch / 1000, length),
  thou: token(inch / 1000, length),
  mmwc: token(9.80665, pressure),
  cmwc: token(98.0665, pressure),
  inwc: token(249.08891, pressure),
  ftwc: token(2989.067, pressure),
  mwc: token(9806.65, pressure),
  mmhg: token(133.3224, pressure),
  inhg: token(3386.389, pressure),
  atm: token(101325, pressure),
  psi: token(poundForce / (inch * inch), pressure),
  ksi: token((1000 * poundForce) / (inch * inch), pressure),
  ksc: token(98066.5, pressure),
  t: token(1000, mass),
  ton: token(1000, mass),
  tons: token(1000, mass),
  tonne: token(1000, mass),
  tonnes: token(1000, mass),
  lb: token(pound, mass),
  lbs: token(pound, mass),
  oz: token(pound / 16, mass),
  lbf: token(poundForce, force),

  kgf: token(9.80665, force),
  sec: token(1, time),
  second: token(1, time),
  seconds: token(1, time),
  min: token(60, time),
  mins: token(60, time),
  minute: token(60, time),
  minutes: token(60, time),
  h: token(3600, time),
  hr: token(3600, time),
  hrs: token(3600, time),
  hour: token(3600, time),
  hours: token(3600, time),
  d: token(86_400, time),
  day: token(86_400, time),
  days: token(86_400, time),
  week: token(604_800, time),
  weeks: token(604_800, time),
  // The Gregorian year.
  year: token(31_556_952, time),
  years: token(31_556_952, time),
  rpm: token(1 / 60, speed),
  'r.p.m': token(1 / 60, speed),
  rev: token(1, {}),
  hp: token(745.69987, power),
  bhp: token(745.69987, power),
  ps: token(735.49875, power),
  btu: token(1055.05585262, energy),
  // A million Btu: "M" alone means a thousand to some and a million to others.
  mmbtu: token(1055.05585262e6, energy),
  liter: token(1e-3, volume),
  liters: token(1e-3, volume),
  litre: token(1e-3, volume),
  litres: token(1e-3, volume),
  gal: token(gallon, volume),
  gallon: token(gallon, volume),
  gallons: token(gallon, volume),
  bbl: token(42 * gallon, volume),
  cc: token(1e-6, volume),
  gpm: token(gallon / 60, volumeFlow),
  usgpm: token(gallon / 60, volumeFlow),
  igpm: token(imperialGallon / 60, volumeFlow),
  gph: token(gallon / 3600, volumeFlow),
  mgd: token((1e6 * gallon) / 86_400, volumeFlow),
  lps: token(1e-3, volumeFlow),
  lpm: token(1e-3 / 60, volumeFlow),
  lph: token(1e-3 / 3600, volumeFlow),
  cfm: token(foot ** 3 / 60, volumeFlow),
  cmh: token(1 / 3600, volumeFlow),
  mld: token(1000 / 86_400, volumeFlow),
  ha: token(1e4, area),
  // The subject tells bytes from bits: "8 Gb" of memory always means bytes.
  kb: token(1e3, data),
  mb: token(1e6, data),
  gb: token(1e9, data),
  tb: token(1e12, data),
  pb: token(1e15, data),
  byte: token(1, data),
  bytes: token(1, data),
  bps: token(1, dataRate),
  kbps: token(1e3, dataRate),
  mbps: token(1e6, dataRate),
  gbps: token(1e9, dataRate),
  tbps: token(1e12, dataRate),
  mp: token(1e6, pixels),
  megapixel: token(1e6, pixels),
  megapixels: token(1e6, pixels),
  pixel: token(1, pixels),
  pixels: token(1, pixels),
  px: token(1, pixels),
  lm: token(1, light),
  lumen: token(1, light),
  lumens: token(1, light),
  lux: token(1, illuminance),
  lx: token(1, illuminance),
  cd: token(1, luminous),
  nit: token(1, { C: 1, L: -2 }),
  nits: token(1, { C: 1, L: -2 }),
  dpi: token(1, { dpi: 1 }),
  fps: token(1, { fps: 1 }),
  iops: token(1, { io: 1 }),
  gsm: token(1e-3, { M: 1, L: -2 }),
  month: token(2_629_746, time),
  months: token(2_629_746, time),
  k: token(1, { K: 1 }),
  // A temperature difference where it is combined with other units: "W/m² °C".
  '°c': token(1, { K: 1 }),
  '°f': token(5 / 9, { K: 1 }),
};

/** Spellings of forms and typewriters that differ from the standard in upper and lower case. */
export const usualSpellings: Readonly<Record<string, string>> = {
  KW: 'kW',
  kw: 'kW',
  Kw: 'kW',
  MM: 'mm',
  CM: 'cm',
  // Nobody means millions of grams, amperes and bars.
  MG: 'mg',
  MA: 'mA',
  MBAR: 'mbar',
  KG: 'kg',
  Kg: 'kg',
  kgs: 'kg',
  Kgs: 'kg',
  KGS: 'kg',
  KN: 'kN',
  KV: 'kV',
  kv: 'kV',
  KVA: 'kVA',
  HZ: 'Hz',
  hz: 'Hz',
  BAR: 'bar',
  Bar: 'bar',
  bars: 'bar',
  KJ: 'kJ',
  KM: 'km',
  KA: 'kA',
  KWH: 'kWh',
  KVAR: 'kvar',
  kVAr: 'kvar',
  KHZ: 'kHz',
  KCAL: 'kcal',
  GCAL: 'Gcal',
  GPA: 'GPa',
  KPA: 'kPa',
  kpa: 'kPa',
  MPA: 'MPa',
  Mpa: 'MPa',
  amp: 'A',
  Amp: 'A',
  amps: 'A',
  Amps: 'A',
  AMP: 'A',
  AMPS: 'A',
  volt: 'V',
  Volt: 'V',
  volts: 'V',
  Volts: 'V',
  VOLT: 'V',
  VOLTS: 'V',
  OHM: 'ohm',
  watt: 'W',
  watts: 'W',
  MP: 'megapixel',
  Mp: 'megapixel',
  CST: 'cSt',
  cst: 'cSt',
  CP: 'cP',
  cp: 'cP',
  cPs: 'cP',
  cps: 'cP',
};

/** Units that are used alone, are not converted, and have one name. Keys are in small letters, unless case matters. */
export const plain: Readonly<Record<string, string>> = {
  '%': '%',
  percent: '%',
  'vol%': 'vol%',
  'vol.%': 'vol%',
  'wt%': 'wt%',
  'wt.%': 'wt%',
  '%rh': '%RH',
  ppm: 'ppm',
  ppb: 'ppb',
  ntu: 'NTU',
  'db(a)': 'dB(A)',
  'db a': 'dB(A)',
  dba: 'dB(A)',
  db: 'dB',
  '°': '°',
  deg: '°',
  // Volumes at standard conditions are amounts, not volumes.
  'nm3/h': 'Nm³/h',
  'nm³/h': 'Nm³/h',
  'nm3/hr': 'Nm³/h',
  'sm3/h': 'Sm³/h',
  'sm³/h': 'Sm³/h',
  scfm: 'SCFM',
  scfh: 'SCFH',
  mmscfd: 'MMSCFD',
  'v dc': 'V DC',
  vdc: 'V DC',
  'v ac': 'V AC',
  vac: 'V AC',
  '°dh': '°dH',
  hb: 'HB',
  hbw: 'HB',
  hrc: 'HRC',
};

/** Sizes and ratings that are often written before their number, and often in a column of units. */
export const designations: Readonly<Record<string, string>> = { DN: 'DN', PN: 'PN', NPS: 'NPS', NB: 'DN', IP: 'IP' };

/** Counts: they are no physical quantities, and are units of price schedules too. */
export const counts: Readonly<Record<string, string>> = {
  no: 'pc',
  nos: 'pc',
  'no(s)': 'pc',
  pc: 'pc',
  pcs: 'pc',
  piece: 'pc',
  pieces: 'pc',
  ea: 'pc',
  each: 'pc',
  off: 'pc',
  unit: 'pc',
  units: 'pc',
  set: 'set',
  sets: 'set',
  lot: 'lot',
  'lump sum': 'lot',
  ls: 'lot',
  'man-day': 'man-day',
  'man-days': 'man-day',
  'man-hour': 'man-hour',
  'man-hours': 'man-hour',
  'man-month': 'man-month',
  trip: 'trip',
  job: 'job',
};

/** Left unconverted: a rate of exchange is no constant. */
export const currencies: Readonly<Record<string, string>> = {
  EUR: 'EUR',
  '€': 'EUR',
  USD: 'USD',
  US$: 'USD',
  $: 'USD',
  GBP: 'GBP',
  '£': 'GBP',
  INR: 'INR',
  VND: 'VND',
  JPY: 'JPY',
  CNY: 'CNY',
  CHF: 'CHF',
  AED: 'AED',
  SAR: 'SAR',
};

/** The unit in which quantities of a dimension are shown, so that people can compare them; factor to SI. */
export const common: readonly { dimension: Dimension; unit: string; factor: number }[] = [
  { dimension: length, unit: 'm', factor: 1 },
  { dimension: area, unit: 'm²', factor: 1 },
  { dimension: volume, unit: 'm³', factor: 1 },
  { dimension: volumeFlow, unit: 'm³/h', factor: 1 / 3600 },
  { dimension: { L: 1, T: -1 }, unit: 'm/s', factor: 1 },
  { dimension: { L: 1, T: -2 }, unit: 'm/s²', factor: 1 },
  { dimension: mass, unit: 'kg', factor: 1 },
  { dimension: { M: 1, T: -1 }, unit: 'kg/h', factor: 1 / 3600 },
  { dimension: { M: 1, L: -3 }, unit: 'kg/m³', factor: 1 },
  { dimension: { M: 1, L: -1 }, unit: 'kg/m', factor: 1 },
  { dimension: { M: 1, L: 2 }, unit: 'kg·m²', factor: 1 },
  { dimension: force, unit: 'N', factor: 1 },
  { dimension: pressure, unit: 'kPa', factor: 1000 },
  { dimension: power, unit: 'kW', factor: 1000 },
  { dimension: energy, unit: 'kWh', factor: 3.6e6 },
  { dimension: viscosity, unit: 'mPa·s', factor: 1e-3 },
  { dimension: { L: 2, T: -1 }, unit: 'mm²/s', factor: 1e-6 },
  { dimension: time, unit: 'h', factor: 3600 },
  { dimension: speed, unit: '1/min', factor: 1 / 60 },
  { dimension: { K: 1 }, unit: 'K', factor: 1 },
  { dimension: { L: 2, T: -2, K: -1 }, unit: 'kJ/(kg·K)', factor: 1000 },
  { dimension: { M: 1, L: 1, T: -3, K: -1 }, unit: 'W/(m·K)', factor: 1 },
  { dimension: { M: 1, T: -3, K: -1 }, unit: 'W/(m²·K)', factor: 1 },
  { dimension: { M: -1, T: 3, K: 1 }, unit: 'm²·K/W', factor: 1 },
  { dimension: { L: 2, T: -2 }, unit: 'kJ/kg', factor: 1000 },
  { dimension: { VA: 1 }, unit: 'kVA', factor: 1000 },
  { dimension: { var: 1 }, unit: 'kvar', factor: 1000 },
  { dimension: { V: 1 }, unit: 'V', factor: 1 },
  { dimension: { I: 1 }, unit: 'A', factor: 1 },
  { dimension: { Hz: 1 }, unit: 'Hz', factor: 1 },
  { dimension: { F: 1 }, unit: 'µF', factor: 1e-6 },
  { dimension: { R: 1 }, unit: 'Ω', factor: 1 },
  { dimension: { S: 1, L: -1 }, unit: 'µS/cm', factor: 1e-4 },
  { dimension: data, unit: 'GB', factor: 1e9 },
  { dimension: dataRate, unit: 'Mbit/s', factor: 1e6 },
  { dimension: pixels, unit: 'px', factor: 1 },
  { dimension: light, unit: 'lm', factor: 1 },
  { dimension: illuminance, unit: 'lx', factor: 1 },
  { dimension: luminous, unit: 'cd', factor: 1 },
  { dimension: { C: 1, L: -2 }, unit: 'cd/m²', factor: 1 },
  { dimension: { lm: 1, M: -1, L: -2, T: 3 }, unit: 'lm/W', factor: 1 },
  { dimension: { dpi: 1 }, unit: 'dpi', factor: 1 },
  { dimension: { fps: 1 }, unit: 'fps', factor: 1 },
  { dimension: { io: 1 }, unit: 'IOPS', factor: 1 },
  { dimension: { M: 1, L: -2 }, unit: 'kg/m²', factor: 1 },
];
