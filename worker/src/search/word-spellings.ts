/**
 * Endings that British and American English spell apart, the one that both are indexed under second. Narrower than the rules for
 * keywords: here the word is stemmed afterwards, and its other forms have to end in the same stem.
 */
const endings: [pattern: RegExp, plain: string][] = [
  [/(?<=\p{L}{3})is(?=(?:e[drs]?|ing|ations?|able)$)/u, 'iz'],
  [/(?<=\p{L}{2})ys(?=(?:e[drs]?|ing)$)/u, 'yz'],
  [/(?<=\p{L}{2}[bdilnrtv])our(?=(?:s|ed|ing|able|ite|ful|less|er|ers)?$)/u, 'or'],
  [/(?<=(?:cent|met|fib|lit|theat|calib))re(?=s?$)/u, 'er'],
  [/(?<=(?:def|off|lic|pret))ence(?=s?$)/u, 'ense'],
  [/(?<=\p{L}{3})ogue(?=s?$)/u, 'og'],
  [/(?<=(?:[bcdv]e|na)l)l(?=(?:ed|ing|ers?)$)/u, ''],
  [/(?<=\p{L}{3})amme(?=s?$)/u, 'am'],
];

/** `colour` → `color`: an English word, in lower case, in the spelling that all are indexed under. */
export function plainSpelling(word: string): string {
  if (word.length < 5) return word;
  for (const [pattern, plain] of endings) {
    const spelled = word.replace(pattern, plain);
    if (spelled !== word) return spelled;
  }
  return word;
}

const yearRange = /^((?:19|20)\d{2})[-/‐‑](\d{2}|(?:19|20)\d{2})$/u;
const fiscalYear = /^fy[-'’]?(\d{2}|(?:19|20)\d{2})(?:[-/‐‑](\d{2}|(?:19|20)\d{2}))?$/u;

/** The years that a token in lower case names: `2023-24` is 2023 and 2024, `fy24` is 2024; none for other tokens. */
export function yearsOf(token: string): string[] {
  const [, first, second] = yearRange.exec(token) ?? fiscalYear.exec(token) ?? [];
  const full = (year: string) => (year.length === 2 ? `20${year}` : year);
  if (!first) return [];
  const years = second ? [full(first), full(second)] : [full(first)];
  // "2012-05" is a month, and a fiscal year ends in the next one.
  return years.length === 2 && Number(years[1]) - Number(years[0]) !== 1 ? [] : years;
}

/** `SLAs` → `SLA`: what a plural of capitals is the plural of; null for other words. */
export function singularAcronym(text: string): string | null {
  return /^\p{Lu}[\p{Lu}\d&]+['’]?s$/u.test(text) ? text.replace(/['’]?s$/u, '') : null;
}
