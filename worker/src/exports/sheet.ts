/** A cell of a workbook. Text is always text, whatever it begins with: there are no formulas. */
export interface SheetCell {
  /** Dates are shown in UTC. */
  value: string | number | boolean | Date | null;
  columnSpan?: number;
  rowSpan?: number;
  bold?: boolean;
  /**
   * Breaks long lines; on by default for text longer than its column. When off, the text runs over the cells beside it, and does not widen
   * its column.
   */
  wrap?: boolean;
  /** Background, such as `#FFF2CC`. */
  fill?: string;
  /** Excel number format of a number or a date, such as `#,##0.00`. */
  numberFormat?: string;
  /** Shown as a comment at the cell, such as where its value comes from. */
  note?: string;
  /** The sheet that a click on it opens, by its place in the workbook. */
  link?: number;
  /** Formatted as the name of a column or a row. */
  isHeader?: boolean;
}

export interface Sheet {
  /** Changed where Excel would not accept it or it is not unique. */
  name: string;
  /** Widths in characters; a column without one gets a width that fits its content. */
  columns?: { width?: number }[];
  /** null where a cell is empty or covered by a merged one. Rows may have different lengths. */
  rows: (SheetCell | null)[][];
  /** How many rows at the top stay visible when scrolling. */
  stickyRows?: number;
  /** Offers filters on the last of the sticky rows, or on the first row. */
  autoFilter?: boolean;
}

const LONGEST_NAME = 31;

/**
 * Names of sheets that Excel accepts, in the same order: at most 31 characters, none of `[]:*?/\`, no apostrophe at either end, not
 * "History" (which Excel reserves), unique regardless of case.
 */
export function sheetNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const clean = cut(trimName(name.replace(/[[\]:*?/\\\p{C}]+/gu, ' ').replace(/\s+/g, ' ')), LONGEST_NAME);
    const base = clean === '' || /^history$/i.test(clean) ? `Sheet ${index + 1}` : clean;
    let unique = base;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      const suffix = ` (${count})`;
      unique = `${cut(base, LONGEST_NAME - suffix.length)}${suffix}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Cuts by UTF-16 code units, as Excel counts, but never through a surrogate pair. */
function cut(text: string, length: number): string {
  return trimName(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, ''));
}

function trimName(text: string): string {
  return text.replace(/^[\s']+|(?<![\s'])[\s']+$/g, '');
}
