import type { ClaimCitation } from '../../../analyst/analyst.ts';
import { loadPages } from '../../../documents/stored-pages.ts';
import { digestHits } from '../../../keywords/digest-hits.ts';
import { findKeywords } from '../../../keywords/find-keywords.ts';
import type { Hit, KeywordHits, KeywordSource } from '../../../keywords/model.ts';
import { collectFailures, type ModelFailures } from '../model-failures.ts';
import { citeClaims, namesOf, plural } from '../present.ts';
import type { NewItem, RunContext, Runner } from '../run-context.ts';
import { placeBoxes } from './place-boxes.ts';

/** Places that are kept of one keyword: nobody steps through more, and a row of the database has to hold them. */
const limits = { places: 5000, partsOfWords: 200 };
/** Letters around a place that are shown; a page without full stops is one sentence. */
const shownAround = 300;

/** Digests that are asked of a model at once. */
const atOnce = 3;

/** What is counted of a keyword. */
interface KeywordHeadline {
  total: number;
  counts: KeywordHits['counts'];
}

type Context = RunContext<'keyword_extraction'>;

/**
 * Finds every place of each keyword; each keyword is an item, with a digest where that was asked for. Where the model fails, the places
 * of every keyword are kept all the same before its failure ends the run; the next attempt puts whole items in their place.
 */
export const extractKeywords: Runner<'keyword_extraction'> = async (context) => {
  const { parameters, analyst, signal, report, isDone } = context;
  const keywords = [...parameters.selectedKeywords, ...parameters.customKeywords];
  const left = keywords.flatMap((keyword, index) => (isDone(stepOf(index)) ? [] : [{ keyword, index }]));
  const wanted = left.map(({ keyword }) => keyword);
  const sources = left.length > 0 ? await loadSources(context) : [];
  report('Looking for other wordings', 5);
  const failures = collectFailures();
  const synonyms = await findSynonyms(context, wanted, failures);
  const found = await findKeywords(sources, wanted, {
    synonyms: synonyms ?? new Map(),
    limits,
    signal,
    onProgress: (done, total) => report('Searching the documents', 5 + (35 * done) / total),
  });
  report('Marking the places', 40);
  const boxes = await placeBoxes(
    context.tenant,
    sources,
    found.flatMap(({ hits }) => hits),
    signal,
  );
  const waiting = found.map((each, place) => ({ ...each, index: left[place]?.index ?? place }));
  const together = analyst.engine === 'langchain' ? atOnce : 1;
  for (let start = 0; start < waiting.length; start += together) {
    signal.throwIfAborted();
    const some = waiting.slice(start, start + together);
    report(`Summing up keyword ${(some[0]?.index ?? 0) + 1} of ${keywords.length}`, 45 + (50 * start) / waiting.length);
    // Places without their other wordings are not all: what is to be said of them waits, too.
    const isAsked = synonyms !== null && !failures.isModelLost;
    const digests = await Promise.allSettled(some.map((each) => (isAsked ? digest(context, sources, each) : null)));
    const errors: unknown[] = [];
    for (const [place, { index, keyword, hits, counts, byDocument }] of some.entries()) {
      const ended = digests[place];
      const isWhole = isAsked && ended?.status === 'fulfilled';
      if (ended?.status === 'rejected' && !failures.setAside(ended.reason)) {
        errors.push(ended.reason);
        continue;
      }
      const origin = index < parameters.selectedKeywords.length ? 'selected' : 'custom';
      const said = isWhole ? ended.value : null;
      const headline = { keyword, origin, ...present(context, counts, byDocument), digest: said };
      const item: NewItem = {
        kind: 'keyword',
        headline,
        content: { hits: presentHits(context, sources, hits, boxes) },
      };
      await (isWhole ? saveWhole(context, index, item) : context.save(placesStepOf(index), [item]));
    }
    // Only now: those beside one that failed are paid for.
    for (const error of errors) throw error;
  }
  failures.throwIfAny();
  const headlines = await loadHeadlines(context);
  const places = headlines.reduce((sum, { total }) => sum + total, 0);
  // One that stands within longer words only has something to show.
  const missing = headlines.filter(({ counts }) => Object.keys(counts).length === 0).length;
  return {
    result: { keywords: keywords.length, places, missing },
    message:
      missing > 0
        ? `${plural(places, 'place')} found; ${missing} of ${plural(keywords.length, 'keyword')} ${missing === 1 ? 'was' : 'were'} not found`
        : `${plural(places, 'place')} of ${plural(keywords.length, 'keyword')} found`,
  };
};

