/** Numbers that a text says, as they are written. */
const numbersOf = (text: string): string[] => text.match(/\d{1,9}(?:[.,]\d{1,9})?/gu) ?? [];

/** Which side of a number is meant: sizes up to it, or from it on. */
type Bound = 'to' | 'from';

/** The last words before a number. "Not more than 300" is the other side of "more than 300", and "turnover 300" is none. */
const wordsBefore = new RegExp(
  String.raw`(?<!\p{L})(?<not>(?:not?|never|cannot)\s(?:(?:to|be)\s)?)?` +
    String.raw`(?:(?<to>up\s?to|below|under|(?:less|smaller|lower)\sthan)` +
    String.raw`|(?<from>above|over|beyond|exceed(?:s|ing)?|(?:more|larger|greater|bigger|higher)\sthan))\s?$`,
  'iu',
);
/** "98 % to 99 %", "6-9 hours": the end and the start of a range. */
const unit = String.raw`(?:\s?[\p{L}°%"″]{1,4})?`;
const rangeBefore = new RegExp(String.raw`\d${unit}(?:\sto\s|\s?[-–]\s?)$`, 'iu');
const rangeAfter = new RegExp(String.raw`^${unit}(?:\sto\s|\s?[-–]\s?)\d`, 'iu');
const unitAfter = String.raw`^\s?(?:[\p{L}°%"″]{1,4}\s)?(?:(?:\p{L}{3,14}\s)?(?:and|or|&)\s)?`;
const toAfter = new RegExp(`${unitAfter}(?:below|less|under|smaller)(?!\\p{L})`, 'iu');
const fromAfter = new RegExp(`${unitAfter}(?:above|more|over|larger|greater|onwards)(?!\\p{L})`, 'iu');
/** Characters before and after a number that tell its side: "cannot be greater than" is among the longest. */
const near = { before: 30, after: 40 };

function boundBefore(text: string): Bound | null {
  if (/[≤<]\s?$/u.test(text) || rangeBefore.test(text)) return 'to';
  if (/[≥>]\s?$/u.test(text)) return 'from';
  const { not, to, from } = wordsBefore.exec(text)?.groups ?? {};
  if (to === undefined && from === undefined) return null;
  return (to === undefined) === (not === undefined) ? 'from' : 'to';
}

function boundAfter(text: string): Bound | null {
  if (fromAfter.test(text) || rangeAfter.test(text)) return 'from';
  return toAfter.test(text) ? 'to' : null;
}

/** "Up to 450 mm", "450 mm and above": the side of a number that a text means; null where it says none, or has both. */
function boundOf(text: string, number: string): Bound | null {
  const found = new Set<Bound>();
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + number.length)) {
    const end = at + number.length;
    if (/[\d.,]/u.test(text[at - 1] ?? '') || /^[.,]?\d/u.test(text.slice(end, end + 2))) continue;
    const bound =
      boundBefore(text.slice(Math.max(0, at - near.before), at)) ?? boundAfter(text.slice(end, end + near.after));
    if (bound) found.add(bound);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** "Above 300 mm" is asked, and the text is about sizes up to it. */
export function isOfOtherSide(asked: string, text: string): boolean {
  return [...new Set(numbersOf(asked))].some((number) => {
    const bound = boundOf(asked, number);
    return bound !== null && (boundOf(text, number) ?? bound) !== bound;
  });
}
