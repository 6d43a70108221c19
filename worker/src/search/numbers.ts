const units = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const words = new Map<string, string>();
// "one" is a pronoun as often as a number, so it starts at two.
for (let value = 2; value < units.length; value++) words.set(units[value] as string, String(value));
tens.forEach((word, index) => {
  const value = (index + 2) * 10;
  words.set(word, String(value));
  for (let unit = 1; unit < 10; unit++) words.set(`${word}-${units[unit]}`, String(value + unit));
});
ordinals.forEach((word, index) => {
  if (index > 1) words.set(word, String(index + 1));
});
words.set('hundred', '100').set('thousand', '1000');

/** `fourteen` → `14`; null for anything that is not an English number word. */
export function numberOfWord(word: string): string | null {
  return words.get(word) ?? null;
}

const grouped = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/u;

/**
 * One spelling for a number: grouping marks out, decimal comma to point, leading zeros out.
 * `1,000,000` and `1.000.000` → `1000000`; `2,5` → `2.5`; `05` → `5`. Null where it is no plain number (`3.2.1`).
 */
export function plainNumber(token: string): string | null {
  const group = grouped.exec(token);
  if (group) {
    const mark = group[1] as string;
    const digits = token.split(mark).join('');
    return digits.replace(',', '.');
  }
  if (!/^\d+(?:[.,]\d+)?$/u.test(token)) return null;
  return token.replace(',', '.').replace(/^0+(?=\d)/u, '');
}
