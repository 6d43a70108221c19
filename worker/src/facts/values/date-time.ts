import type { ReadValue, ValueHabits } from './model.ts';

const months: string[] = [
  'january|jan|januar|janner|janvier|janv|enero|ene|gennaio|gen|janeiro|styczen|stycznia|januari|января|январь|янв',
  'february|feb|februar|fevrier|fevr|febrero|febbraio|fevereiro|fev|luty|lutego|februari|февраля|февраль',
  'march|mar|marz|mars|marzo|marco|marzec|marca|maart|mrt|марта|март',
  'april|apr|avril|avr|abril|abr|aprile|kwiecien|kwietnia|апреля|апрель',
  'may|mai|mayo|maggio|mag|maio|maj|maja|mei|мая|май',
  'june|jun|juni|juin|junio|giugno|giu|junho|czerwiec|czerwca|июня|июнь',
  'july|jul|juli|juillet|juil|julio|luglio|lug|julho|lipiec|lipca|июля|июль',
  'august|aug|aout|agosto|ago|sierpien|sierpnia|augustus|августа|август',
  'september|sept|sep|septembre|septiembre|settembre|set|setembro|wrzesien|wrzesnia|сентября|сентябрь',
  'october|oct|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|pazdziernik|pazdziernika|октября|октябрь',
  'november|nov|novembre|noviembre|novembro|listopad|listopada|ноября|ноябрь',
  'december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro|grudzien|grudnia|декабря|декабрь',
];
const monthOf = new Map(months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)));
const monthNames = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const year = '(?:19|20)\\d{2}';
const ordinal = '(?: ?(?:st|nd|rd|th|er|º|°|ª|\\.))?';

