import { germanEveryday } from './everyday/de.ts';
import { englishEveryday } from './everyday/en.ts';
import { spanishEveryday } from './everyday/es.ts';
import { frenchEveryday } from './everyday/fr.ts';
import { italianEveryday } from './everyday/it.ts';
import { koreanEveryday } from './everyday/ko.ts';
import { dutchEveryday } from './everyday/nl.ts';
import { polishEveryday } from './everyday/pl.ts';
import { portugueseEveryday } from './everyday/pt.ts';
import { russianEveryday } from './everyday/ru.ts';
import { vietnameseEveryday } from './everyday/vi.ts';
import { chineseEveryday } from './everyday/zh.ts';
import type { ConceptLanguage } from './languages.ts';

/** Names of everyday actions, qualities and things. How to read them: `parse-names.ts`. */
export const everydaySources: Record<ConceptLanguage, string> = {
  en: englishEveryday,
  de: germanEveryday,
  fr: frenchEveryday,
  es: spanishEveryday,
  it: italianEveryday,
  pt: portugueseEveryday,
  pl: polishEveryday,
  nl: dutchEveryday,
  vi: vietnameseEveryday,
  ru: russianEveryday,
  zh: chineseEveryday,
  ko: koreanEveryday,
};
