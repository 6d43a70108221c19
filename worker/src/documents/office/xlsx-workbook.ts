import { UnreadableDocumentError } from '../model.ts';
import { checkCells } from '../text/flow-limits.ts';
import { corruptOffice, type OfficePackage, openPackage } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import { formatNumber, readNumberFormats } from './xlsx-formats.ts';

const MOST_SHEETS = 500;
const MOST_COLUMNS = 500;
const MOST_MERGES = 100_000;

/** What the cells of one workbook share, and how much memory they take together. */
interface Contents {
  strings: string[];
  formats: string[];
  cells: number;
}

/**
 * A row that has a value, with its number in the sheet (1-based) and its cells in column order as they are shown; a formula has its last
 * result.
 */
export interface SheetRow {
  number: number;
  cells: string[];
  /** By column, why a cell has no usable value: a formula without a saved result, or an error. Only where it was asked for. */
  broken?: Map<number, string>;
}

/** Cells shown as one: rows as numbered in the sheet (1-based), columns from 0, ends included. */
export interface MergedRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export interface SheetContent {
  rows: SheetRow[];
  merges: MergedRange[];
}

/** An XLSX whose sheets can be read one by one. */
export interface Workbook {
  sheets: { name: string; part: string }[];
  /** Rows that have a value. Rows and cells that are only formatted cost nothing. @throws UnreadableDocumentError `too_large` beyond `mostRows` */
  read(part: string, mostRows?: number, options?: { withBroken: boolean }): Promise<SheetContent>;
  close(): void;
}

/** Opens an XLSX of at most `mostBytes` when unpacked. @throws UnreadableDocumentError `corrupt`, `too_large` */
export async function openWorkbook(path: string, mostBytes?: number): Promise<Workbook> {
  const office = await openPackage(path, mostBytes);
  try {
    const sheets = await listSheets(office);
    const contents: Contents = {
      strings: await readSharedStrings(office),
      formats: readNumberFormats(await office.read('xl/styles.xml')),
      cells: 0,
    };
    return {
      sheets,
      async read(part, mostRows = Number.POSITIVE_INFINITY, { withBroken } = { withBroken: false }) {
        const xml = await office.read(part);
        try {
          return xml ? readSheet(xml, contents, { mostRows, withBroken }) : { rows: [], merges: [] };
        } catch (error) {
          throw asUnreadable(error);
        }
      },
      close: () => office.close(),
    };
  } catch (error) {
    office.close();
    throw asUnreadable(error);
  }
}

function asUnreadable(error: unknown): UnreadableDocumentError {
  return error instanceof UnreadableDocumentError ? error : corruptOffice();
}

/** The workbook's sheets in their order, without those in other files. */
async function listSheets(office: OfficePackage): Promise<{ name: string; part: string }[]> {
  const [workbook, relations] = [await office.read('xl/workbook.xml'), await office.read('xl/_rels/workbook.xml.rels')];
  if (!workbook || !relations) throw corruptOffice();
  const targets = new Map<string, string>();
  parseXml(relations, {
    open(name, attribute) {
      const [id, target] = [attribute('Id'), attribute('Target')];
      if (name === 'rel:Relationship' && id && target && attribute('TargetMode') !== 'External') {
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      }
    },
    close() {},
  });
  const sheets: { name: string; part: string }[] = [];
  parseXml(workbook, {
    open(name, attribute) {
      const part = name === 'x:sheet' ? targets.get(attribute('r:id') ?? '') : undefined;
      if (part) sheets.push({ name: attribute('name') ?? 'Sheet', part });
    },
    close() {},
  });
  if (sheets.length > MOST_SHEETS) {
    throw new UnreadableDocumentError(
      'too_large',
      `This workbook has ${sheets.length} sheets; ${MOST_SHEETS} can be read. Split it.`,
    );
  }
  return sheets;
}

