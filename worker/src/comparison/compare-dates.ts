import type { Verdict } from './model.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
const day = 86_400_000;
const lead = /^(?:on|by|until|before|not later than|no later than|latest|at the latest)\s/iu;

/** Days that a text may name, as milliseconds: two where day and month may be swapped; none where the text is more than a date. */
export function datesOf(text: string): number[] {
  const plain = text
    .replace(lead, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/giu, '')
    .trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(plain);
  if (iso) return valid(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/u.exec(plain);
  if (dotted) return valid(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u.exec(plain);
  if (slashed) {
    const [, first, second, year] = slashed;
    return [...new Set([...valid(year, second, first), ...valid(year, first, second)])];
  }
  const named =
    /^(\d{1,2})[. -]{1,2}(\p{L}{3,9})\.?,?[ -](\d{4})$/u.exec(plain) ??
    swapped(/^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(plain));
  if (!named) return [];
  const [, date, name = '', year] = named;
  const month = months.findIndex((each) => each.startsWith(name.toLowerCase())) + 1;
  return valid(year, String(month), date);
}

const swapped = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3]];

function valid(year = '', month = '', date = ''): number[] {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(date) ? [at.getTime()] : [];
}

/** Two dates, one of which may be none. */
export function compareDates(name: string, asked: string, offered: string): Verdict {
  const [a, b] = [datesOf(asked), datesOf(offered)];
  const [wanted, given] = [a[0], b[0]];
  if (wanted === undefined || given === undefined) return { state: 'unclear', reason: 'A date beside something else' };
  if (a.length > 1 || b.length > 1) return { state: 'unclear', reason: 'Day and month can be read in two ways' };
  const off = Math.round((given - wanted) / day);
  if (off === 0) return { state: 'meets', reason: '' };
  const told = `${Math.abs(off)} ${Math.abs(off) === 1 ? 'day' : 'days'} ${off < 0 ? 'earlier' : 'later'} than asked`;
  if (off < 0 && (lead.test(asked) || /deliver|completion|handover|commissioning|shipment/iu.test(name)))
    return { state: 'meets', reason: told };
  if (off > 0 && /valid|expir|warrant/iu.test(name)) return { state: 'meets', reason: told };
  return { state: 'deviates', reason: told };
}
