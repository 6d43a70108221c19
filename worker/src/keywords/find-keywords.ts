import { type Abbreviation, findAbbreviations } from './abbreviations.ts';
import { chooseHits } from './choose-hits.ts';
import { type Dictionary, englishDictionary } from './dictionary.ts';
import { type DocumentText, toDocumentText } from './document-text.ts';
import { createDocumentWords, type DocumentWords } from './document-words.ts';
import { foldText } from './fold-text.ts';
import { glossaryFor } from './glossary/bid-glossary.ts';
import type { Hit, KeywordHits, KeywordSource } from './model.ts';
import { createPlaces } from './place-hits.ts';
import { findPlain } from './plain-hits.ts';
import { withoutMarks } from './typed-keyword.ts';
import {
  abbreviationCandidates,
  accentCandidates,
  type Candidate,
  inflectionCandidates,
  phraseCandidates,
  plainCandidates,
  spellingCandidates,
  toTypedKeyword,
} from './variants.ts';

/** Most places of a keyword that are given, and most parts of words among them; all are counted. */
export interface HitLimits {
  places: number;
  partsOfWords: number;
}

interface FindKeywordsOptions {
  /** Whether places inside longer words are looked for, too: "bid" in "forbid". Not if not given. */
  includePartsOfWords?: boolean;
  /** Other words for a keyword, by the keyword as it was given. */
  synonyms?: ReadonlyMap<string, readonly string[]>;
  /** No limit if not given. */
  limits?: HitLimits;
  /** `done` of `total` steps, one for each keyword in each document. */
  onProgress?(done: number, total: number): void;
}

/** How many keywords of a document are searched between two reports of progress. */
const reportEvery = 10;

/**
 * Finds every place of each keyword in the documents, in the order of both. Whatever a plain search for whole words finds in the text
 * without its line breaks and hyphens, case aside, is among the hits; with parts of words, whatever it finds at all. Short forms in
 * capitals ("NDA") are whole words in any case. A document that was searched before is not opened again.
 */
export async function findKeywords(
  documents: readonly KeywordSource[],
  keywords: readonly string[],
  { includePartsOfWords = false, synonyms, limits, onProgress }: FindKeywordsOptions = {},
): Promise<KeywordHits[]> {
  const found = keywords.map((keyword): KeywordHits => ({ keyword, hits: [], counts: {}, byDocument: new Map() }));
  const total = documents.length * keywords.length;
  let done = 0;
  for (const document of documents) {
    const search = opened.get(document) ?? (await openDocument(document));
    opened.set(document, search);
    for (const each of found) {
      search.into(each, { includePartsOfWords, synonyms: synonyms?.get(each.keyword) ?? [], limits });
      done++;
      if (done % reportEvery === 0 || done === total) onProgress?.(done, total);
    }
  }
  return found;
}

const opened = new WeakMap<KeywordSource, OpenDocument>();

/** A document made ready to be searched. */
interface OpenDocument {
  /** Counts every place, and adds those that the limits leave room for. */
  into(found: KeywordHits, wish: Wish): void;
}

interface Wish {
  includePartsOfWords: boolean;
  synonyms: readonly string[];
  limits: HitLimits | undefined;
}

async function openDocument(source: KeywordSource): Promise<OpenDocument> {
  const text = toDocumentText(source);
  const dictionary: Dictionary | null = source.language === 'en' ? await englishDictionary() : null;
  const words = createDocumentWords(text, source.language, dictionary);
  const abbreviations = findAbbreviations(text.source);
  const toHit = createHits(source, text);
  return {
    into({ keyword, hits, counts, byDocument }, { includePartsOfWords, synonyms, limits }) {
      const all = candidatesOf(text, words, abbreviations, keyword, synonyms);
      const candidates = includePartsOfWords ? all : all.filter(({ match }) => match !== 'part_of_word');
      for (const candidate of chooseHits(candidates, text.text.length)) {
        const { match } = candidate;
        const count = (counts[match] ?? 0) + 1;
        counts[match] = count;
        if (match !== 'part_of_word') byDocument.set(source.id, (byDocument.get(source.id) ?? 0) + 1);
        const isFull =
          limits && (hits.length >= limits.places || (match === 'part_of_word' && count > limits.partsOfWords));
        if (!isFull) hits.push(toHit(candidate));
      }
    },
  };
}

function candidatesOf(
  text: DocumentText,
  words: DocumentWords,
  abbreviations: Abbreviation[],
  keyword: string,
  synonyms: readonly string[],
): Candidate[] {
  const bare = withoutMarks(keyword);
  const typed = toTypedKeyword(bare);
  const { folded } = typed;
  if (folded.text === '') return [];
  const count = (phrase: string) => phraseCandidates(text, words, phrase, 'glossary').length;
  const glossary = glossaryFor(bare, words.language, abbreviations, count);
  return [
    ...withMarks(text, keyword, bare, plainCandidates(text, words, typed)),
    ...inflectionCandidates(text, words, typed),
    ...abbreviationCandidates(text, words, bare, abbreviations, 'abbreviation'),
    ...abbreviationCandidates(text, words, bare, glossary, 'glossary'),
    ...spellingCandidates(text, words, folded),
    ...accentCandidates(text, words, folded),
    ...synonyms.flatMap((synonym) => phraseCandidates(text, words, synonym, 'synonym')),
  ];
}

/** Where the marks around a keyword are in the text as well, they belong to its place: nothing that was typed goes unmarked. */
function withMarks(text: DocumentText, keyword: string, bare: string, candidates: Candidate[]): Candidate[] {
  if (bare === keyword) return candidates;
  const typed = foldText(keyword);
  const before = foldText(keyword.slice(0, keyword.indexOf(bare))).text.length;
  const written = findPlain(text, typed).filter(({ hasSameBlanks }) => hasSameBlanks);
  const places = new Map(written.map(({ start, end }) => [start + before, { start, end }]));
  return candidates.map((candidate) => ({ ...candidate, ...places.get(candidate.start) }));
}

/** Leads candidates back to their places on the pages. */
function createHits(source: KeywordSource, text: DocumentText) {
  const places = createPlaces(source);
  const pageOf = (offset: number) => {
    let index = text.pageStarts.length - 1;
    let low = 0;
    while (low < index) {
      const middle = (low + index + 1) >> 1;
      if ((text.pageStarts[middle] as number) <= offset) low = middle;
      else index = middle - 1;
    }
    return index;
  };
  return ({ start, end, match }: Candidate): Hit => {
    const from = text.starts[start] as number;
    const to = text.ends[end - 1] as number;
    const index = pageOf(from);
    const last = pageOf(to - 1);
    const pageStart = text.pageStarts[index] as number;
    const page = source.pages[index] as KeywordSource['pages'][number];
    const endOnPage = last === index ? to - pageStart : page.text.trimEnd().length;
    const rest = source.pages[last];
    return {
      documentId: source.id,
      page: page.number,
      start: from - pageStart,
      end: endOnPage,
      match,
      found: text.source.slice(from, to),
      ...(last !== index &&
        rest && { rest: { page: rest.number, start: 0, end: to - (text.pageStarts[last] as number) } }),
      ...places.find(index, from - pageStart, endOnPage),
    };
  };
}
