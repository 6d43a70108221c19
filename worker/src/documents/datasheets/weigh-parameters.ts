import { isStrong, isStrongUnit } from './column-stats.ts';
import { isTagName, namesDatasheet } from './header-words.ts';
import {
  isCommercialLabel,
  isHeaderWord,
  isLeadIn,
  isNoValue,
  isSupply,
  isUnitPrefix,
  saysCommercial,
  saysPenalty,
  saysTechnical,
} from './label-vocabulary.ts';
import type { Parameter } from './model.ts';
import { isTagInPlace } from './tags.ts';
import { technicalSign } from './technical-signs.ts';

/** What each sign counts for being technical; found by reading the lists of ten tenders. */
const weightOf = { quantity: 1, rating: 0.8, measure: 0.4 } as const;

/** How technical a pair of name and value is, 0 to 1; null where it is none of technical data at all. */
export function weighPair(name: string, value: string, unit: string | null): number | null {
  if (isCommercialLabel(name) || isNoValue(value) || isLeadIn(value) || saysPenalty(value)) return null;
  if (isUnitPrefix(name)) return null;
  if (isHeaderWord(name) && technicalSign(value) !== 'quantity') return null;
  // "Supply and installation of …": what is bought, not what it is like.
  if (isSupply(value)) return null;
  // The title of a sheet, and the equipment that it is about.
  if (namesDatasheet(name) || (isTagName(name) && isTagInPlace(value))) return null;
  if (unit !== null && isStrongUnit(unit)) return 1;
  const sign = technicalSign(unit === null ? value : `${value} ${unit}`);
  return sign === null ? 0 : weightOf[sign];
}

/** The same for a parameter whose value was read; `isNamed`: its table names parameters and values. */
export function weighParameter({ parameter, value, unit, normalized }: Parameter, isNamed = false): number | null {
  const weight = weighPair(parameter, value, unit);
  if (weight !== null && isStrong(normalized?.unit ?? null)) return 1;
  if (weight === null || weight === 1) return weight;
  if (isNamed) return value.split(' ').length > mostWords.named ? null : weight;
  return value.split(' ').length > (weight === weightOf.rating ? mostWords.rating : mostWords.other) ? null : weight;
}

/** Words; a longer value without a quantity is a sentence. */
const mostWords = { named: 120, rating: 45, other: 25 };

/** What is around a group of parameters. */
export interface GroupSetting {
  /** Titles, captions and headers. */
  words: string;
  /** Headings further up. */
  path?: string;
  /** Pairs that were left out since their labels are commercial. */
  commercial: number;
  /** The columns are named as those of technical data are. */
  isNamed: boolean;
}

/** Sums of weights and shares of the pairs from which on a group is technical. */
const least = {
  /** Under a title that says so, or columns named so. */
  said: { sum: 0.8, share: 0.12 },
  /** Where nothing says what it is about. */
  unsaid: { sum: 1.6, share: 0.3 },
  /** Under a title about marks, money or papers. */
  against: { sum: 4, share: 0.7 },
} as const;

/** Whether a group of pairs is one of technical parameters; `weights` are those of its pairs that may be. */
export function isTechnicalGroup(
  weights: readonly number[],
  { words, path = '', commercial, isNamed }: GroupSetting,
): boolean {
  const isSaid = saysTechnical(words) || saysTechnical(path) || isNamed;
  const isAgainst = saysCommercial(words) && !saysTechnical(words);
  const limits = isAgainst ? least.against : isSaid ? least.said : least.unsaid;
  // "M7" in a time schedule is a month: under such titles only quantities count.
  const counted = isAgainst ? weights.filter((weight) => weight === 1) : weights;
  const sum = counted.reduce((total, weight) => total + weight, 0);
  return sum >= limits.sum && sum >= limits.share * (weights.length + commercial);
}
