import { decimalMarkOfDocument } from '../../../documents/datasheets/decimal-mark.ts';
import { extractDatasheetsAtPace, type PageRange } from '../../../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../../../documents/datasheets/match-parameters.ts';
import type { Datasheet, Parameter } from '../../../documents/datasheets/model.ts';
import type { Page } from '../../../documents/model.ts';
import { createPace } from '../../../lib/pace.ts';
import { createArraySource } from '../../../search/array-source.ts';
import type { Candidate } from '../../../search/candidates.ts';
import { searchSource } from '../../../search/search-passages.ts';
import type { ExtractedDatasheet, ParameterSource, ParametersRequest } from '../../tasks.ts';
import { withOrigin } from '../../with-origin.ts';
import type { ModelAccess } from '../ask-model.ts';
import { batchByTokens, documentBudget, estimateTokens } from '../budget.ts';
import { callStructured } from '../call-structured.ts';
import { checkParameter } from '../check-parameter.ts';
import { fenceCandidate } from '../fence-passages.ts';
import { mapLimited } from '../map-limited.ts';
import { extractParametersPrompt } from '../prompts/extract-parameters.ts';
import { concurrency } from './summarise.ts';

/** Pages that are looked at for one keyword. */
const pagesPerKeyword = 4;
/** Tokens of keywords in one request: what the budget reserves for a wish, their fences included. */
const keywordTokens = 900;
const fenceTokens = 10;

/** A page to look at, and for what. */
interface Lead {
  page: Page;
  text: string;
  keywords: string[];
}

/**
 * Parameters by the rules; for keywords that these do not find, the model is asked about the pages that search finds for them. What it
 * proposes counts where quote and value stand on the page, and is marked as its own.
 */
export async function extractParameters(
  access: ModelAccess,
  request: ParametersRequest,
): Promise<ExtractedDatasheet[]> {
  const { source, range, keywords, signal, spend, onProgress } = request;
  signal.throwIfAborted();
  const sheets = withOrigin(await extractDatasheetsAtPace(source, range, createPace(signal)), 'rules');
  const asked = [...new Set(keywords.map((keyword) => keyword.trim()))].filter((keyword) => keyword !== '');
  const missing = asked.length > 0 ? matchParameters(sheets, asked, source.language).unmatched : [];
  if (missing.length === 0) return sheets;
  const calls: { batch: Lead[]; wanted: string[] }[] = [];
  for (const some of batchByTokens(missing, (keyword) => estimateTokens(keyword) + fenceTokens, keywordTokens)) {
    signal.throwIfAborted();
    const leads = await findLeads({ ...source, pages: pagesWithin(source.pages, range) }, some, access.contextTokens);
    for (const batch of batchByTokens(
      leads,
      ({ text }) => estimateTokens(text) + 1,
      documentBudget(access.contextTokens),
    )) {
      calls.push({ batch, wanted: [...new Set(batch.flatMap((lead) => lead.keywords))] });
    }
  }
  let done = 0;
  onProgress?.(0, calls.length);
  const decimal = decimalMarkOfDocument(source);
  const found = await mapLimited(calls, concurrency, signal, async ({ batch, wanted }, either) => {
    const prompt = extractParametersPrompt(wanted, batch.map(({ text }) => text).join('\n'));
    const { parameters } = await callStructured(access, prompt, { signal: either, spend });
    onProgress?.(++done, calls.length);
    return parameters.flatMap((written) => {
      const page = batch.find((lead) => lead.page.number === written.page)?.page;
      const keyword = wanted[written.keyword - 1];
      const parameter = page && keyword !== undefined && checkParameter(written, page, decimal);
      return parameter ? named(parameter, keyword, source.language) : [];
    });
  });
  const parameters = onePerPlace(found.flat());
  return parameters.length > 0 ? [...sheets, ...withOrigin([sheetOf(parameters)], 'model')] : sheets;
}

/** The pages that search finds for each keyword, in reading order. */
async function findLeads(source: ParameterSource, keywords: readonly string[], contextTokens: number): Promise<Lead[]> {
  const { documentId, language, fileName, pages } = source;
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const candidates = pages
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
  const wanted = new Map<Candidate, string[]>();
  for (const keyword of keywords) {
    const { passages } = await searchSource(indexed, keyword, []);
    for (const { candidate } of passages.slice(0, pagesPerKeyword)) {
      wanted.set(candidate, [...(wanted.get(candidate) ?? []), keyword]);
    }
  }
  const budget = documentBudget(contextTokens);
  return [...wanted]
    .sort(([a], [b]) => a.ordinal - b.ordinal)
    .flatMap(([candidate, found]) => {
      const page = byNumber.get(candidate.ordinal);
      return page ? { page, text: fenceCandidate(candidate, page.number, fileName, budget), keywords: found } : [];
    });
}

/** Under the page's own name where that is seen to mean the keyword, otherwise under the keyword. */
function named(parameter: Parameter, keyword: string, language: string): Parameter {
  const alone = [sheetOf([parameter])];
  const isSeen = matchParameters(alone, [keyword], language).unmatched.length === 0;
  return isSeen ? parameter : { ...parameter, parameter: keyword };
}

function onePerPlace(parameters: readonly Parameter[]): Parameter[] {
  const seen = new Set<string>();
  return parameters.filter(({ tag, parameter, value, unit, condition, page }) => {
    const place = JSON.stringify([tag, parameter, value, unit, condition, page]);
    const isNew = !seen.has(place);
    seen.add(place);
    return isNew;
  });
}

function sheetOf(parameters: Parameter[]): Datasheet {
  const tags = parameters.flatMap(({ tag }) => tag ?? []);
  return {
    title: null,
    tags: [...new Set(tags)],
    pages: [...new Set(parameters.map(({ page }) => page))],
    parameters,
  };
}

function pagesWithin(pages: readonly Page[], { startPage, endPage }: PageRange): Page[] {
  return pages.filter(({ number }) => number >= (startPage ?? 1) && number <= (endPage ?? number));
}
