import { createRequire } from 'node:module';

interface SnowballStemmer {
  stem(word: string): string;
}

const snowball = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer(algorithm: string): SnowballStemmer;
};

/** ISO 639-1 → Snowball algorithm. Languages that are not here (Vietnamese, Chinese, unknown) are searched by whole words. */
const algorithms: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  es: 'spanish',
  sv: 'swedish',
  tr: 'turkish',
};

/** Bounds the memory of a stemmer's cache; a tender has some thousand different words. */
const cacheLimit = 50_000;

const stemmers = new Map<string, (word: string) => string>();

/** The stemmer of a language for lower-case words; the identity where there is none. Stems are cached, since Snowball is slow. */
export function stemmerFor(language: string): (word: string) => string {
  const known = stemmers.get(language);
  if (known) return known;
  const stem = createStemmer(language);
  stemmers.set(language, stem);
  return stem;
}

function createStemmer(language: string): (word: string) => string {
  const algorithm = algorithms[language];
  if (!algorithm) return (word) => word;
  const stemmer = snowball.newStemmer(algorithm);
  const cache = new Map<string, string>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    if (cache.size >= cacheLimit) cache.clear();
    const stem = stemmer.stem(word);
    cache.set(word, stem);
    return stem;
  };
}
