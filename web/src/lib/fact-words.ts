import type { FactName, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { momentOf, momentsOf, zoneOf } from '@bidloom/texts/deadline';
import { showQuote } from '@bidloom/texts/show-quote';
import { messages } from './messages.ts';

const text = messages.facts;

/** ISO 639-1. */
const languageCode = /^[a-z]{2}$/;
const currencyCode = /^[A-Z]{3}$/;
const dateForm = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;
const durationForm = /^P(\d+)([YMWD])$|^PT(\d+)H$/;
const moneyForm = /^([A-Z]{3}) (\d+(?:\.\d+)?)$/;
const shareForm = /^\d+(?:\.\d+)?%$/;
/** What a form states whose label names the unit: "Percentage (%) | 3.00". */
const bareNumber = /^\s*\d+(?:[.,]\d+)?\s*$/;
const distanceForm = /^(P\w+)( \(working days\))? before (\w+)$/;

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const units = { Y: text.years, M: text.months, W: text.weeks, D: text.days } as const;

/**
 * A value for display: normal forms in words, all others in the words of the document; a percentage that the document gives as a
 * number alone has its sign. Times stay as in the document: a deadline is not converted to the browser's time zone.
 */
export function factWords(fact: FactName, { value, text: stated }: Pick<FactValue, 'value' | 'text'>): string {
  if (shareForm.test(value) && bareNumber.test(stated)) return value;
  return normalWords(fact, value) ?? oneLine(showQuote(stated));
}

/** A stated value in words, with the time zone that its quote names. */
export const zonedWords = (fact: FactName, stated: Pick<FactValue, 'value' | 'text' | 'quote' | 'zonePlace'>): string =>
  [factWords(fact, stated), zoneOf(stated)?.name].filter(Boolean).join(' ');

/** A fact's value with the time zone that its words name; null where it is not stated. */
export function statedWords({
  fact,
  value,
  text: stated,
  quote,
  zonePlace,
}: Pick<WorkspaceFact, 'fact' | 'value' | 'text' | 'quote' | 'zonePlace'>): string | null {
  return value === null || stated === null ? null : zonedWords(fact, { value, text: stated, quote, zonePlace });
}

/**
 * A due date as the deadline of the documents says it, in the zone that they name. Null: they say another moment, name no zone, or the
 * browser's zone shows the same time.
 */
export function dueAsStated(
  deadline: Pick<WorkspaceFact, 'value' | 'text' | 'quote' | 'zonePlace'>,
  dueAt: string,
): string | null {
  const { value } = deadline;
  const zone = zoneOf(deadline);
  if (!zone || value === null) return null;
  const moments = [momentOf(value, zone), ...momentsOf(value, zone).map(({ at }) => at)];
  const isSame = moments.some((at) => at !== null && Date.parse(at) === Date.parse(dueAt));
  return isSame && Date.parse(`${value}:00`) !== Date.parse(dueAt)
    ? statedWords({ ...deadline, fact: 'submission_deadline' })
    : null;
}

/** A fact in words, also one that a person has marked as not stated; null: nobody states anything. */
export const decidedWords = (item: WorkspaceFact): string | null =>
  statedWords(item) ?? (item.status === 'marked_not_stated' ? text.markedNotStated : null);

function normalWords(fact: FactName, value: string): string | null {
  const date = dateForm.exec(value);
  if (date) return dateWords(date);
  const money = moneyForm.exec(value);
  if (money) return `${money[1]} ${figure(Number(money[2]))}`;
  const distance = distanceForm.exec(value);
  if (distance) {
    const [, length = '', working, of = ''] = distance;
    const name = text.names[of as FactName];
    const words = durationWords(length);
    return name && words ? text.before(working ? text.working(words) : words, name.toLowerCase()) : null;
  }
  if (fact === 'bid_language' && languageCode.test(value)) return languageName(value);
  if (fact === 'currency' && currencyCode.test(value)) return value;
  return durationWords(value) ?? (text.words as Record<string, string>)[value.replaceAll(' ', '_')] ?? null;
}

function dateWords([, year, month, day, hours, minutes]: RegExpExecArray): string | null {
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (time.getUTCMonth() !== Number(month) - 1) return null;
  const date = `${Number(day)} ${months.format(time)} ${year}`;
  return hours === undefined ? date : `${date}, ${hours}:${minutes}`;
}

function durationWords(value: string): string | null {
  const duration = durationForm.exec(value);
  if (!duration) return null;
  const [, count, unit, hours] = duration;
  if (hours !== undefined) return text.hours(Number(hours));
  return units[unit as keyof typeof units](Number(count));
}

const figure = (amount: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 });

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const languageName = (code: string): string | null => languages.of(code) ?? null;

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
