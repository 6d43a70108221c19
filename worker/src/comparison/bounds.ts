/** Words that make a number a limit, in the languages of tenders. */
export type Bound = 'lower' | 'upper' | 'about';

const lowerBefore =
  '[≥≧>⩾]|>=|minimum|min|at least|not less than|no less than|not lower than|not below|not under|more than|greater than|higher than|exceeding|above|over|mindestens|au moins|minimum de|como mínimo|mínimo|al menos|almeno|minimo|no mínimo|pelo menos|co najmniej|ten minste|minimaal|не менее|không nhỏ hơn|tối thiểu';
const upperBefore =
  '[≤≦<⩽]|<=|maximum|max|at most|not more than|no more than|not greater than|not higher than|not exceeding|not exceed|not to exceed|not above|not over|up to|below|under|less than|lower than|within|höchstens|maximal|bis zu|au plus|maxi|como máximo|máximo|hasta|al massimo|massimo|no máximo|até|nie więcej niż|maksymalnie|do|ten hoogste|maximaal|не более|không quá|tối đa';
const aboutBefore = '[~≈∼]|approximately|approx|about|around|circa|ca|abt|nominal|typically|typical|typ|rund|environ';
const lowerAfter =
  'or more|or higher|or above|or greater|or longer|or over|and above|and more|upwards|minimum|min\\.|mini';
const upperAfter = 'or less|or lower|or below|or shorter|and below|maximum|max\\.?|maxi';
const strictBefore = /^(?:>|<|more than|greater than|higher than|above|over|less than|lower than|below|under)$/iu;

const word = (words: string) => new RegExp(String.raw`(?:^|[\s(,:])(${words})\.?\s*(?:of\s)?$`, 'iu');
const beforePatterns: readonly (readonly [RegExp, Bound])[] = [
  [word(upperBefore), 'upper'],
  [word(lowerBefore), 'lower'],
  [word(aboutBefore), 'about'],
];
const afterPatterns: readonly (readonly [RegExp, Bound])[] = [
  [new RegExp(String.raw`^ ?[(,]? ?(${lowerAfter})(?![\p{L}])`, 'iu'), 'lower'],
  [new RegExp(String.raw`^ ?[(,]? ?(${upperAfter})(?![\p{L}])`, 'iu'), 'upper'],
];

export interface FoundBound {
  bound: Bound;
  /** "more than 20" is not met by 20. */
  isStrict: boolean;
  /** Characters that it takes, to the edge of the text. */
  length: number;
}

/** Characters that the longest words for a limit take. */
const longest = 28;

/** The limit that a text ends with, such as "not less than ". */
export function boundBefore(text: string): FoundBound | null {
  const end = text.slice(-longest).trimStart();
  // "not less than" ends in words of the other side: the longer one is meant.
  const found = beforePatterns.flatMap(([pattern, bound]) => {
    const match = pattern.exec(end);
    return match ? [{ bound, words: match[1] ?? '', text: match[0] }] : [];
  });
  const [best] = found.toSorted((a, b) => b.words.length - a.words.length);
  if (!best) return null;
  const separator = /^[\s(,:]/u.test(best.text) ? 1 : 0;
  return { bound: best.bound, isStrict: strictBefore.test(best.words), length: best.text.length - separator };
}

/** The limit that a text begins with, such as " or more". */
export function boundAfter(text: string): FoundBound | null {
  const start = text.slice(0, longest);
  for (const [pattern, bound] of afterPatterns) {
    const match = pattern.exec(start);
    if (match) return { bound, isStrict: false, length: match[0].length };
  }
  return null;
}
