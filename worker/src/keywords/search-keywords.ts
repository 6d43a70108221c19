import type { AskedDocuments, DocumentRows } from '../scope/document-scope.ts';
import { keepReadings } from '../scope/kept-readings.ts';
import { findKeywords, type HitLimits } from './find-keywords.ts';
import type { KeywordHits, KeywordSource } from './model.ts';
import { placeBoxes } from './place-boxes.ts';
import { presentHits } from './present-hits.ts';
import { type TellingSentence, tellingSentences } from './telling-sentences.ts';

/** Keywords that are looked for in documents. */
interface KeywordSearch {
  asked: AskedDocuments;
  keywords: readonly string[];
  /** Other words for a keyword, by the keyword. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  limits: HitLimits;
  /** Whether places inside longer words are looked for, too. */
  includePartsOfWords: boolean;
}

/** What was found of a keyword. */
export interface KeywordFinding extends Pick<KeywordHits, 'keyword' | 'counts' | 'byDocument'> {
  /** Its places as they are shown: JSON, since there may be thousands. */
  places: string;
  /** The sentences that say most about it, the best first. */
  sentences: TellingSentence[];
}

interface SearchTools extends DocumentRows {
  /** `done` of `total` steps. */
  report(done: number, total: number): Promise<void>;
}

/** Finds every place of keywords in documents, in the order of both. */
export async function searchKeywords(
  { asked, keywords, synonyms, limits, includePartsOfWords }: KeywordSearch,
  tools: SearchTools,
): Promise<KeywordFinding[]> {
  const sources = await loadSources(asked, tools);
  const found = await findKeywords(sources, keywords, {
    synonyms,
    limits,
    includePartsOfWords,
    onProgress: (done, total) => void tools.report(done, total),
  });
  const boxes = await placeBoxes(
    tools,
    sources,
    found.flatMap(({ hits }) => hits),
  );
  return found.map(({ keyword, counts, byDocument, hits }) => ({
    ...{ keyword, counts, byDocument },
    places: JSON.stringify({ hits: presentHits(sources, hits, boxes) }),
    sentences: tellingSentences(keyword, hits, sources),
  }));
}

const loadSources = keepReadings(
  async ({ documents }: AskedDocuments, rows: DocumentRows): Promise<readonly KeywordSource[]> => {
    const sources: KeywordSource[] = [];
    for (const document of documents) sources.push({ ...document, pages: await rows.loadPages(document.id) });
    return sources;
  },
  (sources) => sources.reduce((sum, { pages }) => sum + pages.reduce((length, { text }) => length + text.length, 0), 0),
);
