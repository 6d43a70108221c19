import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable } from '../tables/model.ts';
import { decimalMarkOfDocument, decimalMarkOfTable } from './decimal-mark.ts';
import { findSpecTable, type SpecTable } from './find-spec-table.ts';
import { formTablesOf } from './form-tables.ts';
import { headerRowsOf } from './header-rows.ts';
import type { Datasheet } from './model.ts';
import { createPagesWords } from './page-words.ts';
import { readForms } from './read-forms.ts';
import { isForm, readSheetTable, type SheetTable } from './read-sheet-table.ts';
import { readSpecLists } from './read-spec-lists.ts';
import { createContexts, placeOfTable, type SheetContext } from './sheet-context.ts';
import { gridOf } from './table-grid.ts';
import { createTakenPlaces, type TakenPlaces } from './taken-places.ts';

export interface PageRange {
  /** 1-based, inclusive; null: from the first, to the last. */
  startPage: number | null;
  endPage: number | null;
}

export const wholeDocument: PageRange = { startPage: null, endPage: null };

export const isInRange = (page: number, { startPage, endPage }: PageRange): boolean =>
  page >= (startPage ?? 1) && page <= (endPage ?? page);

/** What datasheets are read from. */
export interface SheetSource {
  pages: readonly Page[];
  tables: readonly ExtractedTable[];
  /** ISO 639-1: tells "1,025" from "1.025" where the document's values do not. */
  language?: string;
}

/**
 * Takes the technical parameters out of a document: from tables of parameters, of equipment side by side and of equipment in rows, from
 * form-like pages, and from whatever else sets a name beside a quantity or a specification: lists, service levels, technical requirements.
 * What is about payments, criteria and prices gives none. Sheets come in the document's order; one that continues over pages is one.
 */
export function extractDatasheets(document: SheetSource, range: PageRange = wholeDocument): Datasheet[] {
  const decimal = decimalMarkOfDocument(document);
  const contextAt = createContexts(document.pages);
  const taken = createTakenPlaces();
  const { sheets, formTables } = readTables(document, { contextAt, decimal, taken });
  const forms: Datasheet[] = [];
  for (const page of document.pages) {
    if (page.isContents) continue;
    const found = readForms({
      page,
      isTaken: (box) => taken.hasBox(page.number, box),
      contextAt: ({ top, offset }) => contextAt({ page: page.number, top, offset }, null),
      decimal,
    });
    for (const form of found) taken.addLines(form);
    forms.push(...found);
  }
  // Tables that look like forms and gave none.
  const late = formTables.flatMap((read) => read() ?? []);
  const rows = readFormTables(document, { contextAt, decimal, taken });
  const lists = readSpecLists({ pages: document.pages, taken, contextAt: (place) => contextAt(place, null), decimal });
  return [...sheets, ...forms, ...late, ...rows, ...lists]
    .flatMap((sheet) => cut(sheet, range))
    .sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
}

interface TableSetting {
  contextAt: ReturnType<typeof createContexts>;
  decimal: DecimalMark | null;
  taken: TakenPlaces;
}

interface ReadTables {
  sheets: Datasheet[];
  /** Tables that may be forms: read where no form was found in them. */
  formTables: (() => Datasheet | null)[];
}

