import { type StatedZone, zoneOfCity } from './stated-zone.ts';

/** A time zone that an ambiguous name may mean, with the countries that use the name. */
export interface ZoneReading {
  place: string;
  /** In the IANA database. */
  zone: string;
  /** Words of a tender's facts that only a tender of these countries is likely to have. */
  cue: RegExp;
  /** Minutes ahead of UTC while the name is used, where that is in summer alone. */
  ahead?: number;
}

/** Countries, their currencies and provinces, and the ends of their addresses. US dollars are used everywhere, so they tell nothing. */
const cues = {
  northAmerica: cueOf(
    'Canada|Canadian|CAD|Ontario|Quebec|Québec|Nova Scotia|Manitoba|Alberta|British Columbia|Toronto|Ottawa' +
      '|United States|USA|New York|California|Texas|Florida|Illinois|Virginia|Massachusetts|Pennsylvania|Ohio',
    'ca|us|gov|mil',
  ),
  centralEurope: cueOf(
    'Germany|Deutschland|France|Italy|Italia|Spain|España|Poland|Polska|Austria|Österreich|Belgium|Netherlands|Switzerland|Sweden|Denmark' +
      '|Norway|Czech|Hungary|Croatia|Slovenia|Slovakia|Luxembourg|European Union|Berlin|Paris|Brussels|Vienna',
    'de|fr|it|es|pl|at|be|nl|ch|eu',
  ),
  easternEurope: cueOf(
    'Greece|Greek|Finland|Finnish|Romania|Bulgaria|Estonia|Latvia|Lithuania|Ukraine|Cyprus|Moldova|Athens|Helsinki|Bucharest|Sofia|Kyiv',
    'gr|fi|ro|bg|ee|lv|lt|ua|cy|md',
  ),
  libya: cueOf('Libya|Libyan|LYD|Tripoli', 'ly'),
  portugal: cueOf('Portugal|Portuguese|Lisbon|Lisboa', 'pt'),
  newZealand: cueOf('New Zealand|NZD|Wellington|Auckland', 'nz'),
  maghreb: cueOf('Algeria|Algérie|Tunisia|Tunisie|DZD|TND|Algiers|Tunis', 'dz|tn'),
  panama: cueOf('Panama|Panamá|PAB', 'pa'),
  // Only what tells one zone of Australia: its name and its currency leave four.
  southEastAustralia: cueOf('New South Wales|NSW|Tasmania|Sydney|Melbourne|Canberra|Hobart'),
  queensland: cueOf('Queensland|Brisbane'),
  southAustralia: cueOf('South Australia|Adelaide'),
  northernTerritory: cueOf('Northern Territory|Darwin'),
  mexico: cueOf('(?<!New )Mexico|México|Mexican|MXN|Saskatchewan', 'mx'),
  arizona: cueOf('Arizona|Phoenix|Tucson'),
  india: cueOf('India|Indian|INR|Rs|rupees|New Delhi|Mumbai', 'in'),
  ireland: cueOf('Ireland|Irish|Dublin|EUR', 'ie'),
  israel: cueOf('Israel|Israeli|ILS|NIS|Jerusalem|Tel Aviv', 'il'),
  britain: cueOf('United Kingdom|Great Britain|England|Scotland|Wales|GBP|London', 'uk'),
  bangladesh: cueOf('Bangladesh|BDT|Dhaka', 'bd'),
  china: cueOf('China|Chinese|CNY|RMB|Beijing|Shanghai', 'cn'),
  malaysia: cueOf('Malaysia|Malaysian|MYR|RM|Kuala Lumpur', 'my'),
  puertoRico: cueOf('Puerto Rico|San Juan', 'pr'),
  saudiArabia: cueOf('Saudi|SAR|Riyadh|Jeddah', 'sa'),
};