const stepOf = (index: number) => `keyword ${index}`;
/** A keyword's places alone, where the model has failed: the keyword is still to be done. */
const placesStepOf = (index: number) => `places of keyword ${index}`;

/** Puts a keyword in the place of its mere places where an earlier attempt had no more: it never stands there twice. */
async function saveWhole({ isDone, replace, save }: Context, index: number, item: NewItem): Promise<void> {
  if (!isDone(placesStepOf(index))) return save(stepOf(index), [item]);
  await replace(placesStepOf(index), [item]);
  await save(stepOf(index), []);
}

/** Null where the model failed at them. */
async function findSynonyms({ analyst, signal, spend }: Context, keywords: string[], failures: ModelFailures) {
  if (keywords.length === 0) return new Map<string, string[]>();
  try {
    return await analyst.suggestSynonyms({ keywords, signal, spend });
  } catch (error) {
    if (!failures.setAside(error)) throw error;
    return null;
  }
}

/** Letters inside a longer word are listed, but no place of the keyword. */
const isCounted = ({ match }: Hit) => match !== 'part_of_word';

/** How often each keyword was found, by this attempt or by an earlier one. */
async function loadHeadlines({ tenant, requestId }: Context): Promise<KeywordHeadline[]> {
  const rows = await tenant((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', requestId).execute(),
  );
  return rows.map(({ headline }) => headline as unknown as KeywordHeadline);
}

async function loadSources({ documents, tenant, signal, report }: Context): Promise<KeywordSource[]> {
  const sources: KeywordSource[] = [];
  for (const { id, fileName, language } of documents) {
    signal.throwIfAborted();
    report(`Opening ${fileName}`, (5 * sources.length) / documents.length);
    const pages = await tenant((trx) => loadPages(trx, id));
    sources.push({ id, fileName, language, pages });
  }
  return sources;
}

/** What the documents say of a keyword, in a few cited sentences; null where nobody asked for it. */
async function digest(context: Context, sources: readonly KeywordSource[], { keyword, hits }: KeywordHits) {
  const { parameters, analyst, documents, signal, spend } = context;
  if (!parameters.isGenerateSummary) return null;
  const sentences: ClaimCitation[] = digestHits(keyword, hits.filter(isCounted), sources);
  if (sentences.length === 0) return { claims: [], citations: [] };
  const claims = await analyst.digestKeyword({ keyword, sentences, fileNames: namesOf(documents), signal, spend });
  return citeClaims(context, claims);
}

function present({ documents }: Context, counts: KeywordHits['counts'], byDocument: KeywordHits['byDocument']) {
  return {
    total: [...byDocument.values()].reduce((sum, count) => sum + count, 0),
    counts,
    documents: documents.flatMap(({ id, fileName }) => {
      const count = byDocument.get(id) ?? 0;
      return count > 0 ? [{ documentId: id, fileName, count }] : [];
    }),
  };
}

function presentHits(
  { documents }: Context,
  sources: readonly KeywordSource[],
  hits: readonly Hit[],
  boxes: Awaited<ReturnType<typeof placeBoxes>>,
) {
  const names = namesOf(documents);
  const texts = new Map(
    sources.flatMap(({ id, pages }) => pages.map(({ number, text }) => [`${id}/${number}`, text] as const)),
  );
  return hits.map((hit) => {
    const { documentId, page, match, found, section, sentence, start, end } = hit;
    const text = texts.get(`${documentId}/${page}`) ?? '';
    const from = Math.max(sentence.start, start - shownAround);
    const to = Math.min(sentence.end, end + shownAround);
    return {
      documentId,
      fileName: names.get(documentId) ?? '',
      page,
      match,
      found: found.replace(/\s+/gu, ' '),
      section,
      sentence: text.slice(from, to),
      // Within the sentence.
      start: start - from,
      end: end - from,
      offset: start,
      boxes: boxes.get(hit) ?? [],
    };
  });
}
