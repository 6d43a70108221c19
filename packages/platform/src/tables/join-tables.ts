import { type CutTable, isCutRow, joinCut } from './cut-rows.ts';

type Box = [x: number, y: number, width: number, height: number];

/** What lists show of the part of a table that is on one page. */
export interface PartHeadline {
  documentId: string;
  fileName: string;
  /** 1-based. */
  page: number;
  caption: string | null;
  /** What it is called where it has no caption; runs of earlier versions lack it. */
  name?: string | null | undefined;
  rows: number;
  columns: number;
  headerRows: number;
  /** Goes on from the part before it. */
  continues: boolean;
  /** `native`: its rows are those of the file, and no page cuts them. */
  ruling?: string;
  box: Box | null;
}

interface PartCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
  isHeader: boolean;
  boxes: Box[];
  offset?: number | undefined;
}

/** The part of a table that is on one page, as a run has stored it. */
export interface TablePart {
  ordinal: number;
  headline: PartHeadline;
  content: { cells: PartCell[] };
  correction: { cells: { row: number; column: number; text: string }[] } | null;
}

/** The cell of a part, to which a correction belongs. */
export interface CellOrigin {
  /** The ordinal of the part. */
  ordinal: number;
  row: number;
  column: number;
}

export interface JoinedCell extends PartCell {
  page: number;
  /** The page on which it ends, where the end of a page has cut its row. */
  upTo?: number;
  /** What the document says, where a person has replaced it by `text`; null where nobody has. */
  original: string | null;
  origin: CellOrigin;
  /** The rest of it on the next pages, where the end of a page has cut its row. */
  rest?: CellOrigin[];
}

/** The stretch of a joined table that one part fills. */
export interface JoinedPart {
  ordinal: number;
  page: number;
  box: Box | null;
  /** Its first row in the joined table. */
  row: number;
  /** How many rows of the joined table it fills; repeated header rows do not count. */
  rows: number;
  /** Which of its own rows is the first of these. */
  from: number;
}

/** A table as its document means it: a table that continues over pages is one. */
export interface JoinedTable {
  /** The ordinal of its first part. */
  ordinal: number;
  documentId: string;
  fileName: string;
  /** 1-based, ascending. */
  pages: number[];
  caption: string | null;
  /** What it is called where it has no caption. */
  name: string | null;
  rows: number;
  columns: number;
  headerRows: number;
  /** In order of rows, then columns. */
  cells: JoinedCell[];
  parts: JoinedPart[];
}

/**
 * Joins tables that continue over pages: header rows are kept once, rows that the end of a page cut are joined, and corrections replace
 * what they correct.
 */
export function joinTables(parts: readonly TablePart[]): JoinedTable[] {
  return groupParts(parts).map(([first, ...others]) => {
    const joined = startTable(first);
    for (const part of others) append(joined, part);
    return joined;
  });
}

