import { factsWithin } from '../facts/facts-within.ts';
import { askedFact } from '../gate/asked/asked-fact.ts';
import { type Judgement, judgePassages } from '../gate/judge-passages.ts';
import type { AskedDocuments, DocumentRows, SearchableDocument, TextVector } from '../scope/document-scope.ts';
import { type AnalyzedQuestion, analyzeQuestion } from './analyze-question.ts';
import type { Candidate, CandidateSource } from './candidates.ts';
import { rewriteFollowUp, type Turn } from './follow-up.ts';
import { fuse } from './fuse.ts';
import { likelyLanguage } from './likely-language.ts';
import { putStandardsBehind } from './put-standards-behind.ts';
import { partsOf } from './question-parts.ts';
import { type Passage, rankPassages } from './rank-passages.ts';
import { defaultRanking, type RankingOptions } from './ranking-options.ts';
import { createRowsSource } from './rows-source.ts';
import { type QuestionWeights, weighQuestion } from './weigh-question.ts';
import { withoutBuyer } from './without-buyer.ts';
import { withoutSource } from './without-source.ts';

/** What was found for a question, or a part of one, and whether it may be said. */
export interface Found extends Judgement {
  question: AnalyzedQuestion;
  weights: QuestionWeights;
  /** Best first. */
  passages: Passage[];
}

export interface SearchResult extends Found {
  /** What answers: each part where a question of several is answered in all of them, else the whole. */
  answers: Found[];
}

export interface SearchRequest {
  question: string;
  /** The conversation so far, oldest first. */
  history: readonly Turn[];
  /** The question's own vector; without it, only words are searched. */
  embedding?: TextVector;
  /** Other weights than the product's, to measure them. */
  ranking?: RankingOptions;
}

type SearchedDocuments = Pick<AskedDocuments, 'documents' | 'facts' | 'buyer'>;

/** Chunks that are ranked; more were not found to change the first ten (docs/decisions/005-retrieval.md). */
const gathered = 120;
/** Chunks that vectors add. */
const nearest = 40;

/**
 * Finds the passages of documents that are about a question. Where some of the documents are in the question's own language and some are
 * not, these are searched apart: a question in translated words finds more in a foreign document than in its own, most of it not meant.
 */
export async function searchPassages(
  asked: SearchedDocuments,
  rows: DocumentRows,
  request: SearchRequest,
): Promise<SearchResult> {
  // Two words without a stop word, such as "warranty period", are most likely English.
  const likely = likelyLanguage(request.question);
  const language = likely === 'und' ? 'en' : likely;
  const isOwn = (document: SearchableDocument) => document.language === language || document.language === 'und';
  const [own, foreign] = [asked.documents.filter(isOwn), asked.documents.filter((document) => !isOwn(document))];
  const groups = own.some((document) => document.language === language) && foreign.length > 0 ? [own, foreign] : [];
  const [first, second] = await Promise.all(
    (groups.length > 0 ? groups : [asked.documents]).map((documents) =>
      searchDocuments({ ...asked, documents, facts: factsWithin(documents, asked.facts) }, rows, request),
    ),
  );
  return second ? chooseBetween(first as SearchResult, second) : (first as SearchResult);
}

/** How much the places of documents in other languages count beside those in the question's own where these answer. */
const foreignShare = 0.9;

/**
 * The documents in the question's own language answer where they can. What others seem to answer in translated words is right so seldom that
 * it is only shown as a near place. The order of places is by rank: their scores are not of one scale.
 */
function chooseBetween(own: SearchResult, foreign: SearchResult): SearchResult {
  if (own.band === 'answer' || own.fact?.stated) {
    return { ...own, passages: fuse([own.passages, foreign.passages], keyOf, [1, foreignShare]) };
  }
  const [first, second] = own.band === 'none' ? [foreign, own] : [own, foreign];
  return {
    ...own,
    band: first.band === 'none' ? 'none' : 'closest',
    passages: fuse([first.passages, second.passages], keyOf),
    likely: fuse([first.likely, second.likely], keyOf),
  };
}

async function searchDocuments(
  asked: SearchedDocuments,
  rows: DocumentRows,
  { embedding, ...request }: SearchRequest,
): Promise<SearchResult> {
  const source = createRowsSource(asked, rows);
  const near = embedding ? await source.load(await rows.findNearest(embedding, nearest)) : [];
  const fileNames = asked.documents.map(({ fileName }) => fileName);
  return searchSource(source, { ...request, near, facts: asked.facts, buyer: asked.buyer, fileNames });
}

