import { analyzerFor } from '../../search/terms.ts';

/** Words of engineers' forms, by their short forms in small letters. */
const shortForms: Readonly<Record<string, string>> = {
  min: 'minimum',
  max: 'maximum',
  nor: 'normal',
  norm: 'normal',
  nom: 'nominal',
  temp: 'temperature',
  press: 'pressure',
  pr: 'pressure',
  diff: 'differential',
  dia: 'diameter',
  diam: 'diameter',
  dim: 'dimension',
  qty: 'quantity',
  wt: 'weight',
  cap: 'capacity',
  eff: 'efficiency',
  vel: 'velocity',
  visc: 'viscosity',
  dens: 'density',
  vol: 'volume',
  vap: 'vapour',
  vapor: 'vapour',
  mat: 'material',
  matl: 'material',
  mfr: 'manufacturer',
  freq: 'frequency',
  insul: 'insulation',
  corr: 'corrosion',
  allow: 'allowance',
  suct: 'suction',
  disch: 'discharge',
  cont: 'continuous',
  op: 'operating',
  oper: 'operating',
  des: 'design',
  req: 'required',
  reqd: 'required',
  avail: 'available',
  spec: 'specific',
  sg: 'specific gravity',
  npshr: 'NPSH required',
  npsha: 'NPSH available',
  mcsf: 'minimum continuous stable flow',
  bep: 'best efficiency point',
  mawp: 'maximum allowable working pressure',
  mdmt: 'minimum design metal temperature',
  rpm: 'speed',
  no: 'number',
};

/** Different words for the same quantity of a datasheet. */
const sameThings: readonly (readonly string[])[] = [
  ['flow', 'flow rate', 'capacity', 'volume flow', 'throughput'],
  ['head', 'total head', 'differential head', 'delivery head'],
  ['differential pressure', 'pressure difference', 'pressure drop'],
  ['NPSH required', 'net positive suction head required'],
  ['NPSH available', 'net positive suction head available'],
  ['NPSH', 'net positive suction head'],
  ['speed', 'rotational speed', 'speed of rotation'],
  ['shaft power', 'brake power', 'absorbed power', 'brake horsepower', 'power absorbed', 'power at shaft'],
  ['motor rating', 'motor power', 'driver rating', 'driver power', 'rated motor power', 'installed power'],
  ['power supply', 'supply voltage', 'electrical supply', 'voltage'],
  ['shut-off head', 'shutoff head', 'closed valve head'],
  ['liquid', 'fluid', 'medium', 'service fluid', 'pumped liquid'],
  ['specific gravity', 'relative density'],
  ['nominal size', 'nominal diameter', 'nominal bore', 'size', 'DN'],
  ['pressure rating', 'pressure class', 'nominal pressure', 'PN'],
  ['suction nozzle', 'suction flange', 'suction connection', 'inlet nozzle', 'inlet connection'],
  ['discharge nozzle', 'discharge flange', 'discharge connection', 'outlet nozzle', 'outlet connection'],
  ['seat leakage', 'leakage class', 'leakage rate', 'tightness'],
  ['shell test pressure', 'hydrostatic test pressure', 'hydrotest pressure', 'body test pressure'],
  ['weight', 'mass'],
  ['noise level', 'sound pressure level', 'sound level', 'noise'],
  ['material', 'material of construction'],
  ['body', 'body material'],
  ['casing', 'casing material', 'pump casing'],
  ['impeller', 'impeller material'],
  ['shaft', 'shaft material'],
  ['shaft seal', 'mechanical seal', 'seal type', 'sealing'],
  ['quantity', 'number of units', 'number off'],
  ['flow coefficient', 'Kv', 'Cv', 'Kvs'],
  ['closing time', 'stroke time', 'stroking time', 'travel time'],
  ['manufacturer', 'make', 'maker', 'vendor'],
  ['model', 'type designation'],
  ['operating temperature', 'working temperature'],
  ['operating pressure', 'working pressure'],
];

