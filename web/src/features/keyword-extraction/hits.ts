import type { KeywordHit, KeywordMatch } from '@bidloom/contract/keyword-extraction-items';
import type { ItemOf } from '@bidloom/contract/runs';
import { showQuoteAround } from '@bidloom/texts/show-quote';

export type KeywordItem = ItemOf<'keyword'>;

/** The kinds of matches in display order, the surest first. */
export const matchKinds: readonly KeywordMatch[] = [
  'exact',
  'inflection',
  'abbreviation',
  'glossary',
  'spelling',
  'synonym',
  'part_of_word',
];

/** Words that merely contain the keyword are hidden until the user shows them. */
const foldedKind: KeywordMatch = 'part_of_word';
export const usualKinds: readonly KeywordMatch[] = matchKinds.filter((kind) => kind !== foldedKind);

/** The number of places, without the hidden kind. */
export const countOf = ({ counts }: Pick<KeywordItem['headline'], 'counts'>): number =>
  usualKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** Whether a keyword occurs only within longer words: then these are shown from the start. */
export const isOnlyWithinWords = (headline: Pick<KeywordItem['headline'], 'counts'>): boolean =>
  countOf(headline) === 0 && (headline.counts[foldedKind] ?? 0) > 0;

/** Whether it occurs anywhere, also within longer words. */
export const isFound = ({ counts }: Pick<KeywordItem['headline'], 'counts'>): boolean =>
  matchKinds.some((kind) => (counts[kind] ?? 0) > 0);

/** A hit with its index among the shown hits, from 0. */
export interface PlacedHit {
  index: number;
  hit: KeywordHit;
}

export interface HitGroup {
  documentId: string;
  fileName: string;
  section: readonly string[];
  /** Whether it is the first group of its document, so that the document's name is shown above it. */
  beginsDocument: boolean;
  hits: PlacedHit[];
}

/** The hits of these kinds in this document; with an empty id, in all documents. */
export function filterHits(
  hits: readonly KeywordHit[],
  kinds: readonly KeywordMatch[],
  documentId: string,
): KeywordHit[] {
  return hits.filter((hit) => kinds.includes(hit.match) && (documentId === '' || hit.documentId === documentId));
}

/** Groups hits by document and section, in their order; `from` is the index of the first hit. */
export function groupHits(hits: readonly KeywordHit[], from = 0): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const [offset, hit] of hits.entries()) {
    const { documentId, fileName } = hit;
    const section = sectionAround(hit);
    const last = groups.at(-1);
    const isSameDocument = last?.documentId === documentId;
    const placed = { index: from + offset, hit };
    if (last && isSameDocument && last.section.join('\n') === section.join('\n')) last.hits.push(placed);
    else groups.push({ documentId, fileName, section, beginsDocument: !isSameDocument, hits: [placed] });
  }
  return groups;
}

/** The number or mark that a heading or paragraph begins with: "4.1 ", "(i) ", "B. ". */
const numbered = /^(?:[\p{P}\p{S}\d]|\p{L}{1,4}[.)])/u;

/** A title of so many characters is a paragraph, and may be cut. */
const longTitle = 100;

/**
 * The section of a hit, without the heading or numbered paragraph that the hit itself is in: it would be shown twice. A sentence
 * below "Warranty" may begin with the same word, but not with the same number.
 */
function sectionAround({ section, sentence }: KeywordHit): readonly string[] {
  const own = section.at(-1)?.trim();
  if (!own || !sentence.trim().startsWith(own)) return section;
  const isOwn = sentence.trim() === own || numbered.test(own) || own.length >= longTitle;
  return isOwn ? section.slice(0, -1) : section;
}

/** The number of characters that are shown on either side of the words in a long sentence or table row. */
const around = 160;

/** A hit's sentence in three parts, with the words in the middle. Long parts are cut between words. */
export function partsOf({ sentence, start, end }: Pick<KeywordHit, 'sentence' | 'start' | 'end'>): {
  before: string;
  words: string;
  after: string;
} {
  const [before, words, after] = showQuoteAround(sentence, start, end);
  return {
    before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, ' ')}` : before,
    words,
    after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, ' ')}…` : after,
  };
}

/** The number of hits on a page of the list: thousands at once would be slow. */
export const hitsPerPage = 100;