/** A question to any source of candidates. */
interface SourceRequest extends Omit<SearchRequest, 'embedding'>, Pick<AskedDocuments, 'facts' | 'buyer'> {
  /** Names of the searched documents. */
  fileNames?: readonly string[];
  /** Candidates found by vectors, nearest first; the words' order and theirs are fused by rank. */
  near?: readonly Candidate[];
}

/** The same over any source of candidates. */
export async function searchSource(source: CandidateSource, request: SourceRequest): Promise<SearchResult> {
  const { question: asked, history } = request;
  const whole = await searchOne(source, request);
  const split = partsOf(asked).map((part, index, parts) => withBids(part, parts[index - 1]));
  // "Where and how must bids be submitted?" asks for one fact.
  const parts =
    whole.fact && split.every((part) => (askedFact(part) ?? whole.fact?.fact) === whole.fact?.fact) ? [] : split;
  const found: Found[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts.slice(0, index).map((question) => ({ question, answer: '' }));
    found.push(await searchOne(source, { ...request, question: part, history: [...history, ...before] }));
  }
  // Half an answer would pass for a whole one.
  if (found.length === 0 || !found.every(({ band }) => band === 'answer')) {
    const isHalf = found.length > 0 && whole.fact !== null && whole.band === 'answer';
    return { ...whole, ...(isHalf && { band: 'closest' }), answers: [whole] };
  }
  if (whole.band === 'answer') return { ...whole, answers: found };
  const [passages, likely] = [found.map((part) => part.passages), found.map((part) => part.likely)].map((lists) =>
    fuse(lists, keyOf),
  ) as [Passage[], Passage[]];
  const confidence = Math.min(...found.map((part) => part.confidence));
  return { ...whole, passages, likely, confidence, band: 'answer', answers: found };
}

/** Bids alone: not "the bid security", nor "who offers maintenance". */
const aloneBid =
  /\b(?:(?:the|a|an|our|your) (?:bid|tender|proposal|offer|quotation)s?|bids|tenders|proposals|quotations)(?= (?:is|are|be|due|must|shall|should|will|can|may|need|has|have|submitted|opened|evaluated)\b|[,?]|$)/iu;

/** "When is the bid due, and how is it submitted?": the second part asks about the bid, too. */
function withBids(part: string, before: string | undefined): string {
  const bid = before && aloneBid.exec(before)?.[0];
  return bid ? part.replace(/\b(?:it|they)\b/iu, bid) : part;
}

async function searchOne(
  source: CandidateSource,
  { question: asked, history, near = [], ranking = defaultRanking, facts = [], buyer, fileNames }: SourceRequest,
): Promise<Found> {
  const { question: whole, carried, refersBack } = rewriteFollowUp(asked, history);
  const { question: text, named } = withoutBuyer(whole, buyer);
  const about = withoutSource(text, likelyLanguage(text), fileNames);
  const names = [carried, named, about.named].filter(Boolean).join(' ');
  const question = analyzeQuestion(about.question, await source.languages(), names);
  const keys = [...new Set(question.wordings.flatMap((wording) => wording.contentKeys))];
  const weights = weighQuestion(question, await source.statistics(keys));
  const candidates = await source.gather(keyWeights(question, weights), gathered);
  const ranked = rankPassages(question, weights, candidates, ranking);
  const byWords = about.named === '' ? await putStandardsBehind(ranked, source) : ranked;
  const passages = near.length > 0 ? fuse([byWords, rankNear(question, weights, near)], keyOf) : byWords;
  // "And the performance security?" follows another question, but names all that it asks for.
  const wanted = refersBack ? null : askedFact(text);
  const fact = facts.find((known) => known.fact === wanted) ?? null;
  return { question, weights, passages, ...judgePassages(question, weights, passages, fact) };
}

const keyOf = ({ candidate }: Passage) => `${candidate.documentId}/${candidate.ordinal}`;

/** What each key alone is worth, for gathering. */
function keyWeights(question: AnalyzedQuestion, weights: QuestionWeights): Map<string, number> {
  const byKey = new Map<string, number>();
  question.wordings.forEach(({ contentKeys }, index) => {
    const value = weights.wordings[index] as number;
    for (const key of contentKeys) byKey.set(key, Math.max(byKey.get(key) ?? 0, value));
  });
  return byKey;
}

/** Passages in the order of their vectors, with their sentences scored by words. */
function rankNear(question: AnalyzedQuestion, weights: QuestionWeights, near: readonly Candidate[]): Passage[] {
  const order = new Map(near.map((candidate, index) => [candidate, index]));
  return rankPassages(question, weights, near).sort(
    (a, b) => (order.get(a.candidate) ?? 0) - (order.get(b.candidate) ?? 0),
  );
}
