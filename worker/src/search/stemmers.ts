import {
  arabic,
  catalan,
  czech,
  danish,
  dutch,
  english,
  estonian,
  finnish,
  french,
  german,
  greek,
  hindi,
  hungarian,
  indonesian,
  italian,
  lithuanian,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  serbian,
  spanish,
  swedish,
  turkish,
} from 'multilingual-stemmer';

/** ISO 639-1 → Snowball. Languages that are not here (Vietnamese, Chinese, unknown) are searched by whole words. */
const snowball: Record<string, (word: string) => string> = {
  ar: arabic,
  ca: catalan,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  et: estonian,
  fi: finnish,
  fr: french,
  hi: hindi,
  hu: hungarian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  nb: norwegian,
  nl: dutch,
  nn: norwegian,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  tr: turkish,
};

/** Bounds the memory of a stemmer's cache; a tender has some thousand different words. */
const cacheLimit = 50_000;

const stemmers = new Map<string, (word: string) => string>();

/** The stemmer of a language for lower-case words; the identity where there is none. Stems are cached. */
export function stemmerFor(language: string): (word: string) => string {
  const known = stemmers.get(language);
  if (known) return known;
  const stem = createStemmer(language);
  stemmers.set(language, stem);
  return stem;
}

function createStemmer(language: string): (word: string) => string {
  const stem = snowball[language];
  if (!stem) return (word) => word;
  const cache = new Map<string, string>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    if (cache.size >= cacheLimit) cache.clear();
    const found = stem(word);
    cache.set(word, found);
    return found;
  };
}
