import { type Options, parse } from 'csv-parse/browser/esm/sync';
import { mostCells } from './read-sheet.ts';
import type { Row, Workbook } from './sheet-model.ts';

const delimiters = [',', ';', '\t', '|'];
const mostColumns = 1024;
/** The widths of a character, of the narrowest and of the widest column, in pixels. */
const [characterWidth, narrowest, widest] = [7, 64, 420];
/** The number of rows that are measured for a column's width. */
const measuredRows = 500;

/** Reads delimited text as one sheet, in columns as wide as their texts. */
export function readDelimited(file: Uint8Array): Workbook {
  const text = decode(file);
  const records = parseRecords(text);
  const widths: Record<number, number> = {};
  let cellsLeft = mostCells;
  const rows: Row[] = [];
  for (const [index, record] of records.entries()) {
    if (cellsLeft <= 0) break;
    const cells = record.slice(0, mostColumns).flatMap((value, column) => {
      if (index < measuredRows) {
        const width = Math.min(widest, Math.max(narrowest, value.length * characterWidth + 14));
        widths[column] = Math.max(widths[column] ?? 0, width);
      }
      return value === '' ? [] : [{ column, text: value, style: isFigure(value) ? 1 : 0 }];
    });
    cellsLeft -= cells.length;
    if (cells.length > 0) rows.push({ number: index + 1, cells });
  }
  const sheet = {
    name: '',
    isHidden: false,
    rows,
    merges: [],
    widths,
    usualWidth: narrowest,
    usualHeight: 20,
    frozen: { rows: 0, columns: 0 },
    hasGridLines: true,
    isCut: rows.length < records.length && cellsLeft <= 0,
    hasDrawings: false,
  };
  return { sheets: [sheet], styles: [{ format: 'General' }, { format: 'General', align: 'right' }] };
}

const isFigure = (text: string) => text.length < 30 && /^\s*[-+]?[\d.,\u00a0 ]*\d\s?%?\s*$/.test(text);

function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

function parseRecords(text: string): string[][] {
  const settings: Options = {
    delimiter: detectDelimiter(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
  };
  try {
    return parse(text, settings) as string[][];
  } catch {
    // If a cell begins with a quote that is never closed, such as an inch mark, quotes are read as normal characters.
    return parse(text, { ...settings, quote: false }) as string[][];
  }
}

/** The delimiter that splits the first lines into the most cells, with the same number on each line. */
function detectDelimiter(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).filter(Boolean).slice(0, 20);
  let [best, most] = [',', 0];
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const even = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    const score = usual * even * even;
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}
