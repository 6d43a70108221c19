import { germanQuestions } from './de.ts';
import { englishQuestions } from './en.ts';
import { spanishQuestions } from './es.ts';
import { frenchQuestions } from './fr.ts';
import { italianQuestions } from './it.ts';
import { koreanQuestions } from './ko.ts';
import type { FactQuestions } from './model.ts';
import { dutchQuestions } from './nl.ts';
import { polishQuestions } from './pl.ts';
import { portugueseQuestions } from './pt.ts';
import { russianQuestions } from './ru.ts';
import { vietnameseQuestions } from './vi.ts';
import { chineseQuestions } from './zh.ts';

/** Questions by language, ISO 639-1: those that the concepts of the search have names in, so that each is known for what it asks. */
export const suggestedQuestions: Readonly<Record<string, FactQuestions>> = {
  en: englishQuestions,
  de: germanQuestions,
  fr: frenchQuestions,
  es: spanishQuestions,
  it: italianQuestions,
  pt: portugueseQuestions,
  pl: polishQuestions,
  nl: dutchQuestions,
  vi: vietnameseQuestions,
  ru: russianQuestions,
  zh: chineseQuestions,
  ko: koreanQuestions,
};

/** Where a tender is in no language of the table. */
export const usualLanguage = 'en';
