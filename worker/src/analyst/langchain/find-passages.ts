import { type AskedDocuments, type DocumentRows, namesOf } from '../../scope/document-scope.ts';
import { type SearchRequest, searchPassages } from '../../search/search-passages.ts';
import { type QuotedAnswer, quoteAnswer } from '../extractive/quote-answer.ts';
import type { CitablePassage } from './cite-claims.ts';
import { fencePassages } from './fence-passages.ts';

/** What a model is shown of the documents, and what is needed to cite it. */
export interface FoundPassages {
  /** Fenced and numbered. */
  text: string;
  /** Those that are shown, the one of number 1 first. */
  passages: CitablePassage[];
  /** What the documents' own sentences say about the question. */
  quoted: QuotedAnswer;
}

/**
 * Finds the passages that are about a question, as many as fit into what a model is shown.
 * @param input `budget` in tokens
 */
export async function findPassages(
  { asked, budget, ...request }: SearchRequest & { asked: AskedDocuments; budget: number },
  rows: DocumentRows,
): Promise<FoundPassages> {
  const found = await searchPassages(asked, rows, request);
  const { text, passages } = fencePassages(found.passages, namesOf(asked.documents), budget);
  const citable = passages.map(({ candidate: { documentId, language }, sentences, best }) => ({
    candidate: { documentId, language },
    sentences: sentences.map(({ page, start, end, text }) => ({ page, start, end, text })),
    best,
  }));
  return { text, passages: citable, quoted: quoteAnswer(found, 0, asked.facts) };
}
