import type { Stretch } from '../../search/sentences.ts';
import type { Block } from '../model.ts';
import type { Pair } from './model.ts';
import { bareLabel, hasValue, isLabel } from './shapes.ts';

/** The table that rows belong to: its last header row so far, and how many rows its body has. */
export interface RowTable {
  index: number;
  header: Stretch[] | null;
  rows: number;
}

/** Tables with more rows are lists: their cells belong to the subject of their row, not only to the column's name. */
const mostRowsUnderHeader = 2;
const serial = /^[([]?(?:[\dIVXivx]{1,5}|[A-Za-z])(?:\.\d{1,3}){0,5}[.)\]]{0,2}$/u;

/** Pairs of one row: the first significant cell and the one after it, two such pairs beside each other, or header and cell. */
export function pairsOfRow(text: string, block: Block, table: RowTable): Pair[] {
  const { cells, isHeader } = block.table as NonNullable<Block['table']>;
  if (isHeader) {
    table.header = cells;
    return [];
  }
  const said = (cell: Stretch) => text.slice(cell.start, cell.end).trim();
  const filled = cells.filter((cell) => !/^[:：\-–—.]*$/u.test(said(cell)));
  const named = filled.length > 1 && serial.test(said(filled[0] as Stretch)) ? filled.slice(1) : filled;
  const pairs: Pair[] = [];
  const add = (label: Stretch | undefined, value: Stretch | undefined, kind: Pair['kind']) => {
    if (!label || !value) return;
    const bare = bareLabel(text, label);
    if (isLabel(text.slice(bare.start, bare.end)) && hasValue(said(value))) pairs.push({ label: bare, value, kind });
  };
  const isTwice = named.length === 4 && !table.header && [0, 2].every((at) => isName(said(named[at] as Stretch)));
  add(named[0], named[1], 'row');
  if (isTwice) add(named[2], named[3], 'row');
  if (table.header && table.rows <= mostRowsUnderHeader) {
    for (const [column, cell] of cells.entries()) {
      const head = table.header[column];
      if (head && head.end > head.start) add(head, cell, 'column');
    }
  }
  return pairs;
}

/** A name of a field beside others: with a colon after it, or a few words without a figure. */
function isName(text: string): boolean {
  return /[:：]$/u.test(text) || (!/\d/u.test(text) && text.split(/\s+/u).length <= 6);
}
