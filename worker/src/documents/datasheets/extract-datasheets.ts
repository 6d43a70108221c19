import type { DecimalMark } from '../../exports/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import type { Datasheet } from './model.ts';
import { decimalMarkOfValues } from './read-quantity.ts';
import { readSheetTable, type SheetTable } from './read-sheet-table.ts';
import { createContexts } from './sheet-context.ts';

export interface PageRange {
  /** 1-based, inclusive; null: from the first, to the last. */
  startPage: number | null;
  endPage: number | null;
}

const wholeDocument: PageRange = { startPage: null, endPage: null };

/**
 * Takes the technical parameters out of a document: from tables of parameters, of equipment side by side and of equipment in rows, and
 * from form-like pages. Tables about anything else (payments, criteria, prices) give none. Sheets come in the document's order; one
 * that goes on over pages is one.
 */
export function extractDatasheets(
  document: { pages: readonly Page[]; tables: readonly ExtractedTable[] },
  range: PageRange = wholeDocument,
): Datasheet[] {
  const sheets = joinTables(document);
  return sheets.flatMap((sheet) => cut(sheet, range));
}

/** Reads all tables, each in the light of the one that it continues. */
function joinTables({ pages, tables }: { pages: readonly Page[]; tables: readonly ExtractedTable[] }): Datasheet[] {
  const contextOf = createContexts(pages);
  const decimal = decimalMarkOf(tables);
  const sheets: Datasheet[] = [];
  const read: (SheetTable | null)[] = [];
  const sheetOf = new Map<SheetTable, Datasheet>();
  const onPage = new Map<number, number>();
  for (const [index, table] of tables.entries()) {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    const before =
      table.continues || /\((?:continued|cont'?d\.?)\)/iu.test(table.caption ?? '') ? (read[index - 1] ?? null) : null;
    const found = readSheetTable(table, { index, context: contextOf(table, indexOnPage), decimal, before });
    read.push(found);
    if (!found) continue;
    const earlier = before ? sheetOf.get(before) : undefined;
    const sheet = earlier ?? { title: found.title, tags: [], pages: [], parameters: [] };
    if (!earlier) sheets.push(sheet);
    sheetOf.set(found, sheet);
    sheet.parameters.push(...found.parameters);
  }
  return sheets.map(complete);
}

/** Lists a sheet's tags and pages from its parameters. */
function complete(sheet: Datasheet): Datasheet {
  const tags = new Set(sheet.parameters.flatMap(({ tag }) => (tag === null ? [] : [tag])));
  return { ...sheet, tags: [...tags], pages: [...new Set(sheet.parameters.map(({ page }) => page))] };
}

/** What of a sheet stands on the asked pages. */
function cut(sheet: Datasheet, { startPage, endPage }: PageRange): Datasheet[] {
  const parameters = sheet.parameters.filter(({ page }) => page >= (startPage ?? 1) && page <= (endPage ?? page));
  return parameters.length > 0 ? [complete({ ...sheet, parameters })] : [];
}

function decimalMarkOf(tables: readonly ExtractedTable[]): DecimalMark {
  return decimalMarkOfValues(tables.flatMap(({ cells }) => cells.map(({ text }) => text)));
}
