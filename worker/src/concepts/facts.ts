import { germanFacts } from './facts/de.ts';
import { englishFacts } from './facts/en.ts';
import { spanishFacts } from './facts/es.ts';
import { frenchFacts } from './facts/fr.ts';
import { italianFacts } from './facts/it.ts';
import { koreanFacts } from './facts/ko.ts';
import { dutchFacts } from './facts/nl.ts';
import { polishFacts } from './facts/pl.ts';
import { portugueseFacts } from './facts/pt.ts';
import { russianFacts } from './facts/ru.ts';
import { vietnameseFacts } from './facts/vi.ts';
import { chineseFacts } from './facts/zh.ts';
import type { ConceptLanguage } from './languages.ts';

/** Names of the bid facts. How to read them: `parse-names.ts`. */
export const factSources: Record<ConceptLanguage, string> = {
  en: englishFacts,
  de: germanFacts,
  fr: frenchFacts,
  es: spanishFacts,
  it: italianFacts,
  pt: portugueseFacts,
  pl: polishFacts,
  nl: dutchFacts,
  vi: vietnameseFacts,
  ru: russianFacts,
  zh: chineseFacts,
  ko: koreanFacts,
};
