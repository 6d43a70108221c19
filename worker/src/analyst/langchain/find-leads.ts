import { findAskedRows } from '../../documents/datasheets/asked-parameters.ts';
import { extractDatasheets, type PageRange } from '../../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../../documents/datasheets/match-parameters.ts';
import { loadSheetSource } from '../../documents/datasheets/sheet-source.ts';
import type { Page } from '../../documents/model.ts';
import { type AskedDocuments, type DocumentRows, namesOf } from '../../scope/document-scope.ts';
import { createArraySource } from '../../search/array-source.ts';
import type { Candidate } from '../../search/candidates.ts';
import { searchSource } from '../../search/search-passages.ts';
import type { ParametersWish } from '../extractive/read-parameters.ts';
import type { ExtractedDatasheet } from '../tasks.ts';
import { withOrigin } from '../with-origin.ts';
import { batchByTokens, documentBudget, estimateTokens } from './budget.ts';
import { fenceCandidate } from './fence-passages.ts';

/** Pages that are looked at for one keyword. */
const pagesPerKeyword = 4;
/** Tokens of keywords in one request: what the budget reserves for a wish, their fences included. */
const keywordTokens = 900;
const fenceTokens = 10;

/** A page to look at, and for what. */
interface Lead {
  page: number;
  text: string;
  keywords: string[];
}

/** One request to a model. */
export interface LeadsOfCall {
  /** Numbers of the pages that it is shown. */
  pages: number[];
  /** The pages, fenced. */
  text: string;
  /** Keywords that it is to look for. */
  wanted: string[];
}

/** Parameters by the rules, and for keywords that these do not find the pages that search finds. */
export async function findLeads(
  { asked, documentId, range, keywords, contextTokens }: ParametersWish & { contextTokens: number },
  rows: DocumentRows,
): Promise<{ sheets: ExtractedDatasheet[]; calls: LeadsOfCall[] }> {
  const source = await loadSheetSource(asked, documentId, rows);
  const read = extractDatasheets(source, range);
  const distinct = [...new Set(keywords.map((keyword) => keyword.trim()))].filter((keyword) => keyword !== '');
  const unmatched = distinct.length > 0 ? matchParameters(read, distinct, source.language).unmatched : [];
  // Other tables and lists first: a model is asked only for what has no row of its own.
  const more = findAskedRows(source, unmatched, range);
  const sheets = withOrigin([...read, ...more.sheets], 'rules');
  const missing = more.unmatched;
  if (missing.length === 0) return { sheets, calls: [] };
  const search = createPageSearch(source.pages, range, { asked, documentId, language: source.language });
  const budget = documentBudget(contextTokens);
  const calls: LeadsOfCall[] = [];
  for (const some of batchByTokens(missing, (keyword) => estimateTokens(keyword) + fenceTokens, keywordTokens)) {
    for (const batch of batchByTokens(await search(some, budget), ({ text }) => estimateTokens(text) + 1, budget)) {
      calls.push({
        pages: batch.map(({ page }) => page),
        text: batch.map(({ text }) => text).join('\n'),
        wanted: [...new Set(batch.flatMap((lead) => lead.keywords))],
      });
    }
  }
  return { sheets, calls };
}

/** The pages that search finds for keywords, in reading order. */
function createPageSearch(
  pages: readonly Page[],
  { startPage, endPage }: PageRange,
  { asked, documentId, language }: { asked: AskedDocuments; documentId: string; language: string },
): (keywords: readonly string[], budget: number) => Promise<Lead[]> {
  const fileName = namesOf(asked.documents).get(documentId);
  const candidates = pages
    .filter(({ number }) => number >= (startPage ?? 1) && number <= (endPage ?? number))
    .filter(({ isContents, text }) => !isContents && text.trim() !== '')
    .map(
      ({ number, text }): Candidate => ({
        documentId,
        language,
        ordinal: number,
        kind: 'prose',
        sectionPath: [],
        spans: [{ page: number, pageText: text, start: 0, end: text.length }],
      }),
    );
  const indexed = createArraySource(candidates);
  return async (keywords, budget) => {
    const wanted = new Map<Candidate, string[]>();
    for (const keyword of keywords) {
      const { passages } = await searchSource(indexed, { question: keyword, history: [] });
      for (const { candidate } of passages.slice(0, pagesPerKeyword)) {
        wanted.set(candidate, [...(wanted.get(candidate) ?? []), keyword]);
      }
    }
    return [...wanted]
      .sort(([a], [b]) => a.ordinal - b.ordinal)
      .map(([candidate, found]) => ({
        page: candidate.ordinal,
        text: fenceCandidate(candidate, candidate.ordinal, fileName, budget),
        keywords: found,
      }));
  };
}
