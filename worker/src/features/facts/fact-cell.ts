import type { SheetCell } from '../../exports/workbook.ts';

const dateForm = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;
const durationForm = /^P(\d{1,4})([YMWD])$/;
const moneyForm = /^([A-Z]{3}) (\d{1,15}(?:\.\d{1,4})?)$/;
const shareForm = /^(\d{1,3})(?:\.(\d{1,4}))?%$/;
const words = new Map([
  ['yes', 'Yes'],
  ['no', 'No'],
  ['none', 'None'],
  ['varies', 'Varies'],
  ['not public', 'Not public'],
]);
const units: Readonly<Record<string, string>> = { Y: 'year', M: 'month', W: 'week', D: 'day' };
/** The zone is text of the document, and a quotation mark would end the words of a number format. */
const unsafeInFormat = /[^\p{L}\p{N} +:./()-]+/gu;
/** In characters. */
const longestZone = 40;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The value of a fact as a sheet can sort and reckon with it: dates as dates, sums, shares and durations as numbers that show their unit.
 * Null where it has no such form, and is what the document says in words.
 * @param value in its normal form
 * @param zone the time zone that is stated with a time of day; null: none is, which is said; undefined: not known
 */
export function factCell(fact: string, value: string, zone?: string | null): SheetCell | null {
  return dateCell(value, zone) ?? numberCell(value) ?? wordCell(fact, value);
}

function dateCell(value: string, zone: string | null | undefined): SheetCell | null {
  const [whole, year, month, day, hours, minutes] = dateForm.exec(value) ?? [];
  if (whole === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T${hours ?? '00'}:${minutes ?? '00'}:00Z`);
  // The thirty-first of June is none.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null;
  if (hours === undefined) return { value: date, numberFormat: 'd mmm yyyy' };
  const said = zone === null ? 'no time zone stated' : zone && wordsOfZone(zone);
  return { value: date, numberFormat: said ? `d mmm yyyy hh:mm "${said}"` : 'd mmm yyyy hh:mm' };
}

/** Cut, but never through a surrogate pair, which no sheet could contain. */
const wordsOfZone = (zone: string) =>
  zone
    .replace(unsafeInFormat, ' ')
    .trim()
    .slice(0, longestZone)
    .replace(/[\uD800-\uDBFF]$/, '');

function numberCell(value: string): SheetCell | null {
  const [, currency, amount = ''] = moneyForm.exec(value) ?? [];
  if (currency) {
    const decimals = amount.includes('.') ? '.00' : '';
    return { value: Number(amount), numberFormat: `"${currency}" #,##0${decimals}` };
  }
  const [share, , decimals = ''] = shareForm.exec(value) ?? [];
  if (share !== undefined) {
    const places = decimals === '' ? '' : `.${'0'.repeat(decimals.length)}`;
    return { value: Number.parseFloat(share) / 100, numberFormat: `0${places}%` };
  }
  const [duration, count = '', unit = ''] = durationForm.exec(value) ?? [];
  if (duration === undefined) return null;
  return { value: Number(count), numberFormat: `0 "${units[unit]}${Number(count) === 1 ? '' : 's'}"` };
}

function wordCell(fact: string, value: string): SheetCell | null {
  if (fact === 'currency' && /^[A-Z]{3}$/.test(value)) return { value };
  const name = fact === 'bid_language' && /^[a-z]{2}$/.test(value) ? languages.of(value) : words.get(value);
  return name ? { value: name } : null;
}