/** Which parts are one table: those that continue from page to page. */
export function groupParts<Part extends { headline: PartHeadline }>(parts: readonly Part[]): [Part, ...Part[]][] {
  const groups: [Part, ...Part[]][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const before = group?.at(-1)?.headline;
    if (group && before && goesOn(before, part.headline)) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The table before may be missing, where a range of pages was asked for. */
function goesOn(before: PartHeadline, part: PartHeadline): boolean {
  return part.continues && before.documentId === part.documentId && part.page - before.page <= 1;
}

/**
 * How many rows a table has below its header; all of them where it would consist only of a header. Screens and files count only by this.
 */
export function countBodyRows({ rows, headerRows }: Pick<JoinedTable, 'rows' | 'headerRows'>): number {
  return headerRows < rows ? rows - headerRows : rows;
}

/** "12", or "12–14" for a table over several pages. */
export function pageRange({ pages }: Pick<JoinedTable, 'pages'>): string {
  const [first, last] = [pages[0], pages.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** "page 12", or "pages 12–14" for a table over several pages. */
export const pageWords = (table: Pick<JoinedTable, 'pages'>): string =>
  `${table.pages[0] === table.pages.at(-1) ? 'page' : 'pages'} ${pageRange(table)}`;

function startTable(part: TablePart): JoinedTable {
  const { ordinal } = part;
  const { documentId, fileName, page, caption, name = null, rows, columns, headerRows, box } = part.headline;
  return {
    ordinal,
    documentId,
    fileName,
    pages: [page],
    caption,
    name,
    rows,
    columns,
    headerRows,
    cells: correctedCells(part),
    parts: [{ ordinal, page, box, row: 0, rows, from: 0 }],
  };
}

function append(joined: JoinedTable, part: TablePart): void {
  const { page, rows, columns, box, ruling } = part.headline;
  const cells = correctedCells(part);
  const repeated = countRepeatedRows(joined, cells);
  const isCut =
    ruling !== 'native' && isCutRow(asFound(endOf(joined)), asFound({ rows, headerRows: repeated, cells }), repeated);
  const above = isCut ? lastRowOf(joined) : new Map<number, JoinedCell>();
  const offset = joined.rows - repeated - (isCut ? 1 : 0);
  for (const cell of cells) {
    const cut = cell.row === repeated ? above.get(cell.column) : undefined;
    if (cut) goOn(cut, cell);
    else if (cell.row >= repeated) joined.cells.push({ ...cell, row: offset + cell.row });
  }
  const from = repeated + (isCut ? 1 : 0);
  joined.parts.push({ ordinal: part.ordinal, page, box, row: joined.rows, rows: Math.max(0, rows - from), from });
  joined.rows = offset + rows;
  joined.columns = Math.max(joined.columns, columns);
  if (joined.pages.at(-1) !== page) joined.pages.push(page);
}

/** So many rows tell whether the last one was cut: to go through all of them at each page would take the longer the more there are. */
const ROWS_LOOKED_AT = 200;

/** The last rows of a table, without its header. */
function endOf({ rows, headerRows, cells }: JoinedTable): CutTable & { cells: JoinedCell[] } {
  const first = Math.max(headerRows, rows - ROWS_LOOKED_AT);
  let start = cells.length;
  while (start > 0 && (cells[start - 1]?.row ?? 0) >= first) start--;
  return {
    rows: rows - first,
    headerRows: 0,
    cells: cells.slice(start).map((cell) => ({ ...cell, row: cell.row - first })),
  };
}

/** The table as its document has it: what a person wrote does not decide where rows end. */
function asFound<Table extends { cells: readonly JoinedCell[] }>(table: Table): Table {
  const { cells } = table;
  if (cells.every(({ original }) => original === null)) return table;
  return { ...table, cells: cells.map((cell) => ({ ...cell, text: cell.original ?? cell.text })) };
}

/** The cells that reach down to a table's last row, by column. */
function lastRowOf({ rows, cells }: JoinedTable): Map<number, JoinedCell> {
  const last = cells.filter(({ row, rowSpan }) => row + rowSpan === rows);
  return new Map(last.map((cell) => [cell.column, cell]));
}

/** Adds the next page's part of a cell to it. */
function goOn(cell: JoinedCell, { text, original, page, origin }: JoinedCell): void {
  if (text === '' && original === null) return;
  const isCorrected = cell.original !== null || original !== null;
  if (isCorrected) cell.original = joinCut(cell.original ?? cell.text, original ?? text);
  cell.text = joinCut(cell.text, text);
  cell.upTo = page;
  cell.rest = [...(cell.rest ?? []), origin];
}

/** How many rows at the top only repeat the header; a row with any other content is kept. */
function countRepeatedRows({ headerRows, cells: joined }: JoinedTable, cells: readonly JoinedCell[]): number {
  const end = joined.findIndex(({ row }) => row >= headerRows);
  const head = end < 0 ? joined : joined.slice(0, end);
  const byColumn = (of: readonly JoinedCell[], row: number) =>
    new Map(of.filter((cell) => cell.row === row).map((cell) => [cell.column, cell]));
  const repeats = (row: number) => {
    const [above, below] = [byColumn(head, row), byColumn(cells, row)];
    return [...above.keys(), ...below.keys()].every((column) => saysAgain(above.get(column), below.get(column)));
  };
  let count = 0;
  while (count < headerRows && repeats(count)) count++;
  return count === headerRows ? count : 0;
}

/**
 * Whether a cell only repeats the header, as it is shown or, where nobody has corrected the cell, as the document has it:
 * corrections of the header are seldom made on every page. Undefined is an empty cell.
 */
function saysAgain(header: JoinedCell | undefined, cell: JoinedCell | undefined): boolean {
  const words = (text = '') => text.replace(/\s+/gu, ' ').trim().toLowerCase();
  const said = words(cell?.text);
  if (said === words(header?.text)) return true;
  const isCorrected = typeof cell?.original === 'string';
  return !isCorrected && said === words(header?.original ?? header?.text);
}

function correctedCells({ ordinal, headline: { page }, content, correction }: TablePart): JoinedCell[] {
  const place = (row: number, column: number) => `${row}/${column}`;
  const corrections = new Map(correction?.cells.map((cell) => [place(cell.row, cell.column), cell]));
  const cells = content.cells.map((cell): JoinedCell => {
    const { row, column, text } = cell;
    const corrected = corrections.get(place(row, column));
    corrections.delete(place(row, column));
    const texts = corrected ? { text: corrected.text, original: text } : { original: null };
    return { ...cell, page, origin: { ordinal, row, column }, ...texts };
  });
  // What is left was written into empty cells, which the table leaves out.
  for (const { row, column, text } of corrections.values()) {
    const origin = { ordinal, row, column };
    cells.push({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      text,
      isHeader: false,
      boxes: [],
      page,
      original: '',
      origin,
    });
  }
  return corrections.size > 0 ? cells.sort((a, b) => a.row - b.row || a.column - b.column) : cells;
}
