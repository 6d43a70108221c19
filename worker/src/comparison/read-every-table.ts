import { decimalMarkOfDocument, decimalMarkOfTable } from '../documents/datasheets/decimal-mark.ts';
import type { SheetSource } from '../documents/datasheets/extract-datasheets.ts';
import { headerRowsOf } from '../documents/datasheets/header-rows.ts';
import type { Parameter } from '../documents/datasheets/model.ts';
import { readParameterTable } from '../documents/datasheets/read-parameter-table.ts';
import { createContexts, placeOfTable } from '../documents/datasheets/sheet-context.ts';
import { readColumns } from '../documents/datasheets/table-columns.ts';
import { gridOf } from '../documents/datasheets/table-grid.ts';

/**
 * Every name and value of the tables of a document that have a column of names and one of values, whatever they are about: an offer says
 * in any of them what was asked. `wanted` leaves out tables by their index.
 */
export function readEveryTable(document: SheetSource, wanted: (table: number) => boolean = () => true): Parameter[] {
  const { pages, tables } = document;
  const ofDocument = decimalMarkOfDocument(document);
  const contextAt = createContexts(pages);
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const onPage = new Map<number, number>();
  return tables.flatMap((table, index) => {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    if (!wanted(index)) return [];
    const grid = gridOf(table);
    const columns = grid && readColumns(grid, headerRowsOf(grid, table.headerRows));
    if (!grid || !columns) return [];
    const { tags } = contextAt(placeOfTable(table, pageOf.get(table.page), indexOnPage), table.caption);
    const tag = tags.length > 0 ? tags.join(', ') : null;
    const decimal = decimalMarkOfTable(table, ofDocument);
    return readParameterTable(grid, columns, { table, index, tag, section: null, decimal }).parameters;
  });
}
