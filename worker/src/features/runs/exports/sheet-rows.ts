import type { SheetCell } from '../../../exports/workbook.ts';

/** Background of cells that need attention: nothing found, no answer. */
export const attentionFill = '#FCE4D6';
/** Background of cells in which a person has replaced what was found. */
export const correctedFill = '#FFF2CC';

export function headerRow(names: readonly string[]): SheetCell[] {
  return names.map((value) => ({ value, isHeader: true, wrap: true }));
}

/** A line of its own that runs over the columns beside it. */
export function textRow(value: string): SheetCell[] {
  return [{ value, wrap: false }];
}
