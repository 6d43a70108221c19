import type { ExtractedParameter } from '../../analyst/tasks.ts';
import type { ExtractedTable, TableCell } from '../../documents/tables/model.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

export interface Parameter extends Omit<ExtractedParameter, 'source'> {
  quote: string;
  keyword: string | null;
}

interface TableHeadline extends Omit<ExtractedTable, 'cells'> {
  documentId: string;
  fileName: string;
  /** Runs of earlier versions lack it. */
  name?: string | null;
}

interface TableCorrection {
  cells: { row: number; column: number; text: string }[];
}

interface DatasheetHeadline {
  documentId: string;
  fileName: string;
  title: string | null;
  tags: string[];
  pages: number[];
}

interface DatasheetCorrection {
  parameters: { index: number; value: string; unit: string | null }[];
}

export type TableItem = StoredItem<'table', TableHeadline, { cells: TableCell[] }, TableCorrection | null>;
export type DatasheetItem = StoredItem<
  'datasheet',
  DatasheetHeadline,
  { parameters: Parameter[] },
  DatasheetCorrection | null
>;
