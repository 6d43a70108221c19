import type { KnownFact } from '../../facts/known-fact.ts';
import { noteReplacedDates } from '../../facts/note-replaced-dates.ts';
import { type Band, noClearAnswer, notInDocuments } from '../../gate/band.ts';
import { createEvidenceReader } from '../../gate/evidence.ts';
import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import type { Candidate } from '../../search/candidates.ts';
import { isHeaderOfBlankForm, isHeaderRow, isLabel } from '../../search/passage-shapes.ts';
import type { Passage, PassageSentence } from '../../search/rank-passages.ts';
import { type Found, type SearchRequest, type SearchResult, searchPassages } from '../../search/search-passages.ts';
import type { Claim } from '../analyst.ts';
import { claimOf } from './claim-of.ts';
import { withColumnNames } from './column-names.ts';
import { pickSentences } from './pick-sentences.ts';
import type { QuotedSentence } from './quoted-sentence.ts';
import { createPageReader } from './read-around.ts';
import { sayFact } from './say-fact.ts';

/** An answer in sentences of the documents. */
export interface QuotedAnswer {
  band: Band;
  /** The probability that it is right, 0 to 1. */
  confidence: number;
  /** Its text, as it is shown piece by piece. */
  pieces: string[];
  /** The sentences of the answer, or the nearest places. */
  claims: Claim[];
  /** The nearest places, whatever the answer is; none where the documents seem not to mention the subject. */
  closest: Claim[];
}

/**
 * Finds what documents say about a question, and answers with their sentences word for word, the most fitting first.
 * @param least as in `quoteAnswer`
 */
export async function answerWithQuotes(
  { asked, least, ...request }: SearchRequest & { asked: AskedDocuments; least: number },
  rows: DocumentRows,
): Promise<QuotedAnswer> {
  return quoteAnswer(await searchPassages(asked, rows, request), least, asked.facts);
}

/** A part of a list may match the question perfectly and still not answer it, so nobody can be sure of it. */
const mostOfFragment = 0.6;

/**
 * The answer that was found, in the documents' own sentences; the nearest places where nothing that was found is good enough.
 * @param least the confidence, 0 to 1, below which an answer is no more than a nearest place; 0: as the gate decides
 * @param facts what is known about the documents: a quoted date that another one replaces is said with the one that counts
 */
export function quoteAnswer(found: SearchResult, least = 0, facts: readonly KnownFact[] = []): QuotedAnswer {
  const closest = noteReplacedDates(found.band === 'none' ? [] : placesOf(found).map(claimOf), facts);
  const { claims: said, isFragment } = found.band === 'answer' ? sayAll(found) : { claims: [], isFragment: false };
  const claims = noteReplacedDates(said, facts);
  const confidence = isFragment ? Math.min(found.confidence, mostOfFragment) : found.confidence;
  if (claims.length > 0 && confidence >= least) {
    const pieces = claims.map(({ text }, index) => (index === 0 ? text : `\n\n${text}`));
    return { band: 'answer', confidence, pieces, claims, closest };
  }
  const band = closest.length > 0 ? 'closest' : 'none';
  const pieces = band === 'closest' ? closestPieces(closest) : [notInDocuments];
  return { band, confidence: 0, pieces, claims: closest, closest };
}

/** The text that is shown where only the nearest places are known. */
export function closestPieces(closest: readonly Claim[]): string[] {
  return [noClearAnswer, ...closest.map(({ text }) => `\n\n${text}`)];
}

/** Statements, tables and lists that are quoted for each part of a question that has several. */
const mostOfPart = 3;

/** What answers, part by part of the question; a sentence that answers two parts comes once. */
function sayAll({ answers }: SearchResult): { claims: Claim[]; isFragment: boolean } {
  const said = answers.map((found) => sayFact(found) ?? sayPassages(found, answers.length > 1));
  const byPlace = new Map<string, Claim>();
  for (const claim of said.flatMap(({ claims }) => claims)) {
    const [place] = claim.citations;
    byPlace.set(place ? `${place.documentId}/${place.page}/${place.start} ${claim.text}` : claim.text, claim);
  }
  return { claims: [...byPlace.values()], isFragment: said.some(({ isFragment }) => isFragment) };
}

