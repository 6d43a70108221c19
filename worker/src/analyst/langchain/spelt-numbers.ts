import { numberOfWord } from '../../search/numbers.ts';

/** A number in English words. */
interface SpeltNumber {
  value: number;
  isOrdinal: boolean;
  /** "one", which is seldom a number. */
  isPronoun: boolean;
  /** Where it ends in the text. */
  end: number;
}

/** A number that may continue: "two thousand" and then "five hundred". */
interface OpenNumber {
  thousands: number;
  /** What is below a thousand so far. */
  group: number;
  words: string[];
  end: number;
}

const between = /^[\s-]{1,3}(?:and\s{1,3})?$/iu;
const powers = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

/** "one hundred and twenty days" → 120. */
export function takeSpeltNumbers(text: string): SpeltNumber[] {
  const numbers: OpenNumber[] = [];
  for (const { 0: written, index } of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) {
    const word = written.toLowerCase();
    if (word === 'and') continue;
    const last = numbers.at(-1);
    const isNext = last && index - last.end <= 9 && between.test(text.slice(last.end, index));
    const longer = isNext ? extend(last, word) : null;
    const begun = longer ?? extend({ thousands: 0, group: 0, words: [], end: 0 }, word);
    if (!begun) continue;
    if (longer) numbers.pop();
    numbers.push({ ...begun, words: [...begun.words, word], end: index + written.length });
  }
  return numbers.map(({ thousands, group, words, end }) => ({
    value: thousands + group,
    isOrdinal: /(?:rd|th)$/u.test(words.at(-1) ?? ''),
    isPronoun: words.length === 1 && words[0] === 'one',
    end,
  }));
}

/** The number with one more word; null where that is none of it. */
function extend(number: OpenNumber, word: string): OpenNumber | null {
  const { thousands, group, words } = number;
  const isEmpty = words.length === 0;
  const power = powers.get(word);
  if (power) return group > 0 || isEmpty ? { ...number, thousands: thousands + (group || 1) * power, group: 0 } : null;
  if (word === 'hundred')
    return group < 100 && (group > 0 || isEmpty) ? { ...number, group: (group || 1) * 100 } : null;
  const value = word === 'one' ? 1 : Number(numberOfWord(word) ?? Number.NaN);
  const fits = isEmpty || (group === 0 ? thousands > 0 : group % 100 === 0 || (group % 10 === 0 && value < 10));
  return fits && !Number.isNaN(value) ? { ...number, group: group + value } : null;
}
