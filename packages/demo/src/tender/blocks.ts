/**
 * The demo tender as data: sections of blocks, without any idea of paper.
 * Texts may contain `**bold**` spans and `{ref:id}`, which becomes the number of the heading with that id.
 */

export type Align = 'left' | 'center' | 'right';

/** A table cell; a plain string is a cell of one column and one row. */
export type Cell = string | { text: string; colSpan?: number; rowSpan?: number; align?: Align; bold?: boolean };

/** A table row. `marks` are names whose page the renderer reports. */
export type Row = {
  cells: Cell[];
  /** Shades the row as the title of a group. */
  band?: boolean;
  marks?: string[];
  /** Least height in points, for rows that are filled in by hand. */
  height?: number;
};

/** `width` is its share of the table's. */
type Column = { width: number; align?: Align };

export type Heading = { kind: 'heading'; level: 1 | 2 | 3; text: string; id?: string };
export type Paragraph = { kind: 'paragraph'; text: string; mark?: string };
export type List = { kind: 'list'; style: 'bullet' | 'alpha'; items: string[]; mark?: string };
export type Table = { kind: 'table'; title: string; columns: Column[]; header: Cell[][]; rows: Row[]; note?: string };
/** Lines of a form to be filled in by hand: a label and a rule to write on. */
export type Fields = { kind: 'fields'; labels: string[] };
type PageBreak = { kind: 'page-break' };

export type Block = Heading | Paragraph | List | Table | Fields | PageBreak;

export type PageLayout = 'portrait' | 'two-column' | 'landscape';

/** Blocks that share a page layout; each section begins on a new page. */
type Section = { layout: PageLayout; blocks: Block[] };

/** A chapter: its title goes into the running header, its number comes from its place. */
export type Chapter = { title: string; id: string; sections: Section[] };

export const heading = (level: 2 | 3, text: string, id?: string): Heading => ({ kind: 'heading', level, text, id });
export const paragraph = (text: string, mark?: string): Paragraph => ({ kind: 'paragraph', text, mark });
export const bullets = (items: string[], mark?: string): List => ({ kind: 'list', style: 'bullet', items, mark });
export const clauses = (items: string[], mark?: string): List => ({ kind: 'list', style: 'alpha', items, mark });
export const row = (...cells: Cell[]): Row => ({ cells });
/** Rows from lines of text, with `|` between the cells; a line may begin with the mark of its row in square brackets. */
export const rows = (lines: string): Row[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, mark, text = ''] = /^\s*(?:\[([^\]]*)\] )?(.*)$/.exec(line) ?? [];
      return { cells: splitCells(text), ...(mark && { marks: [mark] }) };
    });
export const splitCells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
/** Columns from their widths; a bare width is that of a column whose text is on the left. */
export const columns = (...columns: (number | Column)[]): Column[] =>
  columns.map((column) => (typeof column === 'number' ? { width: column } : column));
export const centered = (width: number): Column => ({ width, align: 'center' });
export const onTheRight = (width: number): Column => ({ width, align: 'right' });
/** A cell of a header that is two rows high, or that covers several columns. */
export const tall = (text: string): Cell => ({ text, rowSpan: 2 });
export const wide = (text: string, colSpan: number): Cell => ({ text, colSpan });
/** A shaded row over the whole width of a table of `columns` columns. */
export const band = (text: string, columns: number): Row => ({
  cells: [{ text, colSpan: columns, bold: true }],
  band: true,
});
