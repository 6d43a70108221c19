import type { Block } from '../../documents/model.ts';
import type { StoredPage } from '../../documents/stored-pages.repository.ts';
import type { FactName, FactPlace, FoundFact } from '../../facts/model.ts';
import { type AskedDocuments, type DocumentRows, namesOf } from '../../scope/document-scope.ts';
import { estimateTokens } from './budget.ts';
import { fenceText } from './fence-passages.ts';

/** A stretch of a page that a model reads. */
export interface FactPassage {
  documentId: string;
  /** 1-based. */
  page: number;
  /** Offsets into the page's text, end exclusive. */
  start: number;
  end: number;
}

/** One request to a model. */
export interface FactsOfCall {
  asked: FactName[];
  /** The first has number 1. */
  passages: FactPassage[];
  /** The passages, fenced and numbered. */
  text: string;
}

/** Places that are read for one fact, the likeliest first. */
const placesPerFact = 6;
/** Facts that are decided together: a model that is asked for more leaves some out. */
const factsPerCall = 7;
/** How much text around a place is shown, in characters: `least` is enough, and nothing is added beyond `most`. */
const surroundings = { least: 350, most: 1400 };

interface ShownPassage extends FactPassage {
  section: string | null;
  text: string;
}

/**
 * The places where the rules looked for each fact, with the text around them, in requests that are each filled up to `budget`. A fact for
 * which the rules found no place is in no request.
 * @param input `budget` in tokens
 */
export async function findFactPassages(
  { asked, found, budget }: { asked: AskedDocuments; found: readonly FoundFact[]; budget: number },
  rows: Pick<DocumentRows, 'loadPages'>,
): Promise<FactsOfCall[]> {
  const pages = await loadCandidatePages(found, rows);
  const fileNames = namesOf(asked.documents);
  const fence = (passage: ShownPassage, number: number) => {
    const { documentId, page, section, text } = passage;
    const document = fileNames.get(documentId);
    const attributes = {
      n: String(number),
      ...(document && { document }),
      page: String(page),
      ...(section && { section }),
    };
    return fenceText('passage', attributes, text, budget);
  };
  const calls: { asked: FactName[]; passages: ShownPassage[]; left: number }[] = [];
  for (const { fact, candidates } of found) {
    const places = candidates.slice(0, placesPerFact).flatMap((place) => surround(place, pages) ?? []);
    const own: ShownPassage[] = [];
    let cost = 0;
    for (const passage of distinct(places)) {
      const tokens = estimateTokens(fence(passage, 1)) + 1;
      if (own.length > 0 && cost + tokens > budget) break;
      own.push(passage);
      cost += tokens;
    }
    if (own.length === 0) continue;
    const last = calls.at(-1);
    const added = last ? own.filter((passage) => !last.passages.some((known) => isSame(known, passage))) : own;
    const addedCost = added.reduce((sum, passage) => sum + estimateTokens(fence(passage, 1)) + 1, 0);
    if (last && last.asked.length < factsPerCall && addedCost <= last.left) {
      last.asked.push(fact);
      last.passages.push(...added);
      last.left -= addedCost;
    } else calls.push({ asked: [fact], passages: own, left: budget - cost });
  }
  return calls.map(({ asked: facts, passages }) => ({
    asked: facts,
    passages: passages.map(({ documentId, page, start, end }) => ({ documentId, page, start, end })),
    text: passages.map((passage, index) => fence(passage, index + 1)).join('\n'),
  }));
}

type Pages = ReadonlyMap<string, StoredPage>;
const pageKey = (documentId: string, page: number) => `${documentId} ${page}`;

async function loadCandidatePages(found: readonly FoundFact[], rows: Pick<DocumentRows, 'loadPages'>): Promise<Pages> {
  const pages = new Map<string, StoredPage>();
  const documentIds = new Set(found.flatMap(({ candidates }) => candidates.map(({ documentId }) => documentId)));
  for (const documentId of documentIds) {
    for (const page of await rows.loadPages(documentId)) pages.set(pageKey(documentId, page.number), page);
  }
  return pages;
}

/** A place with the blocks around it, and the heading above. Null where its page no longer exists. */
function surround({ documentId, page: number, start, end }: FactPlace, pages: Pages): ShownPassage | null {
  const page = pages.get(pageKey(documentId, number));
  if (!page || end > page.text.length) return null;
  const { blocks, text } = page;
  let first = blocks.findIndex((block) => block.end > start);
  let last = blocks.findLastIndex((block) => block.start < end);
  const shown = { start, end };
  if (first >= 0 && last >= first) {
    const grow = (block: Block | undefined) => {
      if (!block) return false;
      const wider = { start: Math.min(shown.start, block.start), end: Math.max(shown.end, block.end) };
      if (wider.end - wider.start > surroundings.most) return false;
      Object.assign(shown, wider);
      return true;
    };
    for (let index = first; index <= last; index++) grow(blocks[index]);
    // The text below a value says more about it than the text above. But a heading above, or the name in the row above, says what the value
    // is.
    for (let isGrowing = true; isGrowing && shown.end - shown.start < surroundings.least; ) {
      const isAbove = grow(blocks[first - 1]);
      if (isAbove) first--;
      const isBelow = grow(blocks[last + 1]);
      if (isBelow) last++;
      isGrowing = isAbove || isBelow;
    }
  }
  const heading = blocks.findLast((block) => block.kind === 'heading' && block.end <= shown.start);
  const section = heading ? text.slice(heading.start, heading.end).replace(/\s{1,50}/gu, ' ') : null;
  return { documentId, page: number, ...shown, section, text: text.slice(shown.start, shown.end) };
}

/** Without those that are within another one. */
function distinct(passages: readonly ShownPassage[]): ShownPassage[] {
  return passages.filter(
    (passage, index) => !passages.some((other, at) => at !== index && isWithin(passage, other, at < index)),
  );
}

const isWithin = (inner: FactPassage, outer: FactPassage, isEarlier: boolean) =>
  inner.documentId === outer.documentId &&
  inner.page === outer.page &&
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  (isEarlier || inner.end - inner.start < outer.end - outer.start);

const isSame = (a: FactPassage, b: FactPassage) => isWithin(a, b, true);