const byWord = new RegExp(
  `(?<![\\p{N}])(\\d{1,2})${ordinal}[ ,./-]{0,3}(?:day of |of |de |di |del )?(?:the )?(${monthNames})\\.?[ ,./'-]{0,3}(?:de |del |of )?(${year}|\\d{2}(?![\\d:.]))(?!\\d)`,
  'gu',
);
const byWordFirst = new RegExp(
  `(?<![\\p{L}])(${monthNames})\\.?[ -]{0,2}(\\d{1,2})${ordinal}[ ,-]{1,3}(${year})(?!\\d)`,
  'gu',
);
const byFigures = /(?<![\d.,/-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?((?:19|20)\d{2}|\d{2})(?![\d]|[.,/-]\d)/gu;
/** "5.3.10" at the beginning of a statement is the number of a clause: a date has four figures for its year, or zeros before its month. */
const clauseNumber = /^\d{1,2}\.\d\.\d{2}$/u;
const bySpaces = /(?<![\d.,/-])(\d{2}) (\d{2}) (20\d{2})(?![\d.,/-])/gu;
const byIso = /(?<!\d)((?:19|20)\d{2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{1,2})(?!\d)/gu;
const byEastern = /(?<!\d)((?:19|20)\d{2}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/gu;
const byVietnamese = /ngay (\d{1,2}) thang (\d{1,2}) nam ((?:19|20)\d{2})/gu;

const clock =
  /(?<![\d.,/:])(\d{1,2}) ?(?:[:.h] ?([0-5]\d)(?::[0-5]\d)?(?!\d|[.:/]\d)) ?(a\.?m\b|p\.?m\b)?|(?<![\d.,/:])(\d{1,2}) ?(?:(a\.?m\b|p\.?m\b)|(uhr|o'clock|часов|gio|horas?(?![a-z])|heures?|h(?![a-z\d])|hrs|hours))|\b(noon|mittag|midi|mediodia|mezzogiorno|poludnie)\b|(?:(上午|下午|오전|오후) ?)?(?<![\d.,/:])(\d{1,2}) ?[时時点시] ?(?:([0-5]?\d) ?[分분]?)?|(?<![\d.,/:-])([01]\d|2[0-4]) ?([0-5]\d) ?(?:hrs|hours|uhr|heures|h(?![a-z\d]))/gu;

/**
 * Dates in folded text, with the time of day beside them: `2024-08-12T15:00`, without one `2024-08-12`. A date that can be read in two
 * ways is given twice where the order is not known.
 */
export function readDateTimes(text: string, habits: ValueHabits): ReadValue[] {
  return datesIn(text, habits.isMonthFirst).map(({ start, end, date }) => {
    const after = timeIn(text.slice(end, end + 60), 0, true);
    if (after) return { start, end: end + after.end, value: `${date}T${after.time}`, form: 1 };
    const from = Math.max(0, start - 40);
    const before = timeIn(text.slice(from, start), 0, false);
    if (before) return { start: from + before.start, end, value: `${date}T${before.time}`, form: 1 };
    return { start, end, value: date, form: 1 };
  });
}

interface FoundDate {
  start: number;
  end: number;
  date: string;
}

function datesIn(text: string, isMonthFirst: boolean | null): FoundDate[] {
  if (!/\d/u.test(text)) return [];
  const found: FoundDate[] = [];
  const add = (match: RegExpMatchArray, yearText: string, month: number, day: number, isEither = false) => {
    const full = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
    if (month < 1 || month > 12 || day < 1 || day > daysIn(full, month) || full < 1990 || full > 2099) return;
    const start = match.index as number;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && end > other.start)) return;
    found.push({ start, end, date: `${full}-${two(month)}-${two(day)}` });
    if (isEither && month !== day) found.push({ start, end, date: `${full}-${two(day)}-${two(month)}` });
  };
  for (const m of text.matchAll(byIso)) add(m, m[1] as string, Number(m[3]), Number(m[4]));
  for (const m of text.matchAll(byEastern)) add(m, m[1] as string, Number(m[2]), Number(m[3]));
  for (const m of text.matchAll(byVietnamese)) add(m, m[3] as string, Number(m[2]), Number(m[1]));
  for (const m of text.matchAll(byWord)) add(m, m[3] as string, monthOf.get(m[2] as string) ?? 0, Number(m[1]));
  for (const m of text.matchAll(byWordFirst)) add(m, m[3] as string, monthOf.get(m[1] as string) ?? 0, Number(m[2]));
  for (const m of text.matchAll(byFigures)) {
    if (clauseNumber.test(m[0]) && text.slice(0, m.index).trim() === '') continue;
    const [first, second] = [Number(m[1]), Number(m[3])];
    const monthFirst = second > 12 || (isMonthFirst === true && first <= 12);
    const isEither = isMonthFirst === null && first <= 12 && second <= 12;
    add(m, m[4] as string, monthFirst ? first : second, monthFirst ? second : first, isEither);
  }
  for (const m of text.matchAll(bySpaces)) add(m, m[3] as string, Number(m[2]), Number(m[1]));
  return found.sort((a, b) => a.start - b.start);
}

/** The first (or last) time of day in a short text. */
function timeIn(text: string, from: number, isFirst: boolean): { start: number; end: number; time: string } | null {
  let best: { start: number; end: number; time: string } | null = null;
  for (const match of text.matchAll(clock)) {
    const time = timeOf(match);
    if (!time) continue;
    const at = { start: from + match.index, end: from + match.index + match[0].length, time };
    // Another date between them: the time is that one's.
    if (isFirst) return /\d[./-]\d{1,2}[./-]\d|\b(?:19|20)\d{2}\b/u.test(text.slice(0, match.index)) ? null : at;
    best = at;
  }
  return best && /\d[./-]\d{1,2}[./-]\d|\b(?:19|20)\d{2}\b/u.test(text.slice(best.end)) ? null : best;
}

function timeOf(match: RegExpMatchArray): string | null {
  const [, hour, minute, half, hour2, half2, , noon, easternHalf, hour3, minute3, hour4, minute4] = match;
  if (noon) return '12:00';
  let hours = Number(hour ?? hour2 ?? hour3 ?? hour4);
  const minutes = Number(minute ?? minute3 ?? minute4 ?? 0);
  const mark = half ?? half2 ?? '';
  if ((mark.startsWith('p') || easternHalf === '下午' || easternHalf === '오후') && hours < 12) hours += 12;
  if (mark.startsWith('a') && hours === 12) hours = 0;
  if (!Number.isFinite(hours) || hours > 24 || minutes > 59) return null;
  return `${two(hours)}:${two(minutes)}`;
}

/** Dates in one order for each in the other from which on the order of all is taken as known. */
const clearly = 3;

/**
 * Whether dates of figures in texts begin with the month: what those say that can be read in one way only. Null where these are in both
 * orders about as often.
 */
export function startsWithMonth(texts: readonly string[]): boolean | null {
  let monthFirst = 0;
  let dayFirst = 0;
  for (const text of texts)
    for (const match of text.matchAll(byFigures)) {
      if (Number(match[1]) > 12) dayFirst++;
      else if (Number(match[3]) > 12) monthFirst++;
    }
  if (Math.max(monthFirst, dayFirst) < clearly * Math.min(monthFirst, dayFirst)) return null;
  return monthFirst > dayFirst;
}

/** How many days a month has, from 1: the day before the first of the next one. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (value: number) => String(value).padStart(2, '0');
