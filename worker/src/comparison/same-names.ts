import { meets, parameterWords, sameThingsOf, type WordKeys } from '../documents/datasheets/parameter-words.ts';

/** More names of the same property, from the data sheets of several trades, besides those that the search for keywords knows. */
const sameNames: readonly (readonly string[])[] = [
  ['warranty', 'warranty period', 'guarantee', 'guarantee period', 'defects liability period'],
  ['delivery time', 'lead time', 'delivery period', 'time of delivery', 'delivery', 'time for delivery'],
  [
    'degree of protection',
    'protection degree',
    'protection class',
    'ingress protection',
    'IP rating',
    'enclosure protection',
    'IP class',
    'enclosure rating',
    'protection rating',
  ],
  ['sound pressure level', 'noise level', 'sound level', 'noise'],
  ['sound power level', 'acoustic power'],
  ['baseplate', 'base plate', 'base frame', 'bedplate'],
  ['starting method', 'method of starting', 'starting', 'start method', 'type of starting', 'motor starting'],
  ['cooling method', 'cooling type', 'type of cooling', 'method of cooling', 'cooling'],
  ['vector group', 'connection group', 'connection symbol', 'winding connection'],
  ['impedance voltage', 'short-circuit impedance', 'percentage impedance', 'impedance', 'short circuit voltage'],
  ['no-load loss', 'no-load losses', 'iron loss', 'iron losses', 'core loss', 'core losses'],
  ['load loss', 'load losses', 'copper loss', 'copper losses', 'winding losses', 'short-circuit losses'],
  ['no-load current', 'excitation current', 'magnetising current'],
  ['high voltage', 'HV', 'primary', 'primary voltage', 'HV voltage', 'high voltage side'],
  ['low voltage', 'LV', 'secondary', 'secondary voltage', 'LV voltage', 'low voltage side'],
  [
    'lightning impulse withstand voltage',
    'lightning impulse',
    'impulse withstand voltage',
    'BIL',
    'basic insulation level',
  ],
  ['power frequency withstand voltage', 'applied voltage test', 'AC withstand voltage'],
  ['short-circuit withstand current', 'short-time withstand current', 'short circuit current', 'fault current'],
  ['tapping range', 'tap range', 'tappings', 'tap changer range', 'taps'],
  ['tap changer', 'tap changer type', 'tap switch', 'tapping switch'],
  ['insulating liquid', 'insulating oil', 'transformer oil', 'insulating medium', 'insulation liquid'],
  ['oil temperature rise', 'top oil temperature rise', 'top oil rise'],
  ['winding temperature rise', 'average winding temperature rise', 'winding rise'],
  ['dimensions', 'overall dimensions', 'size', 'outline dimensions'],
  ['ambient temperature', 'ambient air temperature', 'ambient'],
  ['altitude', 'elevation', 'installation altitude', 'height above sea level', 'site elevation'],
  ['relative humidity', 'humidity'],
  ['power consumption', 'consumption', 'power draw', 'power input', 'input power'],
  ['air flow', 'air volume', 'air flow rate', 'volume of air', 'air quantity'],
  ['external static pressure', 'ESP', 'available static pressure'],
  ['cooling capacity', 'refrigerating capacity', 'cooling output'],
  ['memory', 'RAM', 'main memory', 'system memory'],
  ['storage', 'disk', 'hard disk', 'disk capacity', 'SSD', 'storage capacity'],
  ['processor', 'CPU'],
  ['operating system', 'OS'],
  ['backup time', 'autonomy', 'battery backup time', 'battery autonomy', 'hold-up time'],
  ['brightness', 'luminance'],
  ['luminous flux', 'light output', 'lumen output'],
  ['colour temperature', 'color temperature', 'CCT', 'correlated colour temperature'],
  ['colour rendering index', 'CRI', 'color rendering index', 'colour rendering'],
  ['colour', 'color', 'paint colour', 'finish colour', 'colour of finish', 'RAL colour'],
  ['coating thickness', 'paint thickness', 'dry film thickness', 'DFT', 'coat thickness'],
  ['service life', 'design life', 'lifetime', 'life expectancy', 'expected life'],
  ['bearing life', 'bearing lifetime', 'L10 life', 'L10h'],
  ['minimum continuous flow', 'minimum flow', 'minimum stable flow', 'minimum continuous stable flow'],
  ['casing', 'casing material', 'pump casing', 'volute', 'volute casing'],
  ['coupling', 'coupling type'],
  ['duty', 'duty type', 'duty cycle'],
  ['insulation class', 'class of insulation', 'thermal class', 'insulation'],
  ['efficiency class', 'motor efficiency class', 'energy efficiency class', 'efficiency level'],
  ['frequency', 'rated frequency', 'supply frequency', 'mains frequency'],
  ['nominal current', 'rated current', 'full load current', 'FLC', 'current'],
  ['breaking capacity', 'interrupting capacity', 'short-circuit breaking capacity'],
  ['winding material', 'conductor material', 'winding conductor', 'conductor'],
  ['applicable standard', 'standard', 'standards', 'design standard', 'design code', 'code', 'manufacturing standard'],
  ['country of origin', 'origin'],
  ['total weight', 'weight', 'mass', 'total mass', 'weight of complete unit'],
  ['oil quantity', 'oil weight', 'oil volume', 'quantity of oil', 'volume of oil', 'weight of oil', 'mass of oil'],
  ['pressure relief device', 'pressure relief valve', 'pressure relief', 'relief valve', 'safety valve'],
  ['terminal box', 'cable box', 'cable terminal box'],
  ['rated power', 'rated capacity', 'nominal power', 'power rating'],
  ['fuel tank capacity', 'tank capacity', 'fuel tank', 'day tank'],
  ['throughput', 'capacity', 'output', 'production capacity'],
];

