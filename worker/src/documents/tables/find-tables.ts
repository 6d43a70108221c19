import type { PageTable } from '../page/page-table.ts';
import type { RawPage, RawWord } from '../page/raw-page.ts';
import { findRunningWords } from '../reading-order/running-words.ts';
import { compoundsOf } from './evidence/compounds.ts';
import { extractPageTables } from './extract-page-tables.ts';
import { goesOn, type PageTables, settleHeader, type TableChain } from './join-pages/continued-tables.ts';
import { findPartedWords } from './join-pages/parted-words.ts';
import type { ExtractedTable } from './model.ts';
import { toExtractedTable } from './to-extracted-table.ts';

/** A page with the tables on it. */
export interface TabledPage {
  page: RawPage;
  tables: PageTable[];
  /** The words of running headers and footers, and of a stamp across all pages. */
  running: Set<RawWord>;
  /** Whether the first of them continues the last table of the page before. */
  goesOn: boolean;
}

/** Finds the tables of a document's pages, and which of them continue from page to page. */
export function findTables(pages: RawPage[]): TabledPage[] {
  let before: PageTables | undefined;
  /** The table that ends the page before. */
  let chain: TableChain | undefined;
  const running = findRunningWords(pages);
  const tabled = pages.map((page, index) => {
    const repeated = running[index] ?? new Set<RawWord>();
    const own: PageTables = { page, tables: extractPageTables(page, repeated), running: repeated };
    const continued = goesOn(before, own);
    const [first, last] = [own.tables[0], own.tables.at(-1)];
    if (continued && chain && first) {
      settleHeader(chain, first);
      chain.parts.push(first);
    }
    if (last && !(continued && last === first)) chain = { first: last, parts: [last] };
    before = own;
    return { page, tables: own.tables, running: repeated, goesOn: continued };
  });
  for (const word of findPartedWords(tabled)) word.goesOn = true;
  return tabled;
}

/** Tables in the form that other modules use, in reading order. */
export function toExtractedTables(pages: TabledPage[]): ExtractedTable[] {
  const compounds = compoundsOf(pages.map(({ page }) => page));
  return pages.flatMap(({ page, tables, goesOn }) =>
    tables
      .map((table, index) => ({ table, continues: goesOn && index === 0 }))
      .filter(({ table }) => table.role === 'table')
      .map(({ table, continues }) => ({ ...toExtractedTable(page, table, compounds), continues })),
  );
}
