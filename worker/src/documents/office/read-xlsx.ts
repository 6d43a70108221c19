import { type Page, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { addSheet } from '../text/add-sheet.ts';
import { createFlow } from '../text/flow-pages.ts';
import { corruptOffice, type OfficePackage, openPackage } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import { formatNumber, readNumberFormats } from './xlsx-formats.ts';

const MOST_SHEETS = 500;
const MOST_CELLS = 3_000_000;
const MOST_COLUMNS = 500;

/** What the cells of one workbook may cost together. */
interface Workbook {
  strings: string[];
  formats: string[];
  cells: number;
}

/** Reads a workbook: each sheet a heading and a table, cut into pages of rows. Hidden sheets are read too. @throws UnreadableDocumentError */
export async function readXlsx(path: string, options: ReadOptions): Promise<Page[]> {
  const office = await openPackage(path);
  try {
    const sheets = await listSheets(office);
    const workbook: Workbook = {
      strings: await readSharedStrings(office),
      formats: readNumberFormats(await office.read('xl/styles.xml')),
      cells: 0,
    };
    const flow = createFlow('given');
    for (const [index, { name, part }] of sheets.entries()) {
      options.signal?.throwIfAborted();
      const xml = await office.read(part);
      const rows = xml ? readRows(xml, workbook) : [];
      if (rows.length > 0) {
        if (index > 0) flow.add({ kind: 'page_break' });
        flow.add({ kind: 'heading', text: name, level: 1 });
        addSheet(flow, rows, index);
      }
      options.onPages?.(index + 1, sheets.length, 'reading');
    }
    return flow.finish();
  } catch (error) {
    if (error instanceof UnreadableDocumentError || options.signal?.aborted) throw error;
    throw corruptOffice();
  } finally {
    office.close();
  }
}

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
      if (name === 'x:si') strings.push(text);
      else if (name === 'x:rPh') phonetic = false;
      else if (name === 'x:t') inText = false;
    },
    text(value) {
      if (inText) text += value;
    },
  });
  return strings;
}

/** Rows that have a value, with their cells in column order. Rows and cells that are only formatted cost nothing. */
function readRows(xml: string, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = { column: 0, type: 'n', style: 0, value: '' };
  let [column, inValue] = [0, false];
  parseXml(xml, {
    open(name, attribute) {
      if (name === 'x:row') {
        row = [];
        column = 0;
      } else if (name === 'x:c') {
        const reference = attribute('r');
        if (reference) column = columnOf(reference);
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' };
        column++;
      } else if (name === 'x:v' || name === 'x:t') {
        inValue = true;
      }
    },
    close(name) {
      if (name === 'x:v' || name === 'x:t') inValue = false;
      else if (name === 'x:c' && cell.value && cell.column < MOST_COLUMNS) {
        if (++workbook.cells > MOST_CELLS) {
          throw new UnreadableDocumentError(
            'too_large',
            'This workbook has more than three million filled cells. Split it.',
          );
        }
        row[cell.column] = show(cell, workbook);
      } else if (name === 'x:row' && row.length > 0) {
        rows.push(Array.from(row, (value) => value ?? ''));
      }
    },
    text(value) {
      if (inValue) cell.value += value;
    },
  });
  return rows;
}

function show(cell: { type: string; style: number; value: string }, { strings, formats }: Workbook): string {
  switch (cell.type) {
    case 's':
      return strings[Number(cell.value)] ?? '';
    case 'b':
      return cell.value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatNumber(cell.value, formats[cell.style] ?? 'General');
    default:
      return cell.value;
  }
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
