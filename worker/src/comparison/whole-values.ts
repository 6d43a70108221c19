import { compareDates, datesOf } from './compare-dates.ts';
import type { Comparable, Verdict } from './model.ts';
import { purposeOf } from './purposes.ts';

const ratio = /^(\d{1,6}(?:[.,]\d{1,3})?) ?: ?(\d{1,6}(?:[.,]\d{1,3})?)$/u;
const clock = /^\d\d:\d\d$/u;
const sum = /^\d{1,4}(?: ?\+ ?\d{1,4}){1,3}$/u;
const several = /^(\d{1,6}(?:[.,]\d{1,3})?(?: ?\/ ?\d{1,6}(?:[.,]\d{1,3})?){1,3}) ?([\p{L}%°µΩ]{0,8}(?: (?:AC|DC))?)$/u;
/** "6/8 mm" are two, "1/8 in" is a part of one. */
const fraction = /^1\/\d{1,2}$|^\d{1,2}\/(?:2|4|8|16|32)$/u;
const one = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([\p{L}%°µΩ]{0,8}(?: (?:AC|DC))?)$/u;

const verdict = (state: Verdict['state'], reason = ''): Verdict => ({ state, reason });
const instead = (a: string, b: string) => verdict('deviates', `“${b}” instead of “${a}”`);

/** Compares what has several numbers and is one value: ratios, dates, counts with standby, "400/230 V". Null where neither is. */
export function compareWhole(asked: Comparable, offered: Comparable): Verdict | null {
  const [a, b] = [asked, offered].map(({ value }) => value.slice(0, 80).replace(/\s+/gu, ' ').trim()) as [
    string,
    string,
  ];
  if (a.replace(/ /gu, '') === b.replace(/ /gu, '') && asked.unit === offered.unit) return null;
  if (datesOf(a).length > 0 || datesOf(b).length > 0) return compareDates(asked.parameter, a, b);
  if (ratio.test(a) || ratio.test(b)) return compareRatios(asked.parameter, a, b);
  if (sum.test(a) || sum.test(b)) {
    return sum.test(a) && sum.test(b) ? instead(a, b) : verdict('unclear', 'Counted in another way');
  }
  return compareSeveral(asked, offered, [a, b]);
}

function compareRatios(name: string, a: string, b: string): Verdict {
  const [x, y] = [a, b].map((text) => (clock.test(text) ? null : shareOf(text)));
  if (x === null || y === null || x === undefined || y === undefined)
    return verdict('unclear', 'A ratio beside something else');
  if (Math.abs(x - y) <= 1e-9 * x) return verdict('meets');
  if (Math.abs(x * y - 1) <= 1e-9) return verdict('unclear', 'The same ratio the other way round');
  if (x > 1 !== y > 1) return verdict('unclear', 'A ratio the other way round');
  const isMore = x > 1 ? y > x : y < x;
  return purposeOf(name).isCoverage && isMore ? verdict('meets', 'More than asked') : instead(a, b);
}

function shareOf(text: string): number | null {
  const [, over = '', under = ''] = ratio.exec(text) ?? [];
  const share = numberOf(over) / numberOf(under);
  return Number.isFinite(share) && share > 0 ? share : null;
}

const numberOf = (text: string) => (text === '' ? Number.NaN : Number(text.replace(',', '.')));

function compareSeveral(asked: Comparable, offered: Comparable, [a, b]: [string, string]): Verdict | null {
  const [wanted, given] = [listOf(a, asked.unit), listOf(b, offered.unit)];
  if ((wanted?.numbers.length ?? 0) < 2 && (given?.numbers.length ?? 0) < 2) return null;
  if (!wanted || !given) return verdict('unclear', 'Several values beside something else');
  if (wanted.unit !== given.unit) return verdict('unclear', 'Several values in other units');
  const missing = wanted.numbers.filter((each) => !given.numbers.includes(each));
  const further = given.numbers.filter((each) => !wanted.numbers.includes(each));
  if (missing.length === 0 && further.length === 0) return verdict('meets');
  if (missing.length === 0) return verdict('meets', 'More values than asked');
  if (missing.length === wanted.numbers.length || further.length > 0) return instead(a, b);
  return verdict('unclear', `${wanted.numbers.length} values are asked and ${given.numbers.length} offered`);
}

function listOf(text: string, column: string | null): { numbers: number[]; unit: string } | null {
  const [, figures, unit] = several.exec(text) ?? one.exec(text) ?? [];
  if (figures === undefined || fraction.test(figures.replace(/ /gu, ''))) return null;
  return { numbers: figures.split('/').map((each) => numberOf(each.trim())), unit: unit || (column ?? '') };
}
