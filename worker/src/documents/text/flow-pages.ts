import type { Block, Page } from '../model.ts';

/** What a format without page geometry consists of, in order. */
export type FlowItem =
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'paragraph' | 'list_item'; text: string; isContents?: boolean }
  | { kind: 'row'; cells: string[]; isHeader: boolean; table: number }
  | { kind: 'page_break' };

/** Characters on a page where the format has no pages; pages end after the block that reaches it. */
const PAGE_LENGTH = 3000;
/** A single block longer than this is cut. */
const LONGEST_BLOCK = 12_000;

/**
 * Gathers items into pages. Page breaks are kept where the format has them (`breaks: 'given'`); otherwise a page ends at the first
 * end of a block after 3,000 characters, and a heading never stands last.
 */
export function createFlow(breaks: 'given' | 'made') {
  const pages: Page[] = [];
  let page = newPage(1);
  let table = -1;
  let row = 0;
  let tables = 0;
  let contents = 0;

  const turn = () => {
    page.text = page.text.trimEnd();
    if (contents > 0.5 * page.text.length) page.isContents = true;
    contents = 0;
    pages.push(page);
    page = newPage(pages.length + 1);
    table = -1;
    tables = 0;
  };

  const separate = (separator: string) => {
    if (page.text) page.text += separator;
  };

  const addText = (kind: 'heading' | 'paragraph' | 'list_item', text: string, level?: number) => {
    const clean = tidy(text);
    if (!clean) return;
    table = -1;
    for (let from = 0; from < clean.length; from += LONGEST_BLOCK) {
      separate('\n\n');
      const start = page.text.length;
      page.text += clean.slice(from, from + LONGEST_BLOCK);
      page.blocks.push({ kind, start, end: page.text.length, ...(level ? { level: Math.min(level, 6) } : {}) });
    }
  };

  const addRow = (item: Extract<FlowItem, { kind: 'row' }>) => {
    const last = item.cells.findLastIndex((cell) => cell.trim());
    if (last === -1) return;
    const same = item.table === table;
    separate(same ? '\n' : '\n\n');
    if (!same) {
      table = item.table;
      row = 0;
      tables++;
    }
    const start = page.text.length;
    const cells = item.cells.map((cell, column) => {
      // Empty cells at the end of a row leave no trace in the text.
      if (column > 0 && column <= last) page.text += column === 1 && page.text.length === start ? '| ' : ' | ';
      const from = page.text.length;
      page.text += tidy(cell).replaceAll('\n', ' ');
      return { start: from, end: page.text.length };
    });
    const block: Block = { kind: 'table_row', start, end: page.text.length };
    page.blocks.push({ ...block, table: { index: tables - 1, row: row++, isHeader: item.isHeader, cells } });
  };

  return {
    add(item: FlowItem): void {
      if (item.kind === 'page_break') {
        if (page.text) turn();
        return;
      }
      if (breaks === 'made' && page.text.length >= PAGE_LENGTH) turn();
      if (item.kind === 'row') {
        addRow(item);
      } else {
        if (item.kind !== 'heading' && item.isContents) contents += item.text.length;
        addText(item.kind, item.text, item.kind === 'heading' ? item.level : undefined);
      }
    },
    /** Pages so far; the one being filled included if it has text or is the first. */
    finish(): Page[] {
      if (page.text || pages.length === 0) turn();
      return pages;
    },
  };
}

function newPage(number: number): Page {
  return { number, width: 0, height: 0, text: '', words: [], blocks: [], source: 'text' };
}

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .normalize('NFC');
}
