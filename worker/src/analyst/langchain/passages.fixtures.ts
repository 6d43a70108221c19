import { createArraySource } from '../../search/array-source.ts';
import type { Candidate } from '../../search/candidates.ts';
import { type SearchResult, searchSource } from '../../search/search-passages.ts';

/** A passage of one page, made of its whole text. */
export function candidateOf(text: string, place: Partial<Candidate> & { page?: number } = {}): Candidate {
  const { page = 1, ...rest } = place;
  return {
    documentId: 'tender',
    language: 'en',
    ordinal: 0,
    kind: 'prose',
    sectionPath: [],
    spans: [{ page, pageText: text, start: 0, end: text.length }],
    ...rest,
  };
}

/** What search finds for a question among these passages. */
export function findAmong(question: string, candidates: readonly Candidate[]): Promise<SearchResult> {
  return searchSource(createArraySource(candidates), { question, history: [] });
}
