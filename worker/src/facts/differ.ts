import type { FactValue } from './model.ts';

type Value = Pick<FactValue, 'value' | 'text'>;

const month = 30;
const inDays: Record<string, number> = { Y: 12 * month, M: month, W: 7, D: 1 };
/** What is that many times longer, or that many days apart, is about something else: a stage of the work, the date of a law. */
const mostTimes = 6;
const mostDaysApart = 200;
const millisecondsPerDay = 86_400_000;

/**
 * Whether two values of one fact can't both be true. A day does not contradict its own time, nor three months 90 days; a share and an amount
 * may both be true.
 */
export function differ(first: Value, second: Value): boolean {
  const [a, b] = [first.value, second.value];
  const [dateA, dateB] = [dateOf(a), dateOf(b)];
  if (dateA && dateB) return differAsDates(dateA, dateB);
  const [daysA, daysB] = [daysOf(a), daysOf(b)];
  if (daysA !== null && daysB !== null) {
    const [less, more] = [Math.min(daysA, daysB), Math.max(daysA, daysB)];
    return more - less > 0.03 * more && more / less <= mostTimes;
  }
  const [rateA, rateB] = [rateOf(first), rateOf(second)];
  if (rateA && rateB) return differAsRates(rateA, rateB);
  return isPermitted(a) !== null && isPermitted(b) !== null && isPermitted(a) !== isPermitted(b);
}

/** Whether both are dates, and so far from each other that they may be about different things. */
export function areFarApart(one: string, other: string): boolean {
  const [a, b] = [dateOf(one), dateOf(other)];
  return a !== null && b !== null && daysBetween(a, b) > mostDaysApart;
}

const dateOf = (value: string) => /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/u.exec(value);

const daysBetween = ([, one = '']: RegExpExecArray, [, other = '']: RegExpExecArray) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / millisecondsPerDay;

function differAsDates(a: RegExpExecArray, b: RegExpExecArray): boolean {
  const [[, , timeA], [, , timeB]] = [a, b];
  const apart = daysBetween(a, b);
  return apart === 0 ? timeA !== undefined && timeB !== undefined && timeA !== timeB : apart <= mostDaysApart;
}

function daysOf(value: string): number | null {
  const parts = /^P(?:\d{1,9}(?:\.\d{1,9})?[YMWD]){1,4}/u.exec(value)?.[0];
  if (!parts) return null;
  return [...parts.matchAll(/(\d{1,9}(?:\.\d{1,9})?)([YMWD])/gu)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (inDays[unit ?? ''] ?? 1),
    0,
  );
}

/** A rate for each week and a share in all may both be true: that is the most that the rate may come to. */
function differAsRates(one: Rate, other: Rate): boolean {
  if (one.unit !== other.unit || (one.per === '') !== (other.per === '')) return false;
  return one.amount !== other.amount || one.per !== other.per;
}

interface Rate {
  amount: string;
  unit: string;
  per: string;
}

/** An amount or share that is printed with its currency or `%`, and the time that it counts for; null for other values. */
function rateOf({ value, text }: Value): Rate | null {
  const share = /^(\d+(?:\.\d+)?)%(?: per (\S+?),?(?= |$))?/u.exec(value);
  if (share) return text.includes('%') ? { amount: share[1] ?? '', unit: '%', per: share[2] ?? '' } : null;
  const money = /^([A-Z]{3}) (\d\S*)/u.exec(value);
  const isPrinted = /\p{L}|\p{Sc}/u.test(text);
  return money && isPrinted ? { amount: money[2] ?? '', unit: money[1] ?? '', per: '' } : null;
}

/** What is permitted on conditions is permitted. */
function isPermitted(value: string): boolean | null {
  const word = /^(yes|no|conditions)\b/u.exec(value)?.[1];
  return word === undefined ? null : word !== 'no';
}
