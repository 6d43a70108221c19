import type { RawPage } from '../layout/raw-page.ts';
import { extractPageTables } from './extract-page-tables.ts';
import type { ExtractedTable } from './model.ts';
import { toExtractedTable } from './to-extracted-table.ts';

/** Finds the tables of a document's pages, in reading order. */
export function findTables(pages: RawPage[]): ExtractedTable[] {
  return pages.flatMap((page) => extractPageTables(page).map((table) => toExtractedTable(page, table)));
}
