import { locateQuote } from '../../documents/locate-quote.ts';
import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import { allPassages } from '../../search/all-passages.ts';
import type { Candidate } from '../../search/candidates.ts';
import type { ClaimCitation } from '../analyst.ts';
import { isSameMeaning, meaningOf } from '../same-meaning.ts';
import type { GeneratedQuestion } from '../tasks.ts';
import { type CitablePassage, citableByNumber, citeClaim } from './cite-claims.ts';
import { plainText } from './cited-texts.ts';
import { unescapeText } from './fence-passages.ts';
import type { WrittenQuestion } from './prompts/generate-questions.ts';

const longestQuestion = 600;

/** The questions that a model wrote about one part of the documents. */
interface WrittenPart {
  /** The numbers of the passages in the part. */
  numbers: readonly number[];
  questions: readonly WrittenQuestion[];
}

/**
 * Chooses the questions that have a place in the documents and were not asked yet, contradictions first, then in reading order.
 * @param input `known`: questions that exist already; `count`: the most that are returned
 */
export async function chooseQuestions(
  {
    asked,
    parts,
    known,
    count,
  }: { asked: AskedDocuments; parts: readonly WrittenPart[]; known: readonly string[]; count: number },
  rows: DocumentRows,
): Promise<GeneratedQuestion[]> {
  const passages = await allPassages(asked, rows);
  const find = citableByNumber(passages);
  const written = parts.map(({ numbers, questions }) => {
    const own = new Set(numbers);
    const findOwn = (number: number) => (own.has(number) ? find(number) : undefined);
    return questions.flatMap((question) => present(question, findOwn) ?? []);
  });
  const chosen = new Set(choose(inTurn(written), known, commonLanguage(passages), count));
  return contradictionsFirst(written.flat().filter((question) => chosen.has(question)));
}

/** A question with its places; null where it is empty or has none. */
function present(
  { text, audience, reason, passages, quotes }: WrittenQuestion,
  find: (number: number) => CitablePassage | undefined,
): GeneratedQuestion | null {
  const plain = plainText(text).slice(0, longestQuestion).trim();
  if (!/\p{L}/u.test(plain)) return null;
  const places = passages.flatMap((number, index) => {
    const passage = find(number);
    if (!passage) return [];
    const quote = unescapeText(quotes[index] ?? '').trim();
    return quoteFrom(passage, quote) ?? citeClaim(quote || plain, [number], find).citations;
  });
  const citations = onePerPlace(places);
  if (citations.length === 0) return null;
  // A contradiction needs two places.
  const isContradiction = reason === 'contradiction' && citations.length > 1;
  return {
    text: plain,
    audience,
    reason: reason === 'contradiction' && !isContradiction ? 'ambiguity' : reason,
    citations,
  };
}

/** The quote where it is in the passage; null where it is not. */
function quoteFrom({ candidate, sentences }: CitablePassage, quote: string): ClaimCitation | null {
  if (!/[\p{L}\p{N}]/u.test(quote)) return null;
  for (const { page, start, text } of sentences) {
    const place = locateQuote({ text, words: [] }, quote);
    if (!place) continue;
    const { documentId } = candidate;
    return {
      documentId,
      page,
      quote: text.slice(place.start, place.end),
      start: start + place.start,
      end: start + place.end,
    };
  }
  return null;
}

function onePerPlace(citations: readonly ClaimCitation[]): ClaimCitation[] {
  const byPlace = new Map(
    citations.map((citation) => [`${citation.documentId}/${citation.page}/${citation.start}`, citation]),
  );
  return [...byPlace.values()];
}

/**
 * The first of every part, then the second of every part, and so on; contradictions before all. The parts are ordered by the golden ratio,
 * so that every beginning of the list is spread over the documents: a few questions do not all come from the first pages.
 */
function inTurn(parts: readonly GeneratedQuestion[][]): GeneratedQuestion[] {
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  const spread = parts
    .map((part, index) => ({ part, place: (index * 0.618034) % 1 }))
    .sort((a, b) => a.place - b.place);
  const mixed = Array.from({ length: longest }, (_, rank) => spread.flatMap(({ part }) => part[rank] ?? [])).flat();
  return contradictionsFirst(mixed);
}

function contradictionsFirst(questions: readonly GeneratedQuestion[]): GeneratedQuestion[] {
  const isFirst = ({ reason }: GeneratedQuestion) => reason === 'contradiction';
  return [...questions.filter(isFirst), ...questions.filter((question) => !isFirst(question))];
}

function choose(
  questions: readonly GeneratedQuestion[],
  known: readonly string[],
  language: string,
  count: number,
): GeneratedQuestion[] {
  const taken = known.map((text) => meaningOf(text, language));
  const chosen: GeneratedQuestion[] = [];
  for (const question of questions) {
    if (chosen.length === count) break;
    const meaning = meaningOf(question.text, language);
    if (taken.some((other) => isSameMeaning(meaning, other))) continue;
    taken.push(meaning);
    chosen.push(question);
  }
  return chosen;
}

function commonLanguage(passages: readonly Candidate[]): string {
  const counts = new Map<string, number>();
  for (const { language } of passages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'und';
}
