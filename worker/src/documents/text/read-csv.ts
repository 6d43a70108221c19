import { CsvError, type Options, parse } from 'csv-parse/sync';
import type { ReadContent } from '../model.ts';
import { addSheet } from './add-sheet.ts';
import { readText } from './decode-text.ts';
import { checkCells } from './flow-limits.ts';
import { createFlow } from './flow-pages.ts';

const MOST_COLUMNS = 500;
const DELIMITERS = [',', ';', '\t', '|'];

/** Reads delimited text as one table, cut into pages of rows. @throws UnreadableDocumentError */
export async function readCsv(path: string): Promise<ReadContent> {
  const text = await readText(path);
  const flow = createFlow('given');
  addSheet(flow, 0, { rows: parseRows(text, { ...settingsFor(text), skip_empty_lines: true }) });
  return flow.finish();
}

/** A record of delimited text: its cells, and the whole of it as it was written. */
export interface CsvRecord {
  record: string[];
  raw: string;
}

/** Every record of delimited text, empty lines too, so that they are counted as a spreadsheet counts its rows. */
export function readCsvRecords(text: string): CsvRecord[] {
  return parseRows(text, { ...settingsFor(text), raw: true }) as unknown as CsvRecord[];
}

function settingsFor(text: string): Options {
  return {
    delimiter: detectDelimiter(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
  };
}

function parseRows(text: string, settings: Options): string[][] {
  try {
    return parseWithin(text, settings);
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error;
    // A cell that begins with a quote that nothing closes, as an inch mark does: then quotes are characters like any other.
    return parseWithin(text, { ...settings, quote: false });
  }
}

/** Stops at more cells than are read: each would take twenty times the memory of its text. */
function parseWithin(text: string, settings: Options): string[][] {
  let cells = 0;
  const cut = (row: string[]) => {
    cells += row.length;
    checkCells(cells);
    return row.slice(0, MOST_COLUMNS);
  };
  const onRecord = (row: string[] | CsvRecord) =>
    Array.isArray(row) ? cut(row) : { raw: row.raw, record: cut(row.record) };
  return parse(text, { ...settings, on_record: onRecord } as Options) as unknown as string[][];
}

/** The delimiter that splits the first lines into the most, equally many, cells. */
export function detectDelimiter(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).filter(Boolean).slice(0, 20);
  let [best, most] = [',', 0];
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const even = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    const score = usual * even * even;
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}
