import { basename } from 'node:path';
import { exportFile, notAsPrinted } from './exported-file.ts';
import { printFigure } from './figure.ts';

/**
 * `pnpm bench exports FILE…`: writes the tables of each file as a workbook, reads it back, and counts the cells that are numbers, those
 * that show something else than what the document prints, and those that were left open.
 */
export async function run(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: pnpm bench exports FILE…');
  for (const file of files) {
    const { columns, open } = await exportFile(file);
    const fileName = basename(file);
    const numbers = columns.reduce((sum, column) => sum + column.numbers.length, 0);
    const other = columns.reduce((sum, column) => sum + notAsPrinted(column).length, 0);
    printFigure('exports', `${fileName} numbers`, numbers, 'cells');
    printFigure('exports', `${fileName} of these not as printed`, other, 'cells');
    printFigure('exports', `${fileName} left open, as text with a note`, open, 'cells');
  }
}
