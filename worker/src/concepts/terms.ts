import type { ConceptLanguage } from './languages.ts';
import { germanTerms } from './terms/de.ts';
import { englishTerms } from './terms/en.ts';
import { spanishTerms } from './terms/es.ts';
import { frenchTerms } from './terms/fr.ts';
import { italianTerms } from './terms/it.ts';
import { koreanTerms } from './terms/ko.ts';
import { dutchTerms } from './terms/nl.ts';
import { polishTerms } from './terms/pl.ts';
import { portugueseTerms } from './terms/pt.ts';
import { russianTerms } from './terms/ru.ts';
import { vietnameseTerms } from './terms/vi.ts';
import { chineseTerms } from './terms/zh.ts';

/** Names of the commonest terms of tenders and contracts. How to read them: `parse-names.ts`. */
export const termSources: Record<ConceptLanguage, string> = {
  en: englishTerms,
  de: germanTerms,
  fr: frenchTerms,
  es: spanishTerms,
  it: italianTerms,
  pt: portugueseTerms,
  pl: polishTerms,
  nl: dutchTerms,
  vi: vietnameseTerms,
  ru: russianTerms,
  zh: chineseTerms,
  ko: koreanTerms,
};
