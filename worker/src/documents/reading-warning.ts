import type { Page } from './model.ts';

/** A page with fewer letters and figures counts as a page without text. */
const FEWEST_LETTERS = 10;
/** The most ranges of pages that are named. */
const MOST_NAMED = 8;

type JudgedPage = Pick<Page, 'number' | 'width' | 'text' | 'source' | 'doubtful'>;

/**
 * Tells a person what may be missing or wrong in the text of a document, and what to do; null where nothing is.
 * @param languages that text recognition is installed for, by Tesseract's names
 */
export function warningOf(pages: readonly JudgedPage[], languages: readonly string[]): string | null {
  // Formats without page geometry always contain their text.
  const shown = pages.filter(({ width }) => width > 0);
  const empty = shown.filter(({ text }) => !hasText(text));
  const isMostlyEmpty = empty.length > shown.length / 2;
  const doubtful = shown.filter((page) => page.doubtful && !(isMostlyEmpty && empty.includes(page)));
  const scans = doubtful.filter(({ source }) => source === 'ocr');
  const texts = doubtful.filter(({ source }) => source === 'text');
  // In the first sentence: the rest is folded on the screen.
  const only = `scans are read only in ${listed(languages)}`;
  const said = [
    isMostlyEmpty && `No text was found on ${named(empty)}: ${only}, and what these pages show can't be searched.`,
    scans.length > 0 && `The text of scanned pages may be recognized wrongly (${named(scans)}): ${only}.`,
    (isMostlyEmpty || scans.length > 0) &&
      `If it is a scan in another language, ask your administrator to install that, then read it again. Otherwise upload a clearer scan, or a version that contains its text.`,
    texts.length > 0 &&
      `Some text of this document may be read wrongly (${named(texts)}): its fonts do not say which letters they show. Compare with the page before you rely on it.`,
  ].filter((sentence) => sentence !== false);
  return said.length > 0 ? said.join(' ') : null;
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const lists = new Intl.ListFormat('en', { type: 'conjunction' });

/** "English and Vietnamese". The part after the language in a name, as in `chi_sim`, is the script. */
function listed(languages: readonly string[]): string {
  const known = languages.map((code) => code.split('_')[0] ?? code).filter((code) => /^[a-z]{2,3}$/.test(code));
  // Data for detecting scripts and for formulas are no languages.
  const spoken = known.filter((code) => code !== 'osd' && code !== 'equ');
  return lists.format([...new Set(spoken)].map((code) => names.of(code) ?? code));
}

function hasText(text: string): boolean {
  let letters = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}]/gu)) if (++letters >= FEWEST_LETTERS) return true;
  return false;
}

/** "page 3", "pages 1–4, 7". */
function named(pages: readonly JudgedPage[]): string {
  const stretches: [from: number, to: number][] = [];
  for (const { number } of pages) {
    const last = stretches.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else stretches.push([number, number]);
  }
  const parts = stretches.slice(0, MOST_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const more = stretches.length > MOST_NAMED ? ' and others' : '';
  return `${pages.length === 1 ? 'page' : 'pages'} ${parts.join(', ')}${more}`;
}