/** Words that a party adds to a name or leaves out without meaning something else. */
const neutralWords =
  'rated nominal type value level total overall specified guaranteed offered proposed actual kind degree point duty quantity data system approximate complete unit';

export interface NameReading {
  /** Tokens, each with the keys of its words and of the groups that it belongs to. */
  tokens: WordKeys[];
  isNeutral: boolean[];
}

interface Phrase {
  words: WordKeys[];
  group: string;
}

interface Vocabulary {
  phrases: Phrase[];
  neutral: WordKeys[];
}

const vocabularies = new Map<string, Vocabulary>();

function vocabularyOf(language: string): Vocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const own = sameNames.map((group) => group.map((phrase) => parameterWords(phrase, language)));
  const phrases = [...sameThingsOf(language), ...own]
    .flatMap((group, index) => group.map((words) => ({ words, group: `same ${index}` })))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  const made = { phrases, neutral: parameterWords(neutralWords, language) };
  vocabularies.set(language, made);
  return made;
}

/** A parameter's name as tokens: a phrase that means a known property is one token, whichever of its names is used. */
export function readName(name: string, language: string): NameReading {
  const words = parameterWords(name.replace(/[/()[\],;:–—]/gu, ' '), language);
  const { phrases, neutral } = vocabularyOf(language);
  const tokens: WordKeys[] = [];
  for (let at = 0; at < words.length; ) {
    const here = phrases.filter((phrase) => phrase.words.every((keys, index) => meets(keys, words[at + index] ?? [])));
    const length = here[0]?.words.length ?? 1;
    const groups = here.filter((phrase) => phrase.words.length === length).map(({ group }) => group);
    const own = words.slice(at, at + length).flat();
    tokens.push(
      length === 1
        ? [...own, ...groups]
        : [
            ...groups,
            words
              .slice(at, at + length)
              .map((keys) => keys[0])
              .join(' '),
          ],
    );
    at += length;
  }
  return { tokens, isNeutral: tokens.map((keys) => neutral.some((other) => meets(keys, other))) };
}
