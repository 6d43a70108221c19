import { conceptTables } from '../../concepts/concepts.ts';
import { conceptLanguages } from '../../concepts/languages.ts';
import { analyzerFor } from '../terms.ts';
import { englishEveryday } from './english-everyday.ts';
import { englishItSupply } from './english-it-supply.ts';
import { englishPlain } from './english-plain.ts';
import { englishTender } from './english-tender.ts';
import { parseThesaurus } from './parse-thesaurus.ts';
import { createPhraseTable, type PhraseTable, phrasesOf } from './phrase-table.ts';
import { vietnameseTender } from './vietnamese.ts';

export type Thesaurus = Pick<PhraseTable, 'alternatives' | 'expand' | 'words'>;

const sources: Record<string, string[]> = {
  en: [englishTender, englishItSupply, englishEveryday, englishPlain],
  vi: [vietnameseTender],
};

/** What another name of the same concept is worth, beside the question's own word, which is worth 1. */
const nameWeight = 0.6;
/** Languages that have a thesaurus of their own need the names of concepts only for their phrases. */
const ownSources = new Set(Object.keys(sources));

const thesauri = new Map<string, Thesaurus>();

/** Parses every thesaurus now, so that the first question does not wait for it. */
export function loadThesauri(): void {
  for (const language of conceptLanguages) thesaurusFor(language);
}

/** The thesaurus for questions about documents of a language; an empty one where there is none. */
export function thesaurusFor(language: string): Thesaurus {
  let thesaurus = thesauri.get(language);
  if (!thesaurus) {
    thesaurus = createThesaurus(language);
    thesauri.set(language, thesaurus);
  }
  return thesaurus;
}

function createThesaurus(language: string): Thesaurus {
  const analyze = analyzerFor(language);
  const table = createPhraseTable();
  const join = (askedNames: readonly string[], writtenNames: readonly string[], weight: number) => {
    const written = phrasesOf(writtenNames, analyze);
    // A long line says less about each of its members.
    const share = weight * shareOf(written.length);
    for (const asked of phrasesOf(askedNames, analyze)) {
      const own = asked.keys.join(' ');
      table.know(asked);
      for (const phrase of written) if (phrase.keys.join(' ') !== own) table.add(asked, phrase, share);
    }
  };
  for (const line of (sources[language] ?? []).flatMap(parseThesaurus)) join(line.asked, line.written, line.weight);
  if (!ownSources.has(language)) {
    for (const names of conceptTables(language)) for (const list of names.values()) join(list, list, nameWeight);
  }
  return table;
}

/** The share that each of some wordings keeps: the more there are, the less each says. */
export function shareOf(count: number): number {
  return Math.min(1, Math.sqrt(8 / Math.max(1, count)));
}
