import { compilePhrases } from '../phrases.ts';
import { readDateTimes } from './date-time.ts';
import type { ReadValue, ValueReader } from './model.ts';

const to = /(?<!\p{L})(?:to|until|till|through|bis|au|jusqu'|al|hasta|ate|do|tot|den|по|до)(?!\p{L})|-|~|至|到|부터/u;
const untilBefore = compilePhrases({
  en: [
    'until',
    'till',
    '(no later than|on or before|not later than|completed? by|deliver* by|ends? on|expir* on|end date)',
  ],
  de: ['bis', 'spatestens', 'ende', 'endet( am)?', 'bindefrist', 'ablauf'],
  fr: ["jusqu'au", 'au plus tard', 'avant le', "jusqu'en"],
  es: ['hasta', 'a mas tardar', 'antes del'],
  it: ['fino al', 'entro( il)?', 'non oltre'],
  pt: ['ate', 'o mais tardar'],
  pl: ['do( dnia)?', 'nie pozniej niz'],
  nl: ['tot( en met)?', 'uiterlijk'],
  vi: ['den( het)?( ngay)?', 'truoc ngay'],
  ru: ['до', 'по', 'не позднее'],
  zh: ['截至', '至', '前'],
  ko: ['까지'],
}) as RegExp;
const afterEnd = /^ {0,2}(?:까지|前|之前|前)/u;
const day = 86_400_000;

/** Stretches between two dates, and ends of a stretch: `P1Y (2031-01-01 to 2031-12-31)`, `until 2031-12-31`. */
export const readPeriods: ValueReader = (text, habits) => {
  // One reading of each date: two would be ends of a stretch that nobody wrote.
  const dates = readDateTimes(text, { ...habits, isMonthFirst: habits.isMonthFirst ?? false });
  const found: ReadValue[] = [];
  for (let at = 0; at < dates.length; at++) {
    const date = dates[at] as ReadValue;
    const next = dates[at + 1];
    const from = date.value.slice(0, 10);
    const till = next?.value.slice(0, 10);
    if (next && till && till > from && next.start - date.end < 40 && to.test(text.slice(date.end, next.start))) {
      found.push({ start: date.start, end: next.end, value: `${lengthOf(from, till)} (${from} to ${till})`, form: 1 });
      at++;
      continue;
    }
    const lead = text.slice(Math.max(0, date.start - 25), date.start);
    untilBefore.lastIndex = 0;
    if (untilBefore.test(lead) || afterEnd.test(text.slice(date.end, date.end + 6)))
      found.push({ ...date, value: `until ${from}`, form: 0.8 });
  }
  return found;
};

/** From the first day to the last, both counted, in years or months where these are whole. */
function lengthOf(from: string, till: string): string {
  const [start, end] = [new Date(from), new Date(Date.parse(till) + day)];
  const days = Math.round((end.getTime() - start.getTime()) / day);
  // The last day may be that of the same number: "1 March 2031 to 1 March 2032".
  for (const last of [end, new Date(till)]) {
    if (last.getUTCDate() !== start.getUTCDate()) continue;
    const months = (last.getUTCFullYear() - start.getUTCFullYear()) * 12 + last.getUTCMonth() - start.getUTCMonth();
    if (months > 0) return months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`;
  }
  return `P${days}D`;
}
