import t from 'tap';
import { parseUnit } from './units.ts';

/** 1 of a unit in the common unit of its kind, to six figures; factors by NIST SP 811. */
const one = (text: string, difference = false) => {
  const unit = parseUnit(text, { difference });
  return unit && `${Number((unit.factor + unit.offset).toPrecision(6))} ${unit.unit}`;
};

t.test('spellings of one unit', async (t) => {
  const same: Record<string, string[]> = {
    '1 m³/h': ['m3/h', 'm³/h', 'm³/hr', 'm^3/h', 'cu.m/h', 'CMH'],
    '1 kPa(g)': ['kPa(g)', 'kPag', 'kPa g', 'kPa gauge'],
    '100 kPa(a)': ['bara', 'bar(a)', 'bar abs', 'bar (abs)'],
    '1 °C': ['°C', '° C', 'deg C', '℃', 'ºC', 'Deg. Cent.', 'deg cent'],
    '1 1/min': ['rpm', 'RPM', 'min-1', 'min⁻¹', '1/min', '/min'],
    '1 mPa·s': ['mPa·s', 'mPa.s', 'mPas', 'cP', 'cp'],
    '1 mm²/s': ['cSt', 'mm²/s', 'mm2/s'],
    '1 N·m': ['N·m', 'Nm', 'N.m', 'N m'],
    '1 dB(A)': ['dB(A)', 'dBA', 'db(A)'],
    '1 kW': ['kW', 'KW', 'kw'],
    '1 µS/cm': ['µS/cm', 'μS/cm', 'uS/cm'],
    '1 kg/m³': ['kg/m³', 'kg/m3', 'g/l', 'kg/cu.m'],
    '1 kJ/(kg·K)': ['kJ/(kg·K)', 'kJ/kg K', 'kJ/kg·K'],
  };
  for (const [expected, spellings] of Object.entries(same)) {
    for (const spelling of spellings) t.equal(one(spelling), expected, spelling);
  }
});

t.test('factors', async (t) => {
  const factors: Record<string, string> = {
    gpm: '0.227125 m³/h',
    'US gpm': '0.227125 m³/h',
    'l/s': '3.6 m³/h',
    'l/h': '0.001 m³/h',
    cfm: '1.69901 m³/h',
    MPa: '1000 kPa',
    psi: '6.89476 kPa',
    psig: '6.89476 kPa(g)',
    'lb/in²': '6.89476 kPa',
    'kg/cm²': '98.0665 kPa',
    mbar: '0.1 kPa',
    'N/mm²': '1000 kPa',
    mwc: '9.80665 kPa',
    mmHg: '0.133322 kPa',
    hp: '0.7457 kW',
    in: '0.0254 m',
    '"': '0.0254 m',
    ft: '0.3048 m',
    lb: '0.453592 kg',
    'lb/ft³': '16.0185 kg/m³',
    'ft-lb': '1.35582 N·m',
    kNm: '1000 N·m',
    'mg/l': '0.001 kg/m³',
    'mm/s': '0.001 m/s',
    days: '24 h',
    '°F': '-17.2222 °C',
    K: '-272.15 °C',
  };
  for (const [unit, expected] of Object.entries(factors)) t.equal(one(unit), expected, unit);
  t.equal(one('°F', true), '0.555556 K', 'a difference has no zero point');
  t.equal(one('°C', true), '1 K');
});

t.test('units in capitals and in the spellings of vendors', async (t) => {
  const same: Record<string, string[]> = {
    'psi(g)': ['PSIG', 'psig', 'PSI G', 'psi g'],
    'psi(a)': ['PSIA'],
    'bar(g)': ['BARG', 'BAR G', 'BAR(G)', 'barG', 'bar ü', 'bar(ü)'],
    'bar(a)': ['BARA', 'bar abs.', 'BAR(A)'],
    'kPa(g)': ['kPaG', 'kPag', 'KPAG'],
    'kg/cm²(g)': ['KG/CM2G', 'kg/cm²G', 'KG/CM2(G)'],
    'm³/h': ['M3/H', 'M3/HR', 'M³/H'],
    'kg/h': ['KG/H', 'KG/HR', 'Kg/H'],
    'l/s': ['L/S'],
    'm/s': ['M/S'],
    m: ['M'],
    'm²': ['M2'],
    'W/(m²·K)': ['W/M2K', 'W/M2.K', 'W/m² °C'],
    'mg/l': ['MG/L'],
    mA: ['MA'],
  };
  for (const [unit, spellings] of Object.entries(same)) {
    t.ok(parseUnit(unit), unit);
    for (const spelling of spellings) t.equal(one(spelling), one(unit), spelling);
  }
  t.equal(one('MMBTU/H'), '293.071 kW');
  t.equal(one('inH2O'), '0.249089 kPa');
  t.equal(one('in. W.C.'), '0.249089 kPa');
  t.equal(one('m2K/W'), '1 m²·K/W');
  t.equal(one('m² °C/W'), '1 m²·K/W');
});

t.test('a prefix of two meanings stays as it is written', async (t) => {
  t.equal(one('MW'), '1000 kW');
  t.equal(one('mW'), '0.000001 kW');
  t.equal(one('MPa'), '1000 kPa');
  t.equal(one('mPa'), '0.000001 kPa');
  for (const text of ['MWH', 'T', 'H', 'G', 'CS', 'ST', 'CL']) t.equal(parseUnit(text), null, text);
});

t.test('only pH is pH', async (t) => {
  t.equal(parseUnit('pH')?.unit, 'pH');
  for (const text of ['ph', 'Ph', 'PH', 'phase']) t.equal(parseUnit(text), null, text);
});

t.test('a pressure over the atmosphere is not one over nothing', async (t) => {
  t.not(parseUnit('bar(g)')?.unit, parseUnit('bar(a)')?.unit);
});

t.test('what is no unit', async (t) => {
  for (const text of [
    '',
    '–',
    'Total',
    'series',
    'rate',
    'F',
    'by vendor',
    'Min.',
    '12',
    'ISO',
    'each of them',
    'toString',
  ]) {
    t.equal(parseUnit(text), null, text);
  }
});

t.test('more than a few characters are words of a name rather than a unit', async (t) => {
  t.equal(one('litres per second'), '3.6 m³/h');
  for (const text of ['litres per second per metre', `kg${' '.repeat(40)}`]) t.equal(parseUnit(text), null, text);
});

t.test('counts and currencies are units, though no physical ones', async (t) => {
  for (const text of ['no.', 'pcs', 'set', 'EUR', 'USD', 'man-day']) t.equal(parseUnit(text)?.physical, false, text);
});
