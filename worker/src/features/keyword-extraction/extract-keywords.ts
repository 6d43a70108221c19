import { citeClaims } from '../../analyst/cite-claims.ts';
import { collectFailures, type ModelFailures } from '../../analyst/model-failures.ts';
import type { KeywordFinding } from '../../keywords/search-keywords.ts';
import { plural } from '../../lib/plural.ts';
import { askedOf, type DocumentScope } from '../../scope/document-scope.ts';
import type { NewItem, RunContext, Runner } from '../runs/run-context.ts';
import { loadHeadlines } from '../runs/run-items.repository.ts';
import { scopeOfRun } from '../runs/scope-of-run.ts';

/** The most places that are kept of one keyword: nobody steps through more, and they must fit into a row of the database. */
const limits = { places: 5000, partsOfWords: 200 };

/** How many keywords are searched before others: their places are kept in memory until they are written. */
const searchedAtOnce = 50;

/** How many summaries are requested from a model at once. */
const atOnce = 3;

/** What is counted for a keyword. */
interface KeywordHeadline {
  total: number;
  counts: KeywordFinding['counts'];
}

type Context = RunContext<'keyword_extraction'>;

/**
 * Finds every place of each keyword; each keyword is an item, with a summary where one was requested. Where the model fails, the places of
 * every keyword are still kept before its failure ends the run; the next attempt replaces them with whole items.
 */
export const extractKeywords: Runner<'keyword_extraction'> = async (context) => {
  const { parameters, analyst, signal, report, isDone, tenant, requestId } = context;
  const keywords = [...parameters.selectedKeywords, ...parameters.customKeywords];
  const left = keywords.flatMap((keyword, index) => (isDone(stepOf(index)) ? [] : [{ keyword, index }]));
  const wanted = left.map(({ keyword }) => keyword);
  report('Looking for other wordings', 5);
  const failures = collectFailures();
  const synonyms = await findSynonyms(context, wanted, failures);
  const together = analyst.engine === 'langchain' ? atOnce : 1;
  const scope = await scopeOfRun(context);
  for (let from = 0; from < left.length; from += searchedAtOnce) {
    const group = left.slice(from, from + searchedAtOnce);
    const percent = (share: number) => 5 + (90 * (from + group.length * share)) / left.length;
    const found = await search(context, scope, group, synonyms, (share) =>
      report('Searching the documents', percent(0.4 * share)),
    );
    for (let start = 0; start < found.length; start += together) {
      signal.throwIfAborted();
      const some = found.slice(start, start + together);
      const first = (some[0]?.index ?? 0) + 1;
      report(`Summing up keyword ${first} of ${keywords.length}`, percent(0.4 + (0.6 * start) / found.length));
      await keep(some);
    }
  }
  failures.throwIfAny();
  // By this attempt or by an earlier one.
  const headlines = await tenant((trx) => loadHeadlines<KeywordHeadline>(trx, requestId));
  const places = headlines.reduce((sum, { total }) => sum + total, 0);
  // A keyword that is only within longer words has something to show.
  const missing = headlines.filter(({ counts }) => Object.keys(counts).length === 0).length;
  return {
    result: { keywords: keywords.length, places, missing },
    message:
      missing > 0
        ? `${plural(places, 'place')} found; ${missing} of ${plural(keywords.length, 'keyword')} ${missing === 1 ? 'was' : 'were'} not found`
        : `${plural(places, 'place')} of ${plural(keywords.length, 'keyword')} found`,
  };

  /** Writes keywords with the analyst's summaries. */
  async function keep(some: readonly IndexedFinding[]): Promise<void> {
    // Places without their synonyms are incomplete, so the summary waits, too.
    const isAsked = synonyms !== null && !failures.isModelLost;
    const summaries = await Promise.allSettled(some.map((each) => (isAsked ? summarise(context, scope, each) : null)));
    const errors: unknown[] = [];
    for (const [place, { index, keyword, places, counts, byDocument }] of some.entries()) {
      const ended = summaries[place];
      const isWhole = isAsked && ended?.status === 'fulfilled';
      if (ended?.status === 'rejected' && !failures.setAside(ended.reason)) {
        errors.push(ended.reason);
        continue;
      }
      const origin = index < parameters.selectedKeywords.length ? 'selected' : 'custom';
      const said = isWhole ? ended.value : null;
      const headline = { keyword, origin, ...present(context, counts, byDocument), digest: said };
      const item: NewItem = { kind: 'keyword', headline, content: places };
      await (isWhole ? saveWhole(context, index, item) : context.save(placesStepOf(index), [item]));
    }
    // Only now: the calls beside one that failed are already paid for.
    for (const error of errors) throw error;
  }
};

const stepOf = (index: number) => `keyword ${index}`;
/** Only a keyword's places, where the model has failed: the keyword itself is not done yet. */
const placesStepOf = (index: number) => `places of keyword ${index}`;

/** Replaces the mere places of an earlier attempt by the whole keyword: it is never there twice. */
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

/** A keyword that is searched, with its position among all that were requested. */
interface IndexedKeyword {
  keyword: string;
  index: number;
}

type IndexedFinding = KeywordFinding & IndexedKeyword;

async function search(
  { parameters: { includePartsOfWords }, compute, turn }: Context,
  scope: DocumentScope,
  group: readonly IndexedKeyword[],
  synonyms: ReadonlyMap<string, string[]> | null,
  onProgress: (share: number) => void,
): Promise<IndexedFinding[]> {
  const keywords = group.map(({ keyword }) => keyword);
  const others = synonyms ?? new Map<string, string[]>();
  const input = { asked: askedOf(scope), keywords, synonyms: others, limits, includePartsOfWords };
  const tools = { ...scope.rows, report: async (done: number, total: number) => onProgress(done / total) };
  const found = await compute('searchKeywords', input, turn, tools);
  return found.map((each, place) => ({ ...each, index: group[place]?.index ?? place }));
}

/** What the documents say about a keyword, in a few cited sentences; null where nobody asked for it. */
async function summarise(context: Context, scope: DocumentScope, { keyword, sentences }: KeywordFinding) {
  const { parameters, analyst, signal, spend } = context;
  if (!parameters.isGenerateSummary) return null;
  if (sentences.length === 0) return { claims: [], citations: [] };
  return citeClaims(context, await analyst.summariseKeyword({ scope, keyword, sentences, signal, spend }));
}

function present({ documents }: Context, counts: KeywordFinding['counts'], byDocument: KeywordFinding['byDocument']) {
  return {
    total: [...byDocument.values()].reduce((sum, count) => sum + count, 0),
    counts,
    documents: documents.flatMap(({ id, fileName }) => {
      const count = byDocument.get(id) ?? 0;
      return count > 0 ? [{ documentId: id, fileName, count }] : [];
    }),
  };
}
