import { isSameMeaning, type Meaning, meaningOf } from '../../same-meaning.ts';

/** Tells whether a question says something that none before it did. */
export interface DistinctQuestions {
  /** False where the same was asked before; a question that is new is remembered. */
  add(question: string): boolean;
}

/** Quotes of fewer words are a term, not what a question is about. */
const leastQuoted = 4;

/**
 * Compares questions by what they are about: the words of the document that they quote, or all their words where they quote none.
 * @param language ISO 639-1, of the documents
 */
export function createDistinctQuestions(known: readonly string[], language: string): DistinctQuestions {
  const seen: Meaning[][] = known.map((question) => meaningsOf(question, language));
  return {
    add(question) {
      const meanings = meaningsOf(question, language);
      const isKnown = seen.some((others) => others.some((other) => meanings.some((own) => isSameMeaning(own, other))));
      if (!isKnown) seen.push(meanings);
      return !isKnown;
    },
  };
}

function meaningsOf(question: string, language: string): Meaning[] {
  const quotes = [...question.matchAll(/“([^“”]+)”/gu)].map(([, quote]) => quote as string);
  const about = quotes.filter((quote) => quote.split(/\s+/u).length >= leastQuoted);
  return (about.length > 0 ? about : [question]).map((text) => meaningOf(text, language));
}