/** Reads all tables, each in the light of the one that it continues. */
function readTables(
  { pages, tables }: SheetSource,
  { contextAt, decimal: ofDocument, taken }: TableSetting,
): ReadTables {
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const wordsOf = createPagesWords(pageOf);
  const sheets: Datasheet[] = [];
  const formTables: ReadTables['formTables'] = [];
  const sheetOf = new Map<SheetTable | SpecTable, Datasheet>();
  const onPage = new Map<number, number>();
  let last: SheetTable | null = null;
  let lastSpec: SpecTable | null = null;
  for (const [index, table] of tables.entries()) {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    const page = pageOf.get(table.page);
    const context = contextAt(placeOfTable(table, page, indexOnPage), table.caption);
    const decimal = decimalMarkOfTable(table, ofDocument);
    const before = last && goesOn(table, tables[index - 1], context, last) ? last : null;
    const found = readSheetTable(table, { index, context, decimal, before });
    const isRest: boolean = lastSpec !== null && (table.continues || follows(table, tables[index - 1]));
    const beforeSpec: SpecTable | null = isRest ? lastSpec : null;
    const readSpec = (goingOn: SpecTable | null) =>
      findSpecTable(table, { index, context, decimal, page, words: wordsOf(table.page), before: goingOn });
    const isLate = !found && isForm(table);
    const spec: SpecTable | null = found || isLate ? null : readSpec(beforeSpec);
    [last, lastSpec] = [found, spec];
    // What only looks like a table by its alignment, and is none of parameters, may be a form.
    if (table.box && (found || spec || (table.ruling !== 'unruled' && !isLate))) taken.addTable(table.page, table.box);
    if (isLate) {
      formTables.push(() => {
        const read = table.box && taken.hasLineIn(table.page, table.box) ? null : readSpec(null);
        if (read && table.box) taken.addTable(table.page, table.box);
        return read && complete({ title: context.title, tags: [], pages: [], parameters: read.parameters });
      });
    }
    const any = found ?? spec;
    if (!any) continue;
    const earlier = sheetOf.get((found ? before : beforeSpec) ?? any);
    const sheet = earlier ?? { title: context.title, tags: [], pages: [], parameters: [] };
    if (!earlier) sheets.push(sheet);
    sheetOf.set(any, sheet);
    sheet.parameters.push(...any.parameters);
  }
  return { sheets: sheets.map(complete), formTables };
}

/** Reads what is in rows and columns without being a table, where nothing was read of it yet; `any`: every pair, whatever it is about. */
export function readFormTables(
  { pages, tables }: SheetSource,
  { contextAt, decimal, taken }: TableSetting,
  any = false,
): Datasheet[] {
  const wordsOf = createPagesWords(new Map(pages.map((page) => [page.number, page])));
  const byPage = Map.groupBy(tables, ({ page }) => page);
  return pages.flatMap((page) => {
    if (page.isContents) return [];
    return formTablesOf(page, byPage.get(page.number) ?? []).flatMap((table) => {
      if (!table.box || taken.hasLineIn(page.number, table.box)) return [];
      const top = table.box[1];
      const offset = page.blocks.find((block) => block.table)?.start ?? 0;
      const context = contextAt({ page: page.number, top, offset }, null);
      const words = wordsOf(page.number);
      const read = findSpecTable(table, { index: null, context, decimal, page, words, before: null, any });
      if (!read) return [];
      taken.addTable(page.number, table.box);
      return [complete({ title: context.title, tags: [], pages: [], parameters: read.parameters })];
    });
  });
}

/** Whether a table belongs to the sheet of the one before: nothing that names another sheet may be between them. */
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

/** Whether a table without headers begins at a page's top, where one of as many columns ended at the foot of the page before. */
function follows(table: ExtractedTable, before: ExtractedTable | undefined): boolean {
  if (!before?.box || !table.box || before.page !== table.page - 1 || before.columns !== table.columns) return false;
  const grid = gridOf(table);
  const isBroken = before.box[1] + before.box[3] > 0.75 && table.box[1] < 0.2;
  return isBroken && grid !== null && headerRowsOf(grid, table.headerRows) === 0;
}

/** Lists a sheet's tags and pages from its parameters. */
function complete(sheet: Datasheet): Datasheet {
  const tags = new Set(sheet.parameters.flatMap(({ tag }) => (tag === null ? [] : [tag])));
  return { ...sheet, tags: [...tags], pages: [...new Set(sheet.parameters.map(({ page }) => page))] };
}

/** The part of a sheet that is on the asked pages. */
function cut(sheet: Datasheet, range: PageRange): Datasheet[] {
  const parameters = sheet.parameters.filter(({ page }) => isInRange(page, range));
  return parameters.length > 0 ? [complete({ ...sheet, parameters })] : [];
}
