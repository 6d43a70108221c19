import type { Hit, KeywordPage } from '../model.ts';

/** Ways to take line breaks and hyphens out of a text for a plain search; each returns the replacement of a mark, or null to keep it. */
const readings: ((mark: string) => string | null)[] = [
  // Line breaks are blanks, hyphens nothing.
  (mark) => (mark === '-' ? '' : ' '),
  // Both are nothing.
  () => '',
  // Both are blanks.
  () => ' ',
  // Only hyphens at line ends go, with their line breaks.
  (mark) => (mark === '-\n' ? '' : mark === '-' ? null : ' '),
];

export interface PlainPlace {
  start: number;
  end: number;
}

/**
 * Where a plain case-insensitive search finds a keyword in a text without line breaks and hyphens, under any reading of that; offsets
 * into the text. Written without the product's code, to check it.
 */
export function createPlainSearch(text: string): (keyword: string) => PlainPlace[] {
  const plainTexts = readings.map((reading) => ({ reading, plain: strip(text, reading) }));
  return (keyword) => {
    const places = new Map<string, PlainPlace>();
    for (const { reading, plain } of plainTexts) {
      // Hyphens at its ends are no part of a keyword.
      const needle = strip(keyword, reading).text.replace(/^[-\s]+|[-\s]+$/g, '');
      if (needle === '') continue;
      for (let at = plain.text.indexOf(needle); at !== -1; at = plain.text.indexOf(needle, at + 1)) {
        const start = plain.offsets[at] as number;
        const end = (plain.offsets[at + needle.length - 1] as number) + 1;
        places.set(`${start} ${end}`, { start, end });
      }
    }
    return [...places.values()];
  };
}

function strip(text: string, reading: (mark: string) => string | null): { text: string; offsets: number[] } {
  const pieces = reading('-\n') === '' && reading('-') === null ? /-\n|[\s\S]/g : /[\s\S]/g;
  const stripped: string[] = [];
  const offsets: number[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isMark = piece === '-\n' || piece === '-' || piece === '\n';
    const kept = (isMark ? reading(piece) : null) ?? (/^\s$/.test(piece) ? ' ' : piece.toLowerCase());
    // Runs of white space are one blank; letters whose small form is longer keep their first unit.
    if (kept === '' || (kept === ' ' && stripped.at(-1) === ' ')) continue;
    offsets.push(index);
    stripped.push(kept.length > 1 && piece.length === 1 ? (kept[0] as string) : kept);
  }
  return { text: stripped.join(''), offsets };
}

/** Checks hits of keywords in a document against a plain search over all pages' text, one line break between two. */
export function createRecallCheck(pages: KeywordPage[]) {
  const search = createPlainSearch(pages.map((page) => page.text).join('\n'));
  const pageStart = new Map<number, number>();
  let length = 0;
  for (const page of pages) {
    pageStart.set(page.number, length);
    length += page.text.length + 1;
  }
  /** How many places the plain search finds, and those that no hit covers. */
  return (keyword: string, hits: Hit[]): { found: number; missed: PlainPlace[] } => {
    const endsByStart = new Map<number, number>();
    let longest = 0;
    for (const hit of hits) {
      const last = hit.rest ?? hit;
      const start = (pageStart.get(hit.page) ?? 0) + hit.start;
      const end = (pageStart.get(last.page) ?? 0) + last.end;
      endsByStart.set(start, Math.max(end, endsByStart.get(start) ?? 0));
      longest = Math.max(longest, end - start);
    }
    const isCovered = ({ start, end }: PlainPlace) => {
      for (let from = start; from >= end - longest; from--) if ((endsByStart.get(from) ?? 0) >= end) return true;
      return false;
    };
    const places = search(keyword);
    return { found: places.length, missed: places.filter((place) => !isCovered(place)) };
  };
}

/**
 * Keywords out of a document's own text, evenly from all of it: one to three words as they follow each other, over line ends and
 * page ends, some with the pieces of a word broken at a line end put together.
 */
export function sampleKeywords(pages: KeywordPage[], count: number): string[] {
  const text = pages.map((page) => page.text).join('\n');
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}](?:[^\s|]*[\p{L}\p{N}\p{M}])?/gu)].map(({ 0: word, index }) => ({
    word,
    index,
  }));
  const broken = [...text.matchAll(/([\p{L}\p{M}]+)-\n([\p{L}\p{M}]+)/gu)].map(
    ([, before, after]) => `${before}${after}`,
  );
  const keywords = new Set(broken.slice(0, Math.floor(count / 5)));
  for (let index = 0; keywords.size < count && index < 40 * count; index++) {
    // A stride that shares no factor with the number of words visits them all before it comes back.
    const at = (index * 7919 * 31 + index) % words.length;
    const length = 1 + (index % 3);
    const first = words[at];
    const last = words[at + length - 1];
    if (!first || !last) continue;
    const keyword = text.slice(first.index, last.index + last.word.length).replace(/\s+/gu, ' ');
    if (keyword.length >= 2 && keyword.length <= 60 && !keyword.includes('|')) keywords.add(keyword);
  }
  return [...keywords];
}
