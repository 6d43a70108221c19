import { meets, type WordKeys } from '../documents/datasheets/parameter-words.ts';
import { type NameReading, readName } from './same-names.ts';

/**
 * How surely two names mean one property: `same` word for word, `synonym` by other words for it, `similar` where one is more specific than
 * the other, `related` where they have most words in common.
 */
export type NameMatch = 'same' | 'synonym' | 'similar' | 'related';

/** A property has only one word of each list: names with different ones never mean the same property. */
const opposites: readonly string[][] = [
  ['minimum min lowest', 'maximum max highest', 'normal average mean typical'],
  ['suction inlet', 'discharge outlet delivery'],
  ['high hv primary', 'low lv secondary', 'medium mv'],
  ['upper top', 'lower bottom'],
  ['inner internal inside', 'outer external outside'],
  ['hot', 'cold chilled'],
  ['supply', 'return'],
  ['wet', 'dry'],
  ['summer', 'winter'],
  ['shaft', 'casing', 'impeller', 'motor', 'bearing', 'coupling', 'baseplate', 'seal', 'winding', 'core', 'tank'],
  ['design', 'operating working', 'test testing', 'storage', 'ambient'],
  ['height', 'width', 'length', 'depth', 'diameter', 'thickness'],
  ['no-load', 'load full-load'],
  [
    'power',
    'pressure',
    'temperature',
    'flow',
    'voltage',
    'current',
    'speed',
    'weight',
    'material',
    'density',
    'efficiency',
    'frequency',
    'head',
    'time',
    'resistance',
    'loss losses',
    'noise sound',
    'colour color',
    'standard',
    'type',
    'number quantity',
    'class',
  ],
  ['horizontal', 'vertical'],
  ['day', 'night'],
  ['single', 'double', 'triple'],
  ['horizontal', 'vertical'],
  ['primary', 'secondary', 'tertiary'],
];

/** How alike two names are: the match and 0 to 1; null where they mean different things. */
export function compareNames(asked: NameReading, offered: NameReading): { match: NameMatch; closeness: number } | null {
  const [a, b] = [asked.tokens, offered.tokens];
  if (a.length === 0 || b.length === 0) return null;
  const restA = a
    .map((keys, index) => ({ keys, isNeutral: asked.isNeutral[index] }))
    .filter(({ keys }) => !has(b, keys));
  const restB = b
    .map((keys, index) => ({ keys, isNeutral: offered.isNeutral[index] }))
    .filter(({ keys }) => !has(a, keys));
  const common = a.length - restA.length;
  if (common === 0) return null;
  if (restA.length === 0 && restB.length === 0) {
    const isWordForWord = a.every((keys) => b.some((other) => keys[0] === other[0]));
    return { match: isWordForWord ? 'same' : 'synonym', closeness: isWordForWord ? 1 : 0.95 };
  }
  // A name that consists only of such words is identified by them.
  const isBareA = asked.isNeutral.every(Boolean);
  const sayA = restA.filter(({ isNeutral }) => !isNeutral || isBareA);
  const sayB = restB.filter(({ isNeutral }) => !isNeutral);
  const neutral = restA.length + restB.length - sayA.length - sayB.length;
  const commonSays = a.some((keys, index) => has(b, keys) && (!asked.isNeutral[index] || isBareA));
  if (!commonSays) return null;
  if (sayA.length === 0 && sayB.length === 0) return { match: 'synonym', closeness: 0.9 - 0.05 * neutral };
  if (isOpposed(a, b)) return null;
  const share = common / Math.max(a.length, b.length);
  if (sayA.length > 0 && sayB.length > 0) {
    const isMost = common >= 2 && share >= 0.6;
    return isMost ? { match: 'related', closeness: 0.4 * share } : null;
  }
  return share < 0.5 ? null : { match: 'similar', closeness: 0.7 * share };
}

const has = (tokens: readonly WordKeys[], keys: WordKeys) => tokens.some((other) => meets(keys, other));

interface Member {
  set: number;
  member: number;
}

const memberOf = new Map<string, Member[]>();
for (const [set, members] of opposites.entries()) {
  for (const [member, words] of members.entries()) {
    for (const word of words.split(' ')) {
      for (const key of readName(word, 'en')
        .tokens.flat()
        .filter((each) => !each.startsWith('same '))) {
        memberOf.set(key, [...(memberOf.get(key) ?? []), { set, member }]);
      }
    }
  }
}

/** Whether one name has a word that the other has the opposite of. */
function isOpposed(a: readonly WordKeys[], b: readonly WordKeys[]): boolean {
  const [one, other] = [membersIn(a), membersIn(b)];
  return one.some((member) => {
    const rivals = other.filter(({ set }) => set === member.set);
    return rivals.length > 0 && !rivals.some((rival) => rival.member === member.member);
  });
}

const membersIn = (tokens: readonly WordKeys[]): Member[] =>
  tokens.flatMap((keys) => keys.flatMap((key) => memberOf.get(key) ?? []));
