import type { Block, Page, ReadDocument } from '../model.ts';
import { countTokens, splitSentences } from './text.ts';

/** The smallest thing that a chunk is made of: a paragraph, a row, or some sentences of a long paragraph. */
export interface Unit {
  page: number;
  start: number;
  end: number;
  /** With lines joined, and words that were broken at line ends joined, too. */
  text: string;
  tokens: number;
  kind: Block['kind'];
  /** Rows only: the text of their table's header row, and which table they belong to, across pages. */
  header?: string;
  table?: number;
  isContents: boolean;
}

/** Units that are under one heading, which is the first of them. */
export interface Section {
  path: string[];
  units: Unit[];
  tokens: number;
}

const LONGEST_UNIT = 300;
const LONGEST_TITLE = 160;

/** Cuts a document into sections at its headings. */
export function toSections(document: ReadDocument): Section[] {
  const sections: Section[] = [];
  const stack: { level: number; title: string }[] = [];
  let current: Section = { path: [], units: [], tokens: 0 };
  const open = (path: string[]) => {
    if (current.units.length > 0) sections.push(current);
    current = { path, units: [], tokens: 0 };
  };
  const tables = createTableTracker();
  for (const page of document.pages) {
    if (page.isContents) open([]);
    for (const block of page.blocks) {
      if (block.kind === 'heading' && !page.isContents) {
        const title = joinLines(page.text.slice(block.start, block.end)).slice(0, LONGEST_TITLE);
        const level = block.level ?? 1;
        while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
        stack.push({ level, title });
        open(stack.map((heading) => heading.title));
      }
      for (const unit of toUnits(page, block, tables)) {
        current.units.push(unit);
        current.tokens += unit.tokens;
      }
    }
    if (page.isContents) open(stack.map((heading) => heading.title));
  }
  open([]);
  return sections;
}

function toUnits(page: Page, block: Block, tables: ReturnType<typeof createTableTracker>): Unit[] {
  const isContents = page.isContents ?? false;
  if (block.table) {
    const text = page.text.slice(block.start, block.end);
    const { table, header } = tables.see(page, block);
    const unit = { page: page.number, start: block.start, end: block.end, text, tokens: countTokens(text) };
    return [{ ...unit, kind: block.kind, table, ...(header ? { header } : {}), isContents }];
  }
  tables.interrupt();
  return splitSentences(page.text, block.start, block.end, LONGEST_UNIT).map(({ start, end }) => {
    const slice = page.text.slice(start, end);
    const text = isContents ? slice : joinLines(slice);
    return { page: page.number, start, end, text, tokens: countTokens(text), kind: block.kind, isContents };
  });
}

/** Follows tables over page breaks: rows at the top of a page continue with the table at the end of the page before, if columns agree. */
function createTableTracker() {
  let table = -1;
  let header = '';
  let last: { page: number; index: number; columns: number } | null = null;
  return {
    see(page: Page, block: Block): { table: number; header: string } {
      const columns = block.table?.cells.length ?? 0;
      const index = block.table?.index ?? 0;
      const same = last && last.page === page.number && last.index === index;
      const continues = last && last.page === page.number - 1 && last.columns === columns && index === 0;
      if (!same && !continues) {
        table++;
        header = '';
      }
      last = { page: page.number, index, columns };
      const text = page.text.slice(block.start, block.end);
      if (block.table?.isHeader) header = text;
      return { table, header: block.table?.isHeader || header === text ? '' : header };
    },
    interrupt(): void {
      last = null;
    },
  };
}

/** Lines of a paragraph as one; a word broken at the end of a line is put together again. */
export function joinLines(text: string): string {
  return text
    .replace(/(\p{Ll})[-\u2010]\n(?=\p{Ll})/gu, '$1')
    .replace(/([-\u2010])\n/g, '$1')
    .replace(/\n/g, ' ');
}
