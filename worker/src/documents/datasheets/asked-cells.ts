import { withoutListMark } from '@bidloom/texts/item-mark';
import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Page } from '../model.ts';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { isOfOtherSide } from './asked-bounds.ts';
import { isAskedMoney, isOfAskedKind } from './asked-kind.ts';
import { areTwoValues, isAskedValue, isDash, isSize } from './asked-values.ts';
import { decimalMarkOfDocument, decimalMarkOfTable } from './decimal-mark.ts';
import { isEnumerator } from './enumerators.ts';
import { isInRange, type PageRange, type SheetSource } from './extract-datasheets.ts';
import { formTablesOf } from './form-tables.ts';
import { splitHeaderUnit, tidyName } from './header-words.ts';
import { matchParameters } from './match-parameters.ts';
import type { Datasheet, Parameter } from './model.ts';
import { toParameter } from './pair-parameter.ts';
import { meets, parameterWords, type WordKeys } from './parameter-words.ts';
import { createContexts, placeOfTable, type SheetContext } from './sheet-context.ts';
import { specHeaderRows } from './spec-header-rows.ts';
import { saysRequirement } from './split-pairs.ts';
import { type Grid, gridOf, isBlank, meantAt } from './table-grid.ts';

/** A row of a table that says an asked name, as a sheet of its own. */
export interface AskedCell {
  keyword: string;
  sheet: Datasheet;
}

/** So many rows are shown for a name: a scale of penalties has about ten steps. */
const mostRows = 12;
/** Characters of a cell that names its row, and of one that is a condition of the value. */
const longestLabel = 160;
const longestCondition = 60;
/** Characters of a line above a table that says what it is about. */
const longestLead = 200;

/** A table with the rows that name its columns, which one that continues it does not repeat. */
interface HeadedTable {
  table: ExtractedTable;
  /** Into the document's tables; null for rows that are none of them. */
  index: number | null;
  grid: Grid;
  firstRow: number;
  headers: string[];
  context: SheetContext;
  /** The short text right above. */
  lead: string;
}

/**
 * Rows of any table whose cells and headers together say all words of a name, with the figure that they give for it, such as the penalty
 * of one step of downtime. Linear in the cells of the tables for each name.
 */
export function askedCells(source: SheetSource, keywords: readonly string[], range: PageRange): AskedCell[] {
  if (keywords.length === 0) return [];
  const { language = 'und' } = source;
  const decimal = decimalMarkOfDocument(source);
  const tables = headedTables(source).filter(({ table }) => isInRange(table.page, range));
  const asked = keywords
    .map((keyword) => ({ keyword, words: parameterWords(keyword, language), best: createBest() }))
    .filter(({ words }) => words.length >= 1);
  for (const table of tables) {
    const headers = table.headers.map((text) => parameterWords(text, language));
    const context = parameterWords(`${table.table.caption ?? ''}\n${table.lead}\n${table.context.path}`, language);
    for (let row = table.firstRow; row < table.grid.rows; row++) {
      const read = readRow(table, row, language);
      for (const each of asked) cellsFor(each, { table, row, read, headers, context }).forEach(each.best.add);
    }
  }
  return asked.flatMap(({ keyword, best }) =>
    best.all().map((cell) => ({ keyword, sheet: sheetOf(cell, keyword, language, decimal) })),
  );
}

/** Keeps the cells with the highest score; none where there are too many, as a long list answers no question. */
function createBest() {
  let best: FoundCell[] = [];
  let score = Number.NEGATIVE_INFINITY;
  return {
    add(cell: FoundCell) {
      if (cell.score > score) [best, score] = [[], cell.score];
      if (cell.score === score && best.length <= mostRows) best.push(cell);
    },
    all: () => (best.length > mostRows ? [] : best),
  };
}

