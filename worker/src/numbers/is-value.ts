/** What is before and after figures: signs, currencies, shares, marks of footnotes. */
const BEFORE = String.raw`[(<>=~≤≥±+–—−-]*\s?(?:US\$|[A-Z]?[$€£¥₫]|EUR|USD|GBP|VND)?\s?[(–—−+-]?`;

const BEHIND = String.raw`\s?(?:%|‰|°C?|º|ª|st|nd|rd|th|p|r|e)?\)?\s?(?:\(?[a-z0-9*†‡§]{1,2}\)|[*†‡§¹²³/]{1,3})?`;

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+(?:[.,]\d+)?|[.,:'’]*\d[\d.,:'’]*)`;

/** Amounts, shares, dates and ranges, and what tables put in their place: dashes, n.a., check marks. */
const VALUE = new RegExp(
  `^(?:${BEFORE}${NUMBER}(?:\\s?[-–—/]\\s?${NUMBER})*${BEHIND}|[-–—−]{1,3}|\\.{1,3}|\\.{6,}|\\.(?: \\.){1,2}|…|[:*xX✓✔•Xx]|n\\.?\\s?[ad]\\.?|n/a|nil|\\([a-zA-Z*]{1,2}\\))$`,
  'iu',
);

/** Without a figure there are only short signs, such as `n. d.`, and rows of dots. */
const LONGEST_SIGN = 6;

/** Whether a cell's line contains a figure, or a mark in place of one. */
export function isValue(text: string): boolean {
  const trimmed = text.trim();
  // Most are plain words: the pattern need not be tried on them.
  return (trimmed.length <= LONGEST_SIGN || /\d|\.$/.test(trimmed)) && VALUE.test(trimmed);
}
