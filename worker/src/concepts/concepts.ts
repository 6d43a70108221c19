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
import { type ConceptNames, parseNames } from './parse-names.ts';

/** The languages that concepts have names in, ISO 639-1. */
export const conceptLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'vi', 'ru', 'zh', 'ko'] as const;

export type ConceptLanguage = (typeof conceptLanguages)[number];

const factSources: Record<ConceptLanguage, string> = {
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

const none: ConceptNames = new Map();
const factNames = new Map<string, ConceptNames>();

/**
 * What the bid facts are called in a language, by the fact's name (`bid_security`), the most usual name first; nothing for a language
 * that is not in the table. A name may belong to two facts ("Submissionstermin" is when bids are due and when they are opened).
 */
export function namesOfFacts(language: string): ConceptNames {
  if (!isConceptLanguage(language)) return none;
  let names = factNames.get(language);
  if (!names) {
    names = parseNames(factSources[language]);
    factNames.set(language, names);
  }
  return names;
}

export function isConceptLanguage(language: string): language is ConceptLanguage {
  return (conceptLanguages as readonly string[]).includes(language);
}
