import type { RawPage, RawWord } from '../page/raw-page.ts';
import { LIGATURE_WORDS, LIGATURES } from './ligature-words.ts';
import { isMute } from './mute-text.ts';
import { dropControls, isStrange, suspectsIn } from './suspect-signs.ts';

/**
 * A sign is replaced by a ligature where this many different words become known words by it; signs that occur in normal texts need more.
 */
const FEWEST_WORDS = 2;
const FEWEST_OF_SIGN = 3;
/** Every other ligature may give known words for at most this share. */
const NEXT_BEST = 0.5;
/** The most different words that are examined for a sign: a letter of a living language would be in most of them. */
const MOST_WORDS = 300;
/** Shorter words become other known words too easily. */
const SHORTEST = 4;
/** A page with this many words of strange signs is doubtful. */
const DOUBTFUL_WORDS = 2;

interface Suspect {
  word: RawWord;
  page: RawPage;
  signs: string[];
}

/**
 * Replaces signs that fonts give for their ligatures ("o#ce", "informaƟon") by letters, according to the words that the document or its
 * languages contain. Marks pages where strange signs remain, or whose words are no words. Takes pages with a text layer, not recognised
 * ones.
 */
export function mendLetters(pages: readonly RawPage[]): void {
  const suspects = pages.flatMap((page) => suspectsOf(page));
  if (suspects.length > 0) {
    const known = knownWords(pages, new Set(suspects.map(({ word }) => word)));
    const meanings = meaningsOf(suspects, known);
    for (const { word, signs } of suspects) mend(word, signs, meanings, known);
    mendEnds(pages, meanings, known);
  }
  const strange = new Map<RawPage, number>();
  for (const { word, page, signs } of suspects) {
    if (signs.some((sign) => isStrange(sign) && word.text.includes(sign)))
      strange.set(page, (strange.get(page) ?? 0) + 1);
    word.text = dropControls(word.text);
  }
  for (const page of pages) {
    if ((strange.get(page) ?? 0) >= DOUBTFUL_WORDS || isMute(page.words)) page.doubtful = true;
  }
}

function suspectsOf(page: RawPage): Suspect[] {
  const found: Suspect[] = [];
  for (const word of page.words) {
    const signs = suspectsIn(word.text);
    if (signs.length > 0) found.push({ word, page, signs });
  }
  return found;
}

function knownWords(pages: readonly RawPage[], except: ReadonlySet<RawWord>): ReadonlySet<string> {
  const known = new Set(LIGATURE_WORDS);
  for (const { words } of pages) {
    for (const word of words) if (word.text.length >= SHORTEST && !except.has(word)) known.add(bare(word.text));
  }
  return known;
}

/** A word in small letters without the signs around its letters; `sign` counts as a letter. */
function bare(text: string, sign = ''): string {
  const isLetter = (at: number) => text[at] === sign || /\p{L}/u.test(text[at] as string);
  let [start, end] = [0, text.length];
  while (start < end && !isLetter(start)) start++;
  while (end > start && !isLetter(end - 1)) end--;
  return text.slice(start, end).toLowerCase();
}

/** Which ligature a sign means throughout the document, where the words tell. */
function meaningsOf(suspects: readonly Suspect[], known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const bySign = new Map<string, Set<string>>();
  for (const { word, signs } of suspects) {
    for (const sign of signs) {
      const words = bySign.get(sign) ?? new Set();
      bySign.set(sign, words);
      if (words.size < MOST_WORDS) words.add(bare(word.text, sign));
    }
  }
  const meanings = new Map<string, string>();
  for (const [sign, words] of bySign) {
    const least = isStrange(sign) ? FEWEST_WORDS : FEWEST_OF_SIGN;
    const counts = LIGATURES.map((ligature) => countKnown(words, sign.toLowerCase(), ligature, known));
    const most = Math.max(...counts);
    const next = counts.toSorted((a, b) => b - a)[1] ?? 0;
    const isUsual = isStrange(sign) || most >= 0.3 * words.size;
    if (most >= least && next <= NEXT_BEST * most && isUsual)
      meanings.set(sign, LIGATURES[counts.indexOf(most)] as string);
  }
  return meanings;
}

function countKnown(words: ReadonlySet<string>, sign: string, ligature: string, known: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (known.has(word.replaceAll(sign, ligature))) count++;
  return count;
}

function mend(
  word: RawWord,
  signs: readonly string[],
  meanings: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
) {
  for (const sign of signs) {
    const meaning =
      meanings.get(sign) ?? (isStrange(sign) ? onlyMeaning(bare(word.text, sign), sign, known) : undefined);
    if (meaning !== undefined) word.text = word.text.replaceAll(sign, meaning);
  }
}

/** Normal texts have such signs at the ends of words. There, a sign is a ligature only where a known word results. */
function mendEnds(pages: readonly RawPage[], meanings: ReadonlyMap<string, string>, known: ReadonlySet<string>): void {
  for (const [sign, meaning] of meanings) {
    for (const { words } of isStrange(sign) ? [] : pages) {
      for (const word of words) {
        if (!word.text.includes(sign)) continue;
        const whole = word.text.replaceAll(sign, meaning);
        if (known.has(bare(whole))) word.text = whole;
      }
    }
  }
}

/** The only ligature that turns a word into a known one; undefined where several do. */
function onlyMeaning(word: string, sign: string, known: ReadonlySet<string>): string | undefined {
  const own = sign.toLowerCase();
  if (!word.includes(own) || word.length < SHORTEST - 1) return undefined;
  const fitting = LIGATURES.filter((ligature) => known.has(word.replaceAll(own, ligature)));
  return fitting.length === 1 ? fitting[0] : undefined;
}
