import { namesPerson, personTitle } from './named-person.ts';
import type { Tender, TenderUnit } from './read-tender.ts';

/** A line that goes on with numbers and addresses of somebody who is named before it: "Tel.: 0431-599, e-mail: …". */
const goesOnWithNumbers =
  /^(?:tel|telefon|telephone|phone|ph|fax|mobile?|e-?mail|courriel|correo)(?:\.? ?n[ro°º])?\.? ?[:+(\d]/u;
/** In characters, of a name and an address of one or two lines. */
const longestName = 160;

/**
 * Where the one is named whose numbers a statement gives: in the statement before, if it begins with them or that is a name alone. An offset into the page's text.
 * @param longest characters of name and numbers together
 */
export function startOfAddress(
  { index, page, start, end, folded }: TenderUnit,
  { units }: Tender,
  longest: number,
): number {
  const before = units[index - 1];
  if (!before || before.page !== page || before.kind === 'row') return start;
  const isShort = before.end - before.start <= longestName && end - before.start <= longest;
  const isName = !/[:?]\s*$/u.test(before.folded) && personTitle.test(before.folded);
  const isAddress = /^(?:\d|[\w.+-]{1,60}@)/u.test(folded);
  const isTheirs = goesOnWithNumbers.test(folded)
    ? isName
    : isAddress && namesPerson(page.page.text.slice(before.start, before.end), units[index - 2]?.folded);
  return isShort && isTheirs && before.end <= start ? before.start : start;
}
