import { englishQuestions } from './english.ts';
import type { FactQuestions } from './model.ts';
import {
  dutchQuestions,
  frenchQuestions,
  germanQuestions,
  italianQuestions,
  polishQuestions,
  portugueseQuestions,
  russianQuestions,
  spanishQuestions,
} from './other-languages.ts';

/** Ways to ask for facts by the language of the question. */
export const factQuestions: Partial<Record<string, FactQuestions>> = {
  en: englishQuestions,
  de: germanQuestions,
  fr: frenchQuestions,
  es: spanishQuestions,
  it: italianQuestions,
  pt: portugueseQuestions,
  pl: polishQuestions,
  nl: dutchQuestions,
  ru: russianQuestions,
};