const northAmerica = { place: 'United States, Canada', cue: cues.northAmerica };
const eastern = [
  { ...northAmerica, zone: 'America/New_York' },
  { place: 'Panama', zone: 'America/Panama', cue: cues.panama },
  { place: 'Australia (Sydney, Melbourne)', zone: 'Australia/Sydney', cue: cues.southEastAustralia },
  { place: 'Australia (Brisbane)', zone: 'Australia/Brisbane', cue: cues.queensland },
];
const central = [
  { ...northAmerica, zone: 'America/Chicago' },
  { place: 'Mexico, Canada (Saskatchewan)', zone: 'America/Regina', cue: cues.mexico },
];
const mountain = [
  { ...northAmerica, zone: 'America/Denver' },
  { place: 'United States (Arizona)', zone: 'America/Phoenix', cue: cues.arizona },
];
const pacific = [{ ...northAmerica, zone: 'America/Los_Angeles' }];
const centralEuropean = [
  { place: 'Central Europe', zone: 'Europe/Paris', cue: cues.centralEurope },
  { place: 'Algeria, Tunisia', zone: 'Africa/Tunis', cue: cues.maghreb },
];
const easternEuropean = [
  { place: 'Eastern Europe', zone: 'Europe/Athens', cue: cues.easternEurope },
  { place: 'Libya', zone: 'Africa/Tripoli', cue: cues.libya },
];
const australianCentral = [
  { place: 'Australia (Adelaide)', zone: 'Australia/Adelaide', cue: cues.southAustralia },
  { place: 'Australia (Darwin)', zone: 'Australia/Darwin', cue: cues.northernTerritory },
];
/** What the names without an offset may mean, the zone of most people first. */
const readings: Record<string, readonly ZoneReading[]> = {
  IST: [
    { place: 'India', zone: 'Asia/Kolkata', cue: cues.india },
    { place: 'Ireland', zone: 'Europe/Dublin', cue: cues.ireland, ahead: 60 },
    { place: 'Israel', zone: 'Asia/Jerusalem', cue: cues.israel },
  ],
  // Also written in winter, for the time of London.
  BST: [
    { place: 'United Kingdom', zone: 'Europe/London', cue: cues.britain },
    { place: 'Bangladesh', zone: 'Asia/Dhaka', cue: cues.bangladesh },
  ],
  CST: [...central, { place: 'China', zone: 'Asia/Shanghai', cue: cues.china }],
  MST: [...mountain, { place: 'Malaysia', zone: 'Asia/Kuala_Lumpur', cue: cues.malaysia }],
  AST: [
    { place: 'Canada', zone: 'America/Halifax', cue: cues.northAmerica },
    { place: 'Puerto Rico', zone: 'America/Puerto_Rico', cue: cues.puertoRico },
    { place: 'Saudi Arabia', zone: 'Asia/Riyadh', cue: cues.saudiArabia },
  ],
  // In summer, where they are the names of standard time.
  EST: eastern.slice(0, 2),
  PST: pacific,
  WET: [{ place: 'Portugal', zone: 'Europe/Lisbon', cue: cues.portugal }],
  CET: centralEuropean,
  EET: easternEuropean,
  AEST: eastern.slice(2),
  NZST: [{ place: 'New Zealand', zone: 'Pacific/Auckland', cue: cues.newZealand }],
  ET: eastern.slice(0, 1),
  CT: central.slice(0, 1),
  MT: mountain,
  PT: pacific,
  'central european time': centralEuropean,
  'eastern european time': easternEuropean,
  MEZ: [{ place: 'Central Europe', zone: 'Europe/Berlin', cue: cues.centralEurope }],
  'eastern time': eastern,
  'central time': central,
  'mountain time': mountain,
  'pacific time': pacific,
  'eastern standard time': eastern,
  'central standard time': [...central, ...australianCentral],
};

/** The zones that the name of a stated zone may mean, where it is ambiguous; none for any other, and for "local time". */
export function readingsOf({ name, offset }: StatedZone): readonly ZoneReading[] {
  return offset === null ? (readings[name] ?? readings[name.toLowerCase()] ?? readingsOfCity(name)) : [];
}

/** "Paris time" means one zone. */
function readingsOfCity(name: string): readonly ZoneReading[] {
  const place = name.replace(/ time$/u, '');
  const zone = zoneOfCity(place);
  return zone ? [{ place, zone, cue: /(?!)/u }] : [];
}

/**
 * The countries that the words of a tender's facts (currency, law, addresses) name most often, as a `place` of a reading, with one of these
 * words; null: they name none, or two equally often.
 */
export function likelyPlace(zone: StatedZone, texts: readonly string[]): { place: string; word: string } | null {
  const counted = readingsOf(zone).flatMap(({ place, cue }) => {
    const words = texts.flatMap((words) => cue.exec(words)?.[0] ?? []);
    return words.length === 0 ? [] : [{ place, words }];
  });
  const [first, ...others] = counted.sort((one, other) => other.words.length - one.words.length);
  const word = first?.words[0];
  if (!first || word === undefined) return null;
  const isSure = others.every(({ words }) => words.length < first.words.length);
  return isSure ? { place: first.place, word } : null;
}

/** Case matters: "RM" and "CAD" are common letters in small ones. `ends` are those of addresses, as in "bids@city.example.ca". */
function cueOf(names: string, ends?: string): RegExp {
  const end = ends === undefined ? '' : `|(?<=[a-z0-9])\\.(?:${ends})(?![.\\w])`;
  return new RegExp(`\\b(?:${names})(?![\\p{L}\\p{N}])${end}`, 'u');
}
