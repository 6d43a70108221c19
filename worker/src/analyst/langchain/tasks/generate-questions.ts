import { locateQuote } from '../../../documents/locate-quote.ts';
import type { Candidate } from '../../../search/candidates.ts';
import type { ClaimCitation } from '../../analyst.ts';
import { isSameMeaning, meaningOf } from '../../same-meaning.ts';
import type { GeneratedQuestion, QuestionsRequest } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { documentBudget, estimateTokens } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { type CitablePassage, citeClaim } from '../cite-claims.ts';
import { plainText } from '../cited-texts.ts';
import { unescapeText } from '../fence-passages.ts';
import { mapLimited } from '../map-limited.ts';
import { joinTexts, numberPassages } from '../number-passages.ts';
import { generateQuestionsPrompt, type WrittenQuestion } from '../prompts/generate-questions.ts';
import { concurrency } from './summarise.ts';

/** Questions that one answer may hold without being cut off. */
const mostAtOnce = 15;
/** Asked for beyond what is wanted, since some come twice. */
const surplus = 1.4;
/** Tokens of known questions that go along: what the budget reserves for a wish. */
const knownTokens = 900;
const longestQuestion = 600;

/**
 * Questions from every part of the documents, contradictions first, then in reading order. Those without a place in the documents, and
 * those that ask what is known or was asked already, are left out.
 */
export async function generateQuestions(access: ModelAccess, request: QuestionsRequest): Promise<GeneratedQuestion[]> {
  const { passages, fileNames, known, count, signal, spend, onProgress } = request;
  signal.throwIfAborted();
  if (passages.length === 0 || count < 1) return [];
  const shownKnown = firstWithin(known, knownTokens);
  const full = documentBudget(access.contextTokens);
  const wanted = Math.ceil(count * surplus);
  const all = numberPassages(passages, fileNames, full);
  const tokens = all.batches.flat().reduce((sum, { text }) => sum + estimateTokens(text) + 1, 0);
  const parts = Math.max(all.batches.length, Math.ceil(wanted / mostAtOnce));
  const { batches, find } = numberPassages(passages, fileNames, Math.min(full, Math.ceil((tokens / parts) * 1.05)));
  const most = Math.min(mostAtOnce, Math.max(2, Math.ceil(wanted / batches.length)));
  let done = 0;
  onProgress?.(0, batches.length);
  const written = await mapLimited(batches, concurrency, signal, async (batch, either) => {
    const prompt = generateQuestionsPrompt(joinTexts(batch), shownKnown, most);
    const { questions } = await callStructured(access, prompt, { signal: either, spend });
    onProgress?.(++done, batches.length);
    const own = new Set(batch.map(({ number }) => number));
    const findOwn = (number: number) => (own.has(number) ? find(number) : undefined);
    return questions.slice(0, most).flatMap((question) => present(question, findOwn) ?? []);
  });
  const chosen = new Set(choose(inTurn(written), known, commonLanguage(passages), count));
  return contradictionsFirst(written.flat().filter((question) => chosen.has(question)));
}

/** A question with its places; null where it says nothing or stands on none. */
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
  // It takes two to contradict each other.
  const isContradiction = reason === 'contradiction' && citations.length > 1;
  return {
    text: plain,
    audience,
    reason: reason === 'contradiction' && !isContradiction ? 'ambiguity' : reason,
    citations,
  };
}

/** The quote where it stands in the passage; null where it does not. */
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
 * The first of every part, then the second of every part, and so on; contradictions before all. The parts come in an order of which
 * every beginning is spread over the documents (by the golden ratio): a few questions are not all of the first pages.
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

/** The first ones, as many as fit. */
function firstWithin(texts: readonly string[], budget: number): string[] {
  let left = budget;
  return texts.filter((text) => {
    left -= estimateTokens(text) + 1;
    return left >= 0;
  });
}
