import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import { type SearchRequest, type SearchResult, searchPassages } from '../../search/search-passages.ts';
import { type Claim, notInDocuments } from '../analyst.ts';
import { pickSentences, type QuotedSentence } from './pick-sentences.ts';

/** An answer in sentences of the documents. */
export interface QuotedAnswer {
  /** Its text, as it is shown piece by piece. */
  pieces: string[];
  answered: boolean;
  claims: Claim[];
  /** Only a part of a table or list that answers is quoted. */
  isFragment: boolean;
  /** How well the passages found fit the question, 0 to 1. */
  support: number;
}

/** Finds what documents say of a question, and answers with their sentences as they stand, the most fitting first. */
export async function answerWithQuotes(
  { asked, ...request }: SearchRequest & { asked: AskedDocuments },
  rows: DocumentRows,
): Promise<QuotedAnswer> {
  return quoteAnswer(await searchPassages(asked, rows, request));
}

/** The answer that was found, in sentences as they stand. */
export function quoteAnswer(found: SearchResult): QuotedAnswer {
  const { support } = found;
  const { sentences, isFragment } = found.isAnswered ? quotesOf(found) : { sentences: [], isFragment: false };
  if (sentences.length === 0)
    return { pieces: [notInDocuments], answered: false, claims: [], isFragment: false, support };
  const claims = sentences.map(({ documentId, page, start, end, quote }): Claim => {
    const text = quote.replace(/\s+/gu, ' ');
    return { text, citations: [{ documentId, page, quote, start, end }], supported: true };
  });
  const pieces = claims.map(({ text }, index) => (index === 0 ? text : `\n\n${text}`));
  return { pieces, answered: true, claims, isFragment, support };
}

/** Statements, tables and lists that are quoted for each part of a question that has several. */
const mostOfPart = 3;

/** The sentences of an answer, part by part of the question; one that answers two parts comes once. */
function quotesOf({ answers, question }: SearchResult): { sentences: QuotedSentence[]; isFragment: boolean } {
  // Whoever asks for a date, a sum or a name wants one, not all that stand in a table.
  const asksOne = question.cues.length > 0;
  const picked = answers.map((passages) => pickSentences(passages, asksOne));
  const quoted = picked.flatMap(({ units }) => (picked.length > 1 ? units.slice(0, mostOfPart) : units)).flat();
  const byPlace = new Map<string, QuotedSentence>();
  for (const sentence of quoted) byPlace.set(`${sentence.documentId}/${sentence.page}/${sentence.start}`, sentence);
  return { sentences: [...byPlace.values()], isFragment: picked.some(({ isFragment }) => isFragment) };
}
