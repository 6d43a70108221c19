import { anyNumber } from './answer-kinds.ts';

/** A physical quantity, by the nouns that ask for it and the units that it is given in. */
interface Quantity {
  nouns: string;
  units: string;
}

const lengths =
  'mm|cm|dm|m|km|metres?|meters?|kilomet(?:re|er)s?|inch(?:es)?|feet|foot|ft|yards?|miles?|microns?|µm|nm|"';
const volumes = 'm³|m3|cum|cu\\.? ?m|l|lit(?:re|er)s?|ml|gallons?|cc';
const masses = 'g|kg|kgs|t|mt|tons?|tonnes?|lbs?|pounds?|grams?|kilograms?|quintals?|mg';
const areas = 'm²|m2|sq\\.? ?(?:m|mm|ft|km|metres?|meters?|feet)|sqm|acres?|hectares?|ha|mm²|mm2';
const powers = 'w|kw|mw|gw|kva|mva|va|hp|bhp|tr|btu|kwh|kwp|mwp|wp|ah|mah';
const data = 'b|kb|mb|gb|tb|pb|bytes?|users?|persons?|pages?';

const times = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?';

const quantities: Quantity[] = [
  { nouns: 'temperatures?', units: '°\\s?[cf]?|℃|º\\s?c?|k|deg(?:rees?)?\\.?(?:\\s?[cf])?|celsius' },
  { nouns: 'weight|mass|tonnage', units: `${masses}|%|percent|marks?|points?` },
  {
    nouns: 'lengths?|widths?|heights?|depths?|thickness|diameters?|distances?|dimensions',
    units: `${lengths}|${times}|pages?|characters?|words?`,
  },
  { nouns: '(?:floor|surface|plot|site) area', units: areas },
  { nouns: 'speeds?|velocity', units: 'km/?h|kmph|mph|m/s|rpm|knots?|[mg]bps|mhz|ghz|ppm' },
  { nouns: 'pressures?', units: 'bar|pa|kpa|mpa|psi|kg/?cm|mbar|mm' },
  { nouns: 'voltages?', units: 'v|kv|volts?|vac|vdc' },
  { nouns: 'wattage|power (?:rating|output|consumption)', units: powers },
  { nouns: '(?<!\\bin (?:what|which) )capacit(?:y|ies)', units: `${powers}|${data}|${volumes}|${masses}|nos?` },
  { nouns: 'flow rates?', units: 'l/s|lps|lpm|gpm|cfm|m³/h|m3/hr?|m3/s|cmh|mld' },
  { nouns: 'densit(?:y|ies)', units: 'kg|g' },
  { nouns: 'bandwidth', units: '[kmg]bps|[kmg]bit|[kmg]hz' },
  {
    nouns: '(?:image|screen|camera|video|print|display|scan\\p{L}*) resolution',
    units: 'p|dpi|px|pixels?|megapixels?|mp',
  },
  {
    nouns: '(?:measuring|measurement|operating) range|accuracy|tolerances?',
    units: `%|${lengths}|${masses}|°\\s?[cf]?|℃`,
  },
];

const before = '(?:(?:is|are|was|were|does|must|should) )?(?:the |our |your |an? |each |their )?(?:[\\p{L}-]+ ){0,2}?';
const nouns = quantities.map(({ nouns }) => `(${nouns})`).join('|');

/** "What ambient temperature", "up to which height". */
export const asksMeasure = new RegExp(
  `\\b(?:what|which) ${before}(?:${nouns})(?![\\p{L}]| (?:charges?|fees?|costs?|prices?|payments?|building|test)\\b)`,
  'iu',
);

const patterns = quantities.map(({ units }) => new RegExp(`\\d\\s?(?:±\\s?\\d+\\s?)?(?:${units})(?![\\p{L}])`, 'iu'));

/** In a table the unit may be in the name of the column. */
const withoutUnit = 0.5;

/** How far a text contains the quantity that a match of `asksMeasure` asks for: 1 with a unit of it, 0.5 as a bare number. */
export function measureIn(text: string, asked: RegExpExecArray): number {
  const quantity = quantities.findIndex((_, index) => asked[index + 1] !== undefined);
  if (patterns[quantity]?.test(text)) return 1;
  return anyNumber.test(text) ? withoutUnit : 0;
}
