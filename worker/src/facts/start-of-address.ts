import type { Tender, TenderUnit } from './read-tender.ts';

/** A line that goes on with numbers and addresses of somebody who is named before it: "Tel.: 0431-599, e-mail: …". */
const goesOnWithNumbers =
  /^(?:tel|telefon|telephone|phone|ph|fax|mobile?|e-?mail|courriel|correo)(?:\.? ?n[ro°º])?\.? ?[:+(\d]/u;
/** How a person is named: other lines before a number are not sure to belong to it. */
const personTitle =
  /(?<!\p{L})(?:mr|mrs|ms|dr|prof|herrn?|frau|mme|monsieur|madame|sr|sra|sig|dott|pani?|dhr|mevr|contact person|ansprechpartner\p{L}{0,2})(?!\p{L})/u;
/** In characters, of a name and an address of one or two lines. */
const longestName = 160;

/**
 * Where the one is named whose numbers a statement gives: in the statement before, if it begins with them. An offset into the page's text.
 * @param longest characters of name and numbers together
 */
export function startOfAddress(
  { index, page, start, end, folded }: TenderUnit,
  { units }: Tender,
  longest: number,
): number {
  const before = units[index - 1];
  if (!before || before.page !== page || before.kind === 'row' || !goesOnWithNumbers.test(folded)) return start;
  const isShort = before.end - before.start <= longestName && end - before.start <= longest;
  const isName = !/[:?]\s*$/u.test(before.folded) && personTitle.test(before.folded);
  return isShort && isName && before.end <= start ? before.start : start;
}
