import type { Block, Page, ReadContent } from '../model.ts';
import { createFlowLimits } from './flow-limits.ts';
import { type CellSpan, createNativeTables, type NativeRow } from './native-tables.ts';

/** What a format without page geometry consists of, in order. */
export type FlowItem =
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'paragraph' | 'list_item'; text: string; isContents?: boolean }
  | FlowRow
  /** `isPage`: the page that ends counts even without text, and so does the one that begins. */
  | { kind: 'page_break'; isPage?: boolean };

/** A row of a table. `spans` are its merged cells; the places that they cover are empty in `cells`. */
export interface FlowRow {
  kind: 'row';
  cells: string[];
  isHeader: boolean;
  table: number;
  spans?: CellSpan[];
  /** Where the row belongs to other tables than the one that it is shown in: none, or several side by side. */
  parts?: TablePart[];
  /** Texts of the cells as the table has them, where more than that is shown in their place, as with a table within a cell. */
  ownTexts?: string[];
}

/** A stretch of columns of a row (`to` exclusive) that belongs to a table. */
export interface TablePart {
  table: string;
  from: number;
  to: number;
  isHeader: boolean;
}

/** Characters on a page where the format has no pages; pages end after the block that reaches it. */
const PAGE_LENGTH = 3000;
/** A single block longer than this is cut. */
const LONGEST_BLOCK = 12_000;

/**
 * Gathers items into pages. Page breaks are kept where the format has them (`breaks: 'given'`); otherwise a page ends at the first
 * end of a block after 3,000 characters, and a heading is never last.
 * Adding throws an `UnreadableDocumentError` once a document contains more than is read.
 */
export function createFlow(breaks: 'given' | 'made') {
  const pages: Page[] = [];
  const natives = createNativeTables();
  const limits = createFlowLimits();
  let page = newPage(1);
  let table = -1;
  let row = 0;
  let tables = 0;
  let contents = 0;
  let isPage = false;

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

  const partsOf = ({ parts, table, cells, isHeader }: FlowRow): TablePart[] =>
    parts ?? [{ table: String(table), from: 0, to: cells.length, isHeader }];

  const addRow = (item: FlowRow) => {
    const texts = item.cells.map(tidyCell);
    const last = texts.findLastIndex(Boolean);
    if (last === -1) {
      for (const part of partsOf(item)) natives.skip(part.table);
      return;
    }
    const same = item.table === table;
    separate(same ? '\n' : '\n\n');
    if (!same) {
      table = item.table;
      row = 0;
      tables++;
    }
    const start = page.text.length;
    const cells = texts.map((text, column) => {
      // Empty cells at the end of a row leave no trace in the text.
      if (column > 0 && column <= last) page.text += column === 1 && page.text.length === start ? '| ' : ' | ';
      const from = page.text.length;
      page.text += text;
      return { start: from, end: page.text.length };
    });
    const block: Block = { kind: 'table_row', start, end: page.text.length };
    page.blocks.push({ ...block, table: { index: tables - 1, row: row++, isHeader: item.isHeader, cells } });
    const offsets = cells.map(({ start }) => start);
    const natively = item.ownTexts?.map(tidyCell) ?? texts;
    for (const { table: id, from, to, isHeader } of partsOf(item)) {
      // Columns keep their numbers, so that merged cells find theirs.
      const own = natively.map((text, column) => (column >= from && column < to ? text : ''));
      natives.add({
        table: id,
        page: page.number,
        cells: own,
        isHeader,
        offsets,
        ...(item.spans ? { spans: item.spans } : {}),
      });
    }
  };

  return {
    add(item: FlowItem): void {
      if (item.kind === 'page_break') {
        if (page.text || item.isPage) turn();
        isPage = item.isPage ?? false;
        return;
      }
      limits.count(item);
      if (breaks === 'made' && page.text.length >= PAGE_LENGTH) turn();
      if (item.kind === 'row') {
        addRow(item);
      } else {
        if (item.kind !== 'heading' && item.isContents) contents += item.text.length;
        addText(item.kind, item.text, item.kind === 'heading' ? item.level : undefined);
      }
    },
    /** A row of a table whose text is on the page already, as that of a table within a cell. */
    addNested(row: Omit<NativeRow, 'page'>): void {
      const cells = row.cells.map(tidyCell);
      if (cells.some(Boolean)) natives.add({ ...row, cells, page: page.number });
      else natives.skip(row.table);
    },
    /** Names a table, before or after its rows. */
    caption(id: string, text: string): void {
      natives.caption(id, tidyCell(text));
    },
    /** Pages so far, the one being filled included if it has text, is the first or began with a page of the format, and their tables. */
    finish(): ReadContent {
      if (page.text || isPage || pages.length === 0) turn();
      return { pages, tables: natives.finish() };
    },
  };
}

function newPage(number: number): Page {
  return { number, width: 0, height: 0, text: '', words: [], blocks: [], source: 'text' };
}

function tidyCell(text: string): string {
  return tidy(text).replaceAll('\n', ' ');
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
