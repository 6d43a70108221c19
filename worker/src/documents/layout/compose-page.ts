import type { Block, Page, Word } from '../model.ts';
import type { PageTable } from '../page/page-table.ts';
import { boxOf, type RawPage, type RawWord } from '../page/raw-page.ts';
import type { Segment } from '../reading-order/lines.ts';
import type { PageItem } from './page-items.ts';

/** Dots that lead to a page number, and blanks to fill in. */
const LEADER = /(?<![.·…])[.·…]{4,}$/;

/** Writes a page: its text in reading order, the place of each word, and its blocks. */
export function composePage(raw: RawPage, items: PageItem[], isContents: boolean): Page {
  const writer = createWriter(raw);
  let tables = 0;
  for (const item of items) {
    if (item.kind === 'table') {
      writer.table(item.table, tables++);
      continue;
    }
    const start = writer.startBlock();
    for (const line of item.lines) {
      writer.newLine();
      for (const segment of line.segments) writer.segment(segment);
    }
    writer.endBlock(start, item.kind, item.kind === 'heading' ? item.level : undefined);
  }
  const { number, width, height, source, doubtful } = raw;
  const marks = { ...(isContents && { isContents }), ...(doubtful && { doubtful }) };
  return { number, width, height, ...writer.finish(), source, ...marks };
}

function createWriter(raw: RawPage) {
  let text = '';
  let atLineStart = true;
  const words: Word[] = [];
  const blocks: Block[] = [];

  const write = (word: RawWord) => {
    const plain = word.text.replace(LEADER, '').replace(/_{4,}/g, '____');
    if (!plain) return;
    if (!atLineStart && !word.goesOn) text += ' ';
    const start = text.length;
    text += plain;
    atLineStart = false;
    words.push({ start, end: text.length, box: boxOf(raw, word) });
  };

  const newLine = () => {
    if (atLineStart) return;
    text += '\n';
    atLineStart = true;
  };

  return {
    startBlock(): number {
      newLine();
      if (text) text += '\n';
      return text.length;
    },
    newLine,
    segment(segment: Segment): void {
      for (const word of segment.words) write(word);
    },
    endBlock(start: number, kind: Block['kind'], level?: number): void {
      if (text.length > start) blocks.push({ kind, start, end: trimmedEnd(), ...(level ? { level } : {}) });
    },
    /** One row on each line, with bars between its cells. A merged cell is written where it begins; the places that it covers are empty. */
    table({ rows, columns, headerRows, cells }: PageTable, index: number): void {
      newLine();
      if (text) text += '\n';
      for (let row = 0; row < rows; row++) {
        newLine();
        const start = text.length;
        const own = Array.from({ length: columns }, (_, column) =>
          cells.find((cell) => cell.row === row && cell.column === column),
        );
        const last = own.findLastIndex((cell) => cell !== undefined);
        const stretches = own.map((cell, column) => {
          // Empty cells at the end of a row are not written.
          if (column > 0 && column <= last) text += column === 1 && text.length === start ? '| ' : ' | ';
          atLineStart = true;
          const from = text.length;
          for (const line of cell?.lines ?? []) for (const word of line) write(word);
          return { start: from, end: text.length };
        });
        atLineStart = false;
        blocks.push({
          kind: 'table_row',
          start,
          end: text.length,
          table: { index, row, isHeader: row < headerRows, cells: stretches },
        });
      }
    },
    finish(): Pick<Page, 'text' | 'words' | 'blocks'> {
      return { text: text.trimEnd(), words, blocks };
    },
  };

  function trimmedEnd(): number {
    return atLineStart && text.endsWith('\n') ? text.length - 1 : text.length;
  }
}
