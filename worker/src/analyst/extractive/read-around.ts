import type { Candidate } from '../../search/candidates.ts';
import type { Passage } from '../../search/rank-passages.ts';
import { readPages, type Statement } from './statements.ts';

interface Place {
  page: number;
  start: number;
  end: number;
}

/** What is around the sentences that were found, on their pages and the pages beside these, as far as search brought them. */
export interface PageReader {
  /** The statement that a sentence is or belongs to. */
  statementAt(candidate: Candidate, sentence: Place): Statement | undefined;
  /** The first statement after the names of a table. */
  statementAfter(candidate: Candidate, sentence: Place): Statement | undefined;
  /** In reading order, `index` being the place of each. */
  statementsAround(candidate: Candidate, page: number): readonly Statement[];
  pageText(place: { documentId: string; page: number }): string;
}

export function createPageReader(passages: readonly Passage[]): PageReader {
  const texts = new Map<string, string>();
  for (const { candidate } of passages) {
    for (const { page, pageText } of candidate.spans) texts.set(`${candidate.documentId}/${page}`, pageText);
  }
  const textOf = (documentId: string, page: number) => texts.get(`${documentId}/${page}`);
  const read = new Map<string, readonly Statement[]>();
  const statementsAround = (candidate: Candidate, page: number) => {
    const key = `${candidate.documentId}/${page}`;
    let statements = read.get(key);
    if (!statements) {
      const pages = [page - 1, page, page + 1].flatMap((each) => {
        const pageText = textOf(candidate.documentId, each);
        return pageText === undefined ? [] : [{ page: each, pageText }];
      });
      statements = readPages(candidate, pages).statements;
      read.set(key, statements);
    }
    return statements;
  };
  return {
    statementsAround,
    statementAt: (candidate, { page, start }) =>
      statementsAround(candidate, page).find((each) => each.page === page && each.start <= start && start < each.end),
    statementAfter: (candidate, { page, end }) =>
      statementsAround(candidate, page).find((each) => each.page > page || (each.page === page && each.start >= end)),
    pageText: ({ documentId, page }) => textOf(documentId, page) ?? '',
  };
}
