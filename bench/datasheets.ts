import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackWords } from '@bidloom/platform/words-codec';
import { type Asked, readAsked } from '@bidloom/worker/src/documents/datasheets/asked-parameters.ts';
import { extractDatasheets } from '@bidloom/worker/src/documents/datasheets/extract-datasheets.ts';
import { readCached } from './corpus/read-cached.ts';
import { printFigure } from './figure.ts';

const usage = 'Usage: pnpm bench datasheets --pdfs DIR [--asked "A;B"] FILE…';

/**
 * `pnpm bench datasheets --pdfs DIR [--asked "A;B"] FILE…`: every parameter that is found in files of a folder, one JSON line each with
 * its place, for reading beside the document; then per file how many there are, of how many sheets, and the time without that of reading
 * the file. With `--asked` only what the asked names mean, and how many of these were found.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { pdfs: { type: 'string' }, asked: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error(usage);
  const asked = (values.asked ?? '').split(';').flatMap((name) => name.trim() || []);
  for (const file of positionals) await measure(join(values.pdfs ?? '', file), asked);
}

async function measure(path: string, asked: readonly string[]): Promise<void> {
  const { pages, tables, language } = await readCached(path);
  const file = basename(path);
  const document = { tables, language, pages: pages.map((page) => ({ ...page, words: unpackWords(page.words) })) };
  const started = performance.now();
  const sheets = extractDatasheets(document);
  const found: Asked = readAsked(document, sheets, asked);
  const time = performance.now() - started;
  for (const [sheet, { title, parameters }] of found.sheets.entries()) {
    for (const { tag, section, parameter, value, unit, condition, page, normalized, source } of parameters) {
      const place = source.table === null ? 'list' : `table ${source.table}`;
      console.log(
        JSON.stringify({
          file,
          sheet,
          title,
          tag,
          section,
          parameter,
          value,
          unit,
          condition,
          page,
          place,
          normalized,
        }),
      );
    }
  }
  const count = found.sheets.reduce((sum, { parameters }) => sum + parameters.length, 0);
  printFigure('datasheets', `${file} sheets`, found.sheets.length, 'sheets');
  printFigure('datasheets', `${file} parameters`, count, 'parameters');
  printFigure('datasheets', `${file} pages`, pages.length, 'pages');
  printFigure('datasheets', `${file} time`, time, 'ms');
  if (asked.length > 0) printFigure('datasheets', `${file} asked names not found`, found.unmatched.length, 'names');
}
