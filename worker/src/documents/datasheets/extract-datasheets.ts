import type { DecimalMark } from '../../exports/parse-number.ts';
import type { Box, Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { decimalMarkOfDocument, decimalMarkOfTable } from './decimal-mark.ts';
import { headerRowsOf } from './header-rows.ts';
import type { Datasheet } from './model.ts';
import { readForms } from './read-forms.ts';
import { isForm, readSheetTable, type SheetTable } from './read-sheet-table.ts';
import { createContexts, placeOfTable, type SheetContext } from './sheet-context.ts';
import { gridOf } from './table-grid.ts';

export interface PageRange {
  /** 1-based, inclusive; null: from the first, to the last. */
  startPage: number | null;
  endPage: number | null;
}

export const wholeDocument: PageRange = { startPage: null, endPage: null };

/** What datasheets are read from. */
export interface SheetSource {
  pages: readonly Page[];
  tables: readonly ExtractedTable[];
  /** ISO 639-1: tells "1,025" from "1.025" where the document's values do not. */
  language?: string;
}

/**
 * Takes the technical parameters out of a document: from tables of parameters, of equipment side by side and of equipment in rows, and
 * from form-like pages. Tables about anything else (payments, criteria, prices) give none. Sheets come in the document's order; one
 * that goes on over pages is one.
 */
export function extractDatasheets(document: SheetSource, range: PageRange = wholeDocument): Datasheet[] {
  const decimal = decimalMarkOfDocument(document);
  const contextAt = createContexts(document.pages);
  const { sheets, taken } = joinTables(document, contextAt, decimal);
  const forms: Datasheet[] = [];
  for (const page of document.pages) {
    if (page.isContents) continue;
    const found = readForms({
      page,
      isTaken: (box) => (taken.get(page.number) ?? []).some((area) => isWithin(box, area)),
      contextAt: ({ top, offset }) => contextAt({ page: page.number, top, offset }, null),
      decimal,
    });
    forms.push(...found);
  }
  return [...sheets, ...forms]
    .flatMap((sheet) => cut(sheet, range))
    .sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
}

interface JoinedTables {
  sheets: Datasheet[];
  /** By page: the areas where no form is looked for. */
  taken: Map<number, Box[]>;
}

/** Reads all tables, each in the light of the one that it continues. */
function joinTables(
  { pages, tables }: SheetSource,
  contextAt: ReturnType<typeof createContexts>,
  ofDocument: DecimalMark | null,
): JoinedTables {
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const sheets: Datasheet[] = [];
  const taken = new Map<number, Box[]>();
  const sheetOf = new Map<SheetTable, Datasheet>();
  const onPage = new Map<number, number>();
  let last: SheetTable | null = null;
  for (const [index, table] of tables.entries()) {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    const context = contextAt(placeOfTable(table, pageOf.get(table.page), indexOnPage), table.caption);
    const decimal = decimalMarkOfTable(table, ofDocument);
    const before = last && goesOn(table, tables[index - 1], context, last) ? last : null;
    const found = readSheetTable(table, { index, context, decimal, before });
    last = found;
    // What only looks like a table by its alignment, and is none of parameters, may be a form.
    if (table.box && (found || (table.ruling !== 'unruled' && !isForm(table))))
      taken.set(table.page, [...(taken.get(table.page) ?? []), table.box]);
    if (!found) continue;
    const earlier = before ? sheetOf.get(before) : undefined;
    const sheet = earlier ?? { title: context.title, tags: [], pages: [], parameters: [] };
    if (!earlier) sheets.push(sheet);
    sheetOf.set(found, sheet);
    sheet.parameters.push(...found.parameters);
  }
  return { sheets: sheets.map(complete), taken };
}

/** Whether a table belongs to the sheet of the one before: nothing that names another sheet may stand between them. */
function goesOn(
  table: ExtractedTable,
  before: ExtractedTable | undefined,
  context: SheetContext,
  last: SheetTable,
): boolean {
  if (/\((?:continued|cont['’]?d\.?)\)/iu.test(context.title ?? '')) return true;
  if (!table.continues && !follows(table, before)) return false;
  if (context.title === last.context.title) return true;
  const isSame = context.tags.join() === last.context.tags.join();
  return isSame && (context.tags.length > 0 || (table.headerRows === 0 && table.continues));
}

/** Whether a table without heads begins at a page's top, where one of as many columns ended at the foot of the page before. */
function follows(table: ExtractedTable, before: ExtractedTable | undefined): boolean {
  if (!before?.box || !table.box || before.page !== table.page - 1 || before.columns !== table.columns) return false;
  const grid = gridOf(table);
  const isBroken = before.box[1] + before.box[3] > 0.75 && table.box[1] < 0.2;
  return isBroken && grid !== null && headerRowsOf(grid, table.headerRows) === 0;
}

function isWithin([x, y, width, height]: Box, [left, top, across, down]: Box): boolean {
  const [centre, middle] = [x + width / 2, y + height / 2];
  return centre >= left && centre <= left + across && middle >= top && middle <= top + down;
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
