import { conceptTables } from '../../concepts/concepts.ts';
import { analyzerFor } from '../terms.ts';
import { createPhraseTable, type Expansion, type PhraseTable, phrasesOf } from './phrase-table.ts';
import { shareOf, thesaurusFor } from './thesaurus.ts';

/** What a translation is worth beside a word that is the same in both languages, which is worth 1. */
const translatedWeight = 0.9;
/** The same where the question's word is first replaced by another one of its language that has a translation. */
const bridgedWeight = 0.6;

const tables = new Map<string, PhraseTable>();

/** What words and phrases of one language, given as terms by their keys, may be called in another; nothing where one has no names. */
export function translate(terms: readonly (readonly string[])[], from: string, to: string): Expansion[] {
  const table = tableBetween(from, to);
  const direct = table.expand(terms);
  // "fined" is no name of a concept, but another word for "penalty", which is one.
  const bridged = thesaurusFor(from)
    .expand(terms)
    .flatMap((other) =>
      [...table.alternatives(other.keys)].map((phrase) => ({
        ...phrase,
        weight: phrase.weight * other.weight * bridgedWeight,
        from: other.from,
        length: other.length,
      })),
    );
  return [...direct, ...bridged];
}

function tableBetween(from: string, to: string): PhraseTable {
  const id = `${from} ${to}`;
  let table = tables.get(id);
  if (!table) {
    table = createTable(from, to);
    tables.set(id, table);
  }
  return table;
}

function createTable(from: string, to: string): PhraseTable {
  const table = createPhraseTable();
  const [asked, written] = [conceptTables(from), conceptTables(to)];
  asked.forEach((names, index) => {
    for (const [concept, list] of names) {
      const translations = phrasesOf(written[index]?.get(concept) ?? [], analyzerFor(to));
      const weight = translatedWeight * shareOf(translations.length);
      for (const phrase of phrasesOf(list, analyzerFor(from))) {
        for (const translation of translations) table.add(phrase, translation, weight);
      }
    }
  });
  return table;
}