function sayPassages(found: Found, isPart: boolean): { claims: Claim[]; isFragment: boolean } {
  const { units, isFragment } = pick(found);
  const sentences = (isPart ? units.slice(0, mostOfPart) : units).flat();
  return { claims: onlyNamesColumns(found, sentences.length) ? [] : sentences.map(claimOf), isFragment };
}

/** Whether the one sentence that would answer only names the columns of a table whose rows say nothing of it. */
function onlyNamesColumns({ likely: [first] }: Found, count: number): boolean {
  const sentence = first?.sentences[first.best];
  return count === 1 && first !== undefined && sentence !== undefined && namesColumns(first.candidate, sentence);
}

const namesColumns = (candidate: Candidate, sentence: PassageSentence): boolean =>
  isHeaderRow(candidate, sentence) || isHeaderOfBlankForm(candidate, sentence);

/** A form that nobody has filled in says nothing. */
function saysSomething({ candidate, sentences, best }: Passage): boolean {
  const sentence = sentences[best];
  return sentence === undefined || !isHeaderOfBlankForm(candidate, sentence);
}

function pick({ question, weights, likely }: Found) {
  const evidenceOf = createEvidenceReader(question);
  const focus = weights.concepts.indexOf(Math.max(...weights.concepts));
  return pickSentences(likely, {
    // A person who asks for a date, a sum or a name wants one, not all that a table contains.
    asksOne: question.cues.length > 0,
    asksWhether: question.asksWhether,
    isTold: (passage, index) => {
      const { concepts, kind } = evidenceOf(passage, index);
      return kind > 0 && concepts.has(focus);
    },
  });
}

const isWithin = (part: QuotedSentence, whole: QuotedSentence): boolean =>
  part.documentId === whole.documentId &&
  part.page === whole.page &&
  part.start >= whole.start &&
  part.end <= whole.end;

/** Places that are shown where there is no clear answer. */
const mostPlaces = 3;

/**
 * The place of the fact that is asked for, and the best sentence of each of the likeliest passages, one a page, and none twice; before the row
 * of a table, the names of its columns.
 */
function placesOf({ likely, fact }: Found): QuotedSentence[] {
  const byPage = new Map<string, QuotedSentence[]>();
  const said = new Set<string>();
  const reader = createPageReader(likely);
  const add = (place: QuotedSentence, passage?: Passage) => {
    const [page, { text }] = [`${place.documentId}/${place.page}`, claimOf(place)];
    if (byPage.has(page) || said.has(text)) return;
    said.add(text);
    byPage.set(page, passage ? withColumnNames(reader, passage, place) : [place]);
  };
  if (fact?.stated?.place) add(fact.stated.place);
  // A place that may state the fact hides no other of its page.
  const maybe = fact && !fact.stated ? (fact.further ?? []).slice(0, 1) : [];
  for (const { text } of maybe.map(claimOf)) said.add(text);
  for (const passage of likely.filter(saysSomething).slice(0, 2 * mostPlaces)) {
    const { candidate, sentences, best } = passage;
    // A heading is no statement.
    const isSaying = ({ text }: PassageSentence) => !isLabel(text, candidate.sectionPath);
    const sentence = sentences.slice(best).find(isSaying) ?? sentences[best];
    const span = candidate.spans.find(({ page }) => page === sentence?.page);
    if (!sentence || !span) continue;
    const { page, start, end } = sentence;
    const place = { documentId: candidate.documentId, page, start, end, quote: span.pageText.slice(start, end) };
    if (!maybe.some((whole) => isWithin(place, whole))) add(place, passage);
  }
  const places = [maybe, ...byPage.values()].slice(0, mostPlaces).flat();
  // Rows of a form that is repeated page by page have the same columns.
  const isFirst = (place: QuotedSentence) => places.find(({ quote }) => quote === place.quote) === place;
  return places.filter(isFirst);
}
