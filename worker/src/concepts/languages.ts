/** The languages that concepts have names in, ISO 639-1. */
export const conceptLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'vi', 'ru', 'zh', 'ko'] as const;

export type ConceptLanguage = (typeof conceptLanguages)[number];

export function isConceptLanguage(language: string): language is ConceptLanguage {
  return (conceptLanguages as readonly string[]).includes(language);
}
