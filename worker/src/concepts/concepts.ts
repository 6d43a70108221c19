import { everydaySources } from './everyday.ts';
import { factSources } from './facts.ts';
import { isConceptLanguage } from './languages.ts';
import { type ConceptNames, parseNames } from './parse-names.ts';
import { termSources } from './terms.ts';

const sources = [factSources, termSources, everydaySources];

const none: readonly ConceptNames[] = sources.map(() => new Map());
const tables = new Map<string, readonly ConceptNames[]>();

/**
 * Every table of concepts in a language: the bid facts first, then the terms of tenders, then everyday words. A concept has its
 * names at the same place and under the same id in the tables of each language; a language without names has empty tables.
 */
export function conceptTables(language: string): readonly ConceptNames[] {
  if (!isConceptLanguage(language)) return none;
  let parsed = tables.get(language);
  if (!parsed) {
    parsed = sources.map((source) => parseNames(source[language]));
    tables.set(language, parsed);
  }
  return parsed;
}

/**
 * What the bid facts are called in a language, by the fact's name (`bid_security`), the most usual name first; nothing for a language
 * that is not in the table. A name may belong to two facts ("Submissionstermin" is when bids are due and when they are opened).
 */
export function namesOfFacts(language: string): ConceptNames {
  return conceptTables(language)[0] as ConceptNames;
}
