import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '../../documents/office/open-package.ts';
import { openWorkbook } from '../../documents/office/xlsx-workbook.ts';

/** A cell of a written workbook: what a person sees, and the number that is calculated with; null where it is text. */
export interface WrittenCell {
  shown: string;
  stored: number | null;
}

/** The sheets of a workbook, each by row and column from 0. */
export async function readBack(content: Buffer): Promise<WrittenCell[][][]> {
  const folder = await mkdtemp(join(tmpdir(), 'bidloom-read-back-'));
  try {
    const path = join(folder, 'tables.xlsx');
    await writeFile(path, content);
    const [workbook, office] = [await openWorkbook(path), await openPackage(path)];
    const sheets: WrittenCell[][][] = [];
    for (const { part } of workbook.sheets) {
      const numbers = storedNumbers((await office.read(part)) ?? '');
      const rows: WrittenCell[][] = [];
      for (const { number, cells } of (await workbook.read(part)).rows) {
        rows[number - 1] = cells.map((shown, column) => ({
          shown,
          stored: numbers.get(`${columnName(column)}${number}`) ?? null,
        }));
      }
      sheets.push(rows);
    }
    workbook.close();
    office.close();
    return sheets;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The numbers of a sheet by address; texts have a type. */
function storedNumbers(xml: string): Map<string, number> {
  const cells = xml.matchAll(/<c r="([A-Z]+\d+)"((?: [a-z]+="[^"]*")*)><v>([^<]*)<\/v>/g);
  return new Map(
    [...cells].flatMap(([, address = '', attributes = '', value = '']) =>
      /\bt="(?!n")/.test(attributes) ? [] : [[address, Number(value)] as const],
    ),
  );
}

/** A, B, … Z, AA. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
