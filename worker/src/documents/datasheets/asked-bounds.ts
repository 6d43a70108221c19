/** Numbers that a text says, as they are written. */
const numbersOf = (text: string): string[] => text.match(/\d{1,9}(?:[.,]\d{1,9})?/gu) ?? [];

/** Which side of a number is meant: sizes up to it, or from it on. */
type Bound = 'to' | 'from';

const toBefore = /(?:up ?to|below|less than|under|not exceeding|smaller than|[≤<])\s?$/iu;
const fromBefore = /(?:above|over|(?:more|larger|greater|bigger) than|exceeding|beyond|[≥>])\s?$/iu;
const unitAfter = String.raw`^\s?(?:[\p{L}°%"″]{1,4}\s)?(?:(?:\p{L}{3,14}\s)?(?:and|or|&)\s)?`;
const toAfter = new RegExp(`${unitAfter}(?:below|less|under|smaller)(?!\\p{L})`, 'iu');
const fromAfter = new RegExp(`${unitAfter}(?:above|more|over|larger|greater|onwards)(?!\\p{L})`, 'iu');

/** "Up to 450 mm", "450 mm and above": the side of a number that a text means; null where it says none, or has both. */
function boundOf(text: string, number: string): Bound | null {
  const found = new Set<Bound>();
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + number.length)) {
    const end = at + number.length;
    if (/[\d.,]/u.test(text[at - 1] ?? '') || /\d/u.test(text[end] ?? '')) continue;
    const [before, after] = [text.slice(Math.max(0, at - 20), at), text.slice(end, end + 40)];
    if (fromBefore.test(before) || fromAfter.test(after)) found.add('from');
    else if (toBefore.test(before) || toAfter.test(after)) found.add('to');
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** "Above 300 mm" is asked, and the text is about sizes up to it. */
export function isOfOtherSide(asked: string, text: string): boolean {
  return numbersOf(asked).some((number) => {
    const bound = boundOf(asked, number);
    return bound !== null && (boundOf(text, number) ?? bound) !== bound;
  });
}