/** The tables and forms of a document with what names their columns. */
export function headedTables({ tables, pages }: SheetSource): HeadedTable[] {
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const contextAt = createContexts(pages);
  const onPage = new Map<number, number>();
  let before: HeadedTable | null = null;
  const ofTables = tables.flatMap((table, index) => {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    const grid = gridOf(table);
    if (!grid || table.columns < 2) return [];
    const firstRow = specHeaderRows(grid, table.headerRows);
    const own = Array.from({ length: grid.columns }, (_, column) => headerOf(grid, column, firstRow));
    const goesOn = firstRow === 0 && table.continues && before?.grid.columns === grid.columns;
    const headers: string[] = goesOn ? (before?.headers ?? own) : own;
    const page = pageOf.get(table.page);
    const place = placeOfTable(table, page, indexOnPage);
    const context = contextAt(place, table.caption);
    before = { table, index, grid, firstRow, headers, context, lead: leadOf(page, place.offset) };
    return [before];
  });
  const tablesOn = Map.groupBy(tables, ({ page }) => page);
  const ofForms = pages.flatMap((page): HeadedTable[] => {
    const forms = page.isContents ? [] : formTablesOf(page, tablesOn.get(page.number) ?? []);
    return forms.flatMap((table) => {
      const grid = gridOf(table);
      if (!grid) return [];
      const context = contextAt({ page: page.number, top: table.box?.[1] ?? null, offset: 0 }, null);
      return [{ table, index: null, grid, firstRow: 0, headers: [], context, lead: '' }];
    });
  });
  return [...ofTables, ...ofForms];
}

function leadOf(page: Page | undefined, offset: number): string {
  const above = page?.blocks.findLast(({ end }) => end <= offset);
  const text = page && above && !above.table ? page.text.slice(above.start, above.end) : '';
  return text.length <= longestLead ? text : '';
}

function headerOf(grid: Grid, column: number, headerRows: number): string {
  const path = new Set<string>();
  for (let row = 0; row < headerRows; row++) {
    const text = grid.cell(row, column)?.text ?? '';
    if (!isBlank(text)) path.add(text);
  }
  return [...path].join(', ');
}

interface RowCell {
  cell: TableCell;
  column: number;
  text: string;
  words: WordKeys[];
}

function readRow({ grid }: HeadedTable, row: number, language: string): RowCell[] {
  return grid.cellsOf(row).flatMap((cell) => {
    const text = meantAt(grid, row, cell.column);
    if (isBlank(text) && !isDash(text)) return [];
    return [{ cell, column: cell.column, text, words: parameterWords(text, language) }];
  });
}

interface FoundCell {
  table: HeadedTable;
  value: RowCell;
  label: RowCell;
  /** The other cells that say words of the name, with their headers. */
  others: RowCell[];
  /** The words of the name that its header says. */
  saidByHeader: WordKeys[];
  score: number;
}

interface AskedRow {
  table: HeadedTable;
  row: number;
  read: RowCell[];
  headers: WordKeys[][];
  context: WordKeys[];
}

/** The cells of a row that give the value of a name; the best of them have the highest score. */
function cellsFor(
  { keyword, words }: { keyword: string; words: WordKeys[] },
  { table, read, headers, context }: AskedRow,
): FoundCell[] {
  const says = (texts: readonly WordKeys[], word: WordKeys) => texts.some((keys) => meets(keys, word));
  const ofCell = read.map(({ words: own }) => words.map((word) => says(own, word)));
  const ofHeader = read.map(({ column }) => words.map((word) => says(headers[column] ?? [], word)));
  const inCells = words.map((_, index) => ofCell.some((said) => said[index]));
  const inHeaders = words.map((_, index) => ofHeader.some((said) => said[index]));
  const isOfContext = words.map((word, index) => !inCells[index] && !inHeaders[index] && says(context, word));
  if (words.some((_, index) => !inCells[index] && !inHeaders[index] && !isOfContext[index])) return [];
  const ofContext = isOfContext.filter(Boolean).length;
  if (ofContext * 3 > words.length) return [];
  const candidates = read.flatMap((value, at) => {
    const saidByHeader = words.filter((_, index) => ofHeader[at]?.[index]);
    const headed = saidByHeader.length;
    const isSum = value.text.length <= longestCondition && isAskedMoney(keyword, value.text);
    const setting = { header: table.headers[value.column] ?? '', isHeaded: headed > 0 };
    if (!isSum && !isAskedValue(value, setting)) return [];
    if (!isOfAskedKind(keyword, `${value.text} ${table.headers[value.column] ?? ''}`)) return [];
    const others = read.filter(({ text }, index) => index !== at && !isDash(text));
    // The words must be said beside the value, not by it.
    const rest = words.every(
      (_, index) =>
        isOfContext[index] || inHeaders[index] || ofCell.some((said, cell) => cell !== at && said[index] === true),
    );
    if (!rest || others.some(({ text }) => isOfOtherSide(keyword, text))) return [];
    const own = words.filter((_, index) => ofCell.some((said, cell) => cell !== at && said[index])).length;
    if (headed === 0 && own === 0) return [];
    const label = labelFor(value, others, (cell) => (ofCell[read.indexOf(cell)] ?? []).filter(Boolean).length);
    if (!label || areTwoValues(label.text, value.text)) return [];
    const sayers = others.filter((cell) => cell !== label && (ofCell[read.indexOf(cell)] ?? []).some(Boolean));
    const said = others.filter((cell) => cell !== label && (ofHeader[read.indexOf(cell)] ?? []).some(Boolean));
    return [
      {
        table,
        value,
        label,
        others: [...new Set([...sayers, ...said])],
        saidByHeader,
        // Words in the row tell more than the same words in a header, which every row has.
        score: own * 2 + headed - ofContext * 2,
      },
    ];
  });
  // A value under the header that says the name is the asked one, not those beside it.
  const headed = candidates.filter(({ saidByHeader }) => saidByHeader.length > 0);
  // A dash is a value where no figure is under a header with the same words.
  const byHeader = headed.filter(
    (cell) =>
      !isDash(cell.value.text) ||
      !headed.some(
        ({ value, saidByHeader }) =>
          !isDash(value.text) && cell.saidByHeader.every((word) => saidByHeader.includes(word)),
      ),
  );
  const left = byHeader.length > 0 ? byHeader : candidates;
  // "Downtime | Penalty": of two headers that say words of the name, the last one is what the others are conditions of.
  return byHeader.length > 1 && words.length > 1 ? left.slice(-1) : left;
}

