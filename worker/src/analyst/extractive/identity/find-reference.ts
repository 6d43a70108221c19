import type { Claim } from '../../analyst.ts';
import { claimOf, type PageLines } from '../page-lines.ts';

const longestLine = 200;

/** "RFP 2027-06" or "Tender No. 12/27" within a line: the name of a paper, perhaps a sign for a number, and the number. */
const numbered =
  /(?:^|[\s(,;–—-])(?:requests? for (?:proposals?|quotations?|quotes?|tenders?|bids?|qualifications)|invitation (?:to|for) (?:tender|bids?)|rf[pqtbi]|itt|itb|ifb|soq|nit|reoi|eoi|solicitation|tender|bid|marché|consultation|licitación|pregão(?: eletrônico)?)(?: ?\([A-Z]{2,6}\))?\s{0,2}(?<sign>(?:no|nr|number|ref|reference)\b\.?|n[°º]|#)?[\s:]{0,3}(?<number>[\p{L}\d][\p{L}\d./_-]{2,30}?)(?=[\s,;:)]|$|-\p{Lu}\p{Ll})/giu;
/** Two years, a telephone number, or hours of a day. */
const otherNumber = /^(?:(?:19|20)\d\d[-/](?:19|20)\d\d|\d{3}[-.]\d{3}[-.]\d{4}|\d{1,2}-\d{1,2}h\d{0,2})$/iu;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u;

/** The number of the tender within a line of the first page, where no label of its own names it. */
export function findReference(fronts: readonly PageLines[]): { claim: Claim; value: string } | null {
  const [front] = fronts;
  if (front?.page !== 1) return null;
  for (const { text, start } of front.lines) {
    if (text.length > longestLine) continue;
    for (const { 0: words, groups, index } of text.matchAll(numbered)) {
      // Behind another label, it is not clear whose number it is.
      if (text.lastIndexOf(':', index) >= 0) continue;
      const sign = groups?.sign;
      // The full stop ends its sentence.
      const value = (groups?.number ?? '').replace(/[./_-]{1,3}$/u, '');
      const digits = value.match(/\d/gu)?.length ?? 0;
      const isNumber =
        digits >= 2 && !date.test(value) && !otherNumber.test(value) && !/^(?:19|20)\d\d$|x{3}/iu.test(value);
      // Without a sign for a number, only what looks like one: "Bid 3" is the third.
      if (!isNumber || (!sign && (digits < 4 || !/[-/]/u.test(value)) && !/^\d{2}-\d{3}$/u.test(value))) continue;
      const from = start + index + (/^[\s(,;–—-]/u.test(words) ? 1 : 0);
      const end = start + text.indexOf(value, index) + value.length;
      return { claim: claimOf(`Reference: ${value}`, front, from, end), value };
    }
  }
  return null;
}
