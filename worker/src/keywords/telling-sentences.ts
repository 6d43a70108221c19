import { foldText } from './fold-text.ts';
import type { Hit, KeywordPage, KeywordSource } from './model.ts';
import { tellingScore } from './telling.ts';
import { withoutMarks } from './typed-keyword.ts';

/** A verbatim sentence with its place: offsets into its page's text. */
export interface TellingSentence {
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
}

const most = 3;
/** Below this a sentence only mentions the keyword. */
const least = 1.5;
/** Share of common words above which a sentence repeats another. */
const alike = 0.75;

/**
 * The sentences that say most about a keyword, at most three, best first: none where it is only mentioned. Headings, contents lines and
 * repetitions are left out; where two say the same the earlier one stays.
 */
export function tellingSentences(
  keyword: string,
  hits: readonly Hit[],
  documents: readonly KeywordSource[],
): TellingSentence[] {
  const pages = new Map(
    documents.flatMap(({ id, pages }) => pages.map((page) => [`${id}/${page.number}`, page] as const)),
  );
  const seen = new Map<string, { sentence: TellingSentence; score: number }>();
  for (const hit of hits) {
    if (hit.match === 'part_of_word') continue;
    const page = pages.get(`${hit.documentId}/${hit.page}`);
    if (!page || page.isContents || isHeading(page, hit)) continue;
    const { documentId, sentence } = hit;
    const quote = page.text.slice(sentence.start, sentence.end);
    const score =
      tellingScore({ text: quote, keywordStart: hit.start - sentence.start, keywordEnd: hit.end - sentence.start }) +
      (isAbout(keyword, hit) ? 1 : 0) -
      (hit.match === 'synonym' ? 0.5 : 0);
    const key = `${documentId}/${hit.page}/${sentence.start}`;
    if (score < least + (isAbout(keyword, hit) ? 1 : 0) || score <= (seen.get(key)?.score ?? 0)) continue;
    seen.set(key, { sentence: { documentId, page: hit.page, ...sentence, quote }, score });
  }
  const chosen: { sentence: TellingSentence; words: Set<string> }[] = [];
  for (const { sentence } of [...seen.values()].sort((a, b) => b.score - a.score)) {
    const words = wordsOf(sentence.quote);
    if (chosen.some((other) => sharedWords(other.words, words) >= alike)) continue;
    chosen.push({ sentence, words });
    if (chosen.length === most) break;
  }
  return chosen.map(({ sentence }) => sentence);
}

function isHeading({ blocks }: KeywordPage, { start }: Hit): boolean {
  return blocks.some((block) => block.kind === 'heading' && block.start <= start && start < block.end);
}

/** A section named after the keyword is about it. */
function isAbout(keyword: string, { section }: Hit): boolean {
  const title = section.at(-1);
  return title !== undefined && foldText(title).text.includes(foldText(withoutMarks(keyword)).text);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}

/** Common words as a share of all of both. */
function sharedWords(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return common / Math.max(1, one.size + other.size - common);
}
