import type { Block } from '../documents/model.ts';
import { type Stretch, splitSentences } from '../search/sentences.ts';
import type { KeywordPage, KeywordSource } from './model.ts';

interface PlacedBlock extends Block {
  section: string[];
  sentences?: Stretch[];
}

const longestTitle = 160;

/** Tells for stretches of a document's pages which sections and sentence they are in. */
export function createPlaces({ pages }: Pick<KeywordSource, 'pages'>) {
  const blocks = placeBlocks(pages);
  return {
    /** `index` counts the document's pages from 0. Outside of all blocks the page's own stretch is the sentence. */
    find(index: number, start: number, end: number): { section: string[]; sentence: Stretch } {
      const page = pages[index] as KeywordPage;
      const around = blocks[index] ?? [];
      const at = firstEndingAfter(around, start);
      const block = around[at];
      if (!block || block.start > start) {
        const section = around[at - 1]?.section ?? lastSection(blocks, index);
        return { section, sentence: { start, end } };
      }
      block.sentences ??= block.table
        ? [{ start: block.start, end: block.end }]
        : splitSentences(page.text, block.start, block.end);
      const first = block.sentences[firstEndingAfter(block.sentences, start)];
      const last = block.sentences[firstEndingAfter(block.sentences, end - 1)];
      const sentence = {
        start: Math.min(start, first?.start ?? start),
        end: Math.max(end, (last ?? first)?.end ?? end),
      };
      return { section: block.section, sentence };
    },
  };
}

/** Every block with the headings above it, its own title among them; lines of a table of contents are no headings. */
function placeBlocks(pages: KeywordPage[]): PlacedBlock[][] {
  const stack: { level: number; title: string }[] = [];
  let section: string[] = [];
  return pages.map(({ text, blocks, isContents }) =>
    blocks.map((block) => {
      if (block.kind === 'heading' && !isContents) {
        const level = block.level ?? 1;
        while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
        stack.push({ level, title: oneLine(text.slice(block.start, block.end)).slice(0, longestTitle) });
        section = stack.map(({ title }) => title);
      }
      return { ...block, section };
    }),
  );
}

function lastSection(blocks: PlacedBlock[][], before: number): string[] {
  for (let index = before - 1; index >= 0; index--) {
    const last = blocks[index]?.at(-1);
    if (last) return last.section;
  }
  return [];
}

/** Index of the first stretch that ends after an offset; stretches in order. */
function firstEndingAfter(stretches: readonly Stretch[], offset: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function oneLine(text: string): string {
  return text
    .replace(/(?<=\p{Ll})[-\u2010]\n(?=\p{Ll})/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
