import type { CellRange } from './selection.ts';
import type { Grid, GridCell } from './table-grid.ts';

/** The same cells in both formats that programs read from a clipboard. */
export interface CopiedCells {
  /** Tabs between cells, lines between rows. */
  text: string;
  /** A table, which Excel and Word paste as one, merged cells merged. */
  html: string;
}

/** Text that a spreadsheet may read as a number. With leading zeros it is a code and not a number. */
const number = /^[-+]?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,14})(?:[.,]\d+)?$/;
/** Text that a spreadsheet would run as a formula. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/** Cells for pasting. No text becomes a formula, and no code becomes a number or a date. */
export function copyCells(grid: Grid, range: CellRange): CopiedCells {
  const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) =>
    rowOf(grid, range, range.top + index),
  );
  const text = rows.map((cells) => cells.map((cell) => (cell ? plain(cell.text) : '')).join('\t')).join('\r\n');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => (cell ? htmlCell(cell, range) : '')).join('')}</tr>`);
  return {
    text,
    html: `<meta charset="utf-8"><table border="1" style="border-collapse:collapse">${body.join('')}</table>`,
  };
}

/** The cells that begin in a row; null at places that other cells cover. */
function rowOf(grid: Grid, { top, left, right }: CellRange, row: number): (GridCell | null)[] {
  return Array.from({ length: right - left + 1 }, (_, index) => {
    const cell = grid.at(row, left + index);
    if (!cell) return null;
    return Math.max(top, cell.row) === row && Math.max(left, cell.column) === left + index ? cell : null;
  });
}

function plain(text: string): string {
  const safe = formula.test(text) && !number.test(text.trim()) ? `'${text}` : text;
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function htmlCell(cell: GridCell, { top, left, bottom, right }: CellRange): string {
  const name = cell.isHeader ? 'th' : 'td';
  const rows = Math.min(bottom + 1, cell.row + cell.rowSpan) - Math.max(top, cell.row);
  const columns = Math.min(right + 1, cell.column + cell.columnSpan) - Math.max(left, cell.column);
  const spans = [rows > 1 ? ` rowspan="${rows}"` : '', columns > 1 ? ` colspan="${columns}"` : ''].join('');
  // Excel's text format: without it, text that looks like a formula, a date or a code would be changed.
  const style = cell.text === '' || number.test(cell.text.trim()) ? '' : ` style="mso-number-format:'\\@'"`;
  return `<${name}${spans}${style}>${escapeHtml(cell.text)}</${name}>`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n?|\n/g, '<br>');

/** Copies cells to the clipboard. Rejects if the browser does not allow it. */
export async function writeClipboard({ text, html }: CopiedCells): Promise<void> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  if (typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write) {
    return navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
    ]);
  }
  // Over plain HTTP, browsers allow only the `copy` event.
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    event.clipboardData?.setData('text/html', html);
  };
  document.addEventListener('copy', onCopy, { once: true });
  if (!document.execCommand('copy')) throw new Error('the browser does not copy');
}