async function readSharedStrings(office: OfficePackage): Promise<string[]> {
  const xml = await office.read('xl/sharedStrings.xml');
  const strings: string[] = [];
  if (!xml) return strings;
  let [text, inText, phonetic] = ['', false, false];
  parseXml(xml, {
    open(name) {
      if (name === 'x:si') text = '';
      else if (name === 'x:rPh') phonetic = true;
      else if (name === 'x:t') inText = !phonetic;
    },
    close(name) {
      if (name === 'x:si') strings.push(decodeEscapes(text));
      else if (name === 'x:rPh') phonetic = false;
      else if (name === 'x:t') inText = false;
    },
    text(value) {
      if (inText) text += value;
    },
  });
  return strings;
}

function readSheet(
  xml: string,
  workbook: Contents,
  { mostRows, withBroken }: { mostRows: number; withBroken: boolean },
): SheetContent {
  const rows: SheetRow[] = [];
  const merges: MergedRange[] = [];
  let row: string[] = [];
  let broken = new Map<number, string>();
  let number = 0;
  let [isFormula, hasResult] = [false, false];
  let cell = { column: 0, type: 'n', style: 0, value: '' };
  let [column, inValue] = [0, false];
  parseXml(xml, {
    open(name, attribute) {
      if (name === 'x:row') {
        row = [];
        broken = new Map();
        column = 0;
        number = Number(attribute('r')) || number + 1;
      } else if (name === 'x:c') {
        const reference = attribute('r');
        if (reference) column = columnOf(reference);
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' };
        [isFormula, hasResult] = [false, false];
        column++;
      } else if (name === 'x:f') {
        isFormula = true;
      } else if (name === 'x:v' || name === 'x:t') {
        [inValue, hasResult] = [true, true];
      } else if (name === 'x:mergeCell' && merges.length < MOST_MERGES) {
        const range = rangeOf(attribute('ref') ?? '');
        if (range) merges.push(range);
      }
    },
    close(name) {
      if (name === 'x:c' && withBroken && cell.column < MOST_COLUMNS) {
        if (isFormula && !hasResult) broken.set(cell.column, 'is a formula without a saved result');
        else if (cell.type === 'e') broken.set(cell.column, `has the error ${cell.value}`);
      }
      if (name === 'x:v' || name === 'x:t') inValue = false;
      else if (name === 'x:c' && cell.value && cell.column < MOST_COLUMNS) {
        checkCells(++workbook.cells);
        row[cell.column] = show(cell, workbook);
      } else if (name === 'x:row' && (row.length > 0 || broken.size > 0)) {
        const cells = Array.from(row, (value) => value ?? '');
        rows.push(broken.size > 0 ? { number, cells, broken } : { number, cells });
        if (rows.length > mostRows) throw tooManyRows(mostRows);
      }
    },
    text(value) {
      if (inValue) cell.value += value;
    },
  });
  return { rows, merges };
}

/** `B2:D3`; null where it is none, or a single cell. */
function rangeOf(reference: string): MergedRange | null {
  const match = reference.match(/^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/);
  if (!match) return null;
  const [left, right] = [columnOf(match[1] ?? ''), Math.min(MOST_COLUMNS - 1, columnOf(match[3] ?? ''))];
  const [top, bottom] = [Number(match[2]), Number(match[4])];
  return right < left || bottom < top || (left === right && top === bottom) ? null : { top, left, bottom, right };
}

function show(cell: { type: string; style: number; value: string }, { strings, formats }: Contents): string {
  switch (cell.type) {
    case 's':
      return strings[Number(cell.value)] ?? '';
    case 'b':
      return cell.value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatNumber(cell.value, formats[cell.style] ?? 'General');
    default:
      return decodeEscapes(cell.value);
  }
}

/** Excel writes characters that XML can't contain as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** `BC12` is column 54, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return Math.max(0, column - 1);
}

function tooManyRows(most: number): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'too_large',
    `A sheet of this workbook has more than ${most.toLocaleString('en')} rows. Split it.`,
  );
}
