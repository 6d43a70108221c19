import { type Stretch, splitSentences } from '../../search/sentences.ts';
import type { Analyzer } from '../../search/terms.ts';
import type { Page } from '../model.ts';

/** Characters: what is longer is no single requirement. */
export const longestStatement = 420;

/** A sentence, an item of a list or a cell of a table. */
export interface Statement {
  page: Page;
  start: number;
  end: number;
  /** A cell of a table or an item of a list, which says one thing. */
  isItem: boolean;
  /** The keys of what it is about, though it does not say so: the headings that it is under, the beginnings of its row's cells or of its paragraph. */
  loadAbout: () => ReadonlySet<string>;
  /** The same without headings: the beginnings of its row's cells or its paragraph, and the line that introduces its list. */
  loadOwner: () => ReadonlySet<string>;
}

/** What a document says, piece by piece, without headings and tables of contents. */
export function* statementsOf(pages: readonly Page[], analyze: Analyzer): Generator<Statement> {
  /** The headings that are open: each of a lower level than the one before. */
  let open: { level: number; text: string }[] = [];
  /** "The thickness shall be as below:" before the items of a list. */
  let lead = '';
  for (const page of pages) {
    if (page.isContents) continue;
    const beginningOf = ({ start, end }: { start: number; end: number }) =>
      page.text.slice(start, Math.min(end, start + longestHeading));
    for (const block of page.blocks) {
      const { kind, table } = block;
      if (kind === 'heading') {
        const level = block.level ?? 9;
        open = [...open.filter((heading) => heading.level < level), { level, text: beginningOf(block) }];
        continue;
      }
      const parts = table ? table.cells.filter((cell) => cell.end > cell.start) : [block];
      const headings = open.map(({ text }) => text);
      const isItem = table !== undefined || kind === 'list_item';
      const text = page.text.slice(block.start, block.end);
      const introduced = kind === 'list_item' && !table ? lead : '';
      if (leadsToList.test(text)) lead = text.slice(-longestHeading);
      else if (kind !== 'list_item') lead = '';
      const loadOwner = onceRead(() => keysOf([introduced, ...parts.map(beginningOf)], analyze));
      const loadAbout = onceRead(() => new Set([...keysOf(headings, analyze), ...loadOwner()]));
      for (const part of parts) {
        const isLong = parts.length > 1 && part.end - part.start > longestStatement;
        const sentences =
          parts.length > 1 ? sentencesOfCell(page.text, part, isLong) : splitSentences(page.text, part.start, part.end);
        for (const stretch of statementsIn(page.text, sentences)) {
          // A sentence of a long cell says one thing of many.
          yield { page, ...stretch, isItem: (isItem && !isLong) || stretch.isItem, loadAbout, loadOwner };
        }
      }
    }
  }
}

/** A row may have thousands of cells that all say half of a name: what they are about is read once for all of them. */
function onceRead<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const keysOf = (texts: readonly string[], analyze: Analyzer): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => analyze(text).flatMap(({ keys }) => keys)));

/** Characters of a heading or a cell that tell what is said under or beside it. */
const longestHeading = 200;

const leadsToList = /[:：]\s{0,2}[-–—]?\s{0,2}$/u;

/** "(a) … (b) …" in one line, and semicolons between requirements. */
const betweenItems = /[;；]|\s[•▪●◦■‣\uf0b7\uf0a7]\s|(?<=[\s,:])(?=\((?:[a-z]|[ivx]{1,4})\)\s)/gu;

/** A cell says one thing, unless it is too long for it. */
function sentencesOfCell(text: string, { start, end }: Stretch, isLong: boolean): Stretch[] {
  if (!isLong) return [{ start, end }];
  // Without its row, which is not cut into sentences.
  return splitSentences(text.slice(start, end)).map((found) => ({
    start: start + found.start,
    end: start + found.end,
  }));
}

/** Sentences, cut at the marks between the items of a list. */
function* statementsIn(
  text: string,
  sentences: readonly Stretch[],
): Generator<Pick<Statement, 'start' | 'end' | 'isItem'>> {
  for (const { start, end } of sentences) {
    let from = start;
    for (const mark of text.slice(start, end).matchAll(betweenItems)) {
      const at = start + mark.index;
      if (at > from) yield { start: from, end: at, isItem: true };
      from = at + mark[0].length;
    }
    if (from < end) yield { start: from, end, isItem: from > start };
  }
}