/** A word of a parameter's name: every key under which it is found. */
export type WordKeys = readonly string[];

/** The stems of the significant words of a name; short forms are expanded ("Min. temp." to minimum, temperature). */
export function parameterWords(text: string, language: string): WordKeys[] {
  const written = text
    .replace(/\bNPSH\s?\(?([ra])\)?(?![\p{L}])/giu, (_, letter: string) => (/r/iu.test(letter) ? 'NPSHR' : 'NPSHA'))
    .replace(/mat['’]l/giu, 'material')
    .replace(/req['’]d/giu, 'required')
    .replace(/\p{L}+/gu, (word) => shortForms[word.toLowerCase()] ?? word);
  return analyzerFor(language)(written).flatMap(({ keys, isStop }) =>
    isStop ? [] : [withOtherSpelling(keys, language)],
  );
}

/** British and American spellings that no ending tells apart. */
const otherSpellings = [
  ['aluminium', 'aluminum'],
  ['sulphur', 'sulfur'],
  ['grey', 'gray'],
  ['tyre', 'tire'],
  ['mould', 'mold'],
  ['gauge', 'gage'],
] as const;

const spellingsOfLanguage = new Map<string, ReadonlyMap<string, WordKeys>>();

/** For each key of a spelling the keys of the other one: words are compared by their stems ("gaug", "gage"). */
function spellingsFor(language: string): ReadonlyMap<string, WordKeys> {
  const known = spellingsOfLanguage.get(language);
  if (known) return known;
  const keysOf = (word: string) => analyzerFor(language)(word).flatMap(({ keys }) => keys);
  const spellings = new Map(
    otherSpellings.flatMap((pair) => {
      const [british, american] = [keysOf(pair[0]), keysOf(pair[1])];
      return [...british.map((key) => [key, american] as const), ...american.map((key) => [key, british] as const)];
    }),
  );
  spellingsOfLanguage.set(language, spellings);
  return spellings;
}

function withOtherSpelling(keys: WordKeys, language: string): WordKeys {
  const spellings = spellingsFor(language);
  const others = keys.flatMap((key) => spellings.get(key) ?? []);
  return others.length > 0 ? [...keys, ...others] : keys;
}

const variantsOfLanguage = new Map<string, WordKeys[][][]>();

/** The groups of `sameThings` as words; made once for each language. */
export function sameThingsOf(language: string): WordKeys[][][] {
  let groups = variantsOfLanguage.get(language);
  if (!groups) {
    // A phrase of stop words only, such as "make" in English, would be in every name.
    groups = sameThings.map((group) =>
      group.map((phrase) => parameterWords(phrase, language)).filter((words) => words.length > 0),
    );
    variantsOfLanguage.set(language, groups);
  }
  return groups;
}

export const meets = (a: WordKeys, b: WordKeys): boolean => a.some((key) => b.includes(key));

/** Another wording of a name, and which of its words replace the original ones. */
export interface OtherWords {
  words: WordKeys[];
  phrase: WordKeys[];
}

/** Other wordings of a name: each known phrase in it is replaced by the others of its group, one at a time. */
export function otherWords(words: readonly WordKeys[], language: string): OtherWords[] {
  return sameThingsOf(language).flatMap((group) =>
    group.flatMap((phrase) => {
      const at = placeOf(phrase, words);
      if (at === -1) return [];
      return group
        .filter((other) => other !== phrase)
        .map((other) => ({
          phrase: other,
          words: [...words.slice(0, at), ...other, ...words.slice(at + phrase.length)],
        }));
    }),
  );
}

/** The position of a phrase in a row of words; -1 where it is missing. */
export function placeOf(phrase: readonly WordKeys[], words: readonly WordKeys[]): number {
  for (let at = 0; at + phrase.length <= words.length; at++) {
    if (phrase.every((keys, index) => meets(keys, words[at + index] ?? []))) return at;
  }
  return -1;
}