/** "The site is taken down within 24 hours": a requirement with a figure of its own, which the cell beside it is no value of. */
const isSentence = (text: string) => /\d/u.test(text) && saysRequirement(text);

/** The cell that names the row: the one that says most words of the name, else the nearest before the value. */
function labelFor(value: RowCell, others: readonly RowCell[], wordsIn: (cell: RowCell) => number): RowCell | null {
  const named = others.filter(({ text }) => !isEnumerator(text));
  const before = named.filter(({ column }) => column < value.column);
  const best = Math.max(0, ...named.map(wordsIn));
  const saying = best > 0 ? named.filter((cell) => wordsIn(cell) === best) : [];
  const label = saying.findLast(({ column }) => column < value.column) ?? saying[0] ?? before.at(-1) ?? named[0];
  return label !== undefined && label.text.length <= longestLabel && !isSentence(label.text) ? label : null;
}

function sheetOf(
  { table: { table, index, headers, context }, value, label, others, saidByHeader }: FoundCell,
  keyword: string,
  language: string,
  ofDocument: DecimalMark | null,
): Datasheet {
  const header = tidyName(headers[value.column] ?? '');
  const labelled = tidyName(withoutListMark(label.text));
  const withHeader = (cell: RowCell) => [headers[cell.column] ?? '', cell.text].filter(Boolean).join(': ');
  const isByHeader = saidByHeader.length > 0;
  // A size names no row: "2-4 hours" is the condition of what the header names.
  const byHeader = isByHeader && isSize(label.text);
  const conditions = byHeader ? [withHeader(label)] : isByHeader && header !== '' ? [header] : [];
  const more = others.filter(({ text }) => text.length <= longestCondition).map(withHeader);
  const { unit } = splitHeaderUnit(header);
  const isBare = /^[\d\s.,+\-−–±/…]+$/u.test(value.text);
  const read = toParameter(
    {
      name: byHeader ? header : labelled,
      value: unit !== null && isBare ? `${value.text} ${unit}` : value.text,
      boxes: value.cell.boxes,
      page: table.page,
    },
    {
      section: context.title,
      decimal: decimalMarkOfTable(table, ofDocument),
      at: { table: index, row: value.cell.row, column: value.cell.column },
    },
  );
  const condition = [...conditions, ...more, ...(read.condition === null ? [] : [read.condition])].join(', ') || null;
  const parameter: Parameter = { ...read, condition, source: { ...read.source, quote: value.cell.text } };
  const sheet = { title: context.title, tags: [], pages: [table.page], parameters: [parameter] };
  if (matchParameters([sheet], [keyword], language).unmatched.length === 0) return sheet;
  const name = {
    ...parameter,
    parameter: keyword,
    condition: byHeader ? condition : [labelled, condition].filter(Boolean).join(', '),
  };
  return { ...sheet, parameters: [name] };
}
