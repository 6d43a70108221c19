/** A number with the number of decimals to write: 1.10 is not always 1.1, for example in the number of a section. */
export interface CsvNumber {
  number: number;
  decimals: number;
}

/** A value of a row; null is an empty cell. */
export type CsvValue = string | number | CsvNumber | null;

/** Text that a spreadsheet would take for the beginning of a formula, full-width forms included (OWASP: CSV injection). */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
/** Every delimiter that a reader may choose, so that none of them splits a cell. */
const NEEDS_QUOTES = /[",;\t|\r\n]|^\s|\s$/;

/**
 * Writes CSV according to RFC 4180: UTF-8 with a byte order mark (otherwise Excel reads it in the machine's code page), lines ended by
 * CRLF. Texts that a spreadsheet would run as a formula begin with an apostrophe; numbers stay numbers.
 */
export function writeCsv(rows: CsvValue[][]): Buffer {
  return Buffer.from(`\ufeff${writeCsvRows(rows)}`, 'utf8');
}

/** Only the rows, for files that are written piece by piece: the first piece begins with `\ufeff`. */
export function writeCsvRows(rows: CsvValue[][]): string {
  return rows.map((row) => `${row.map(writeValue).join(',')}\r\n`).join('');
}

function writeValue(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'object') return value.number.toFixed(value.decimals);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
