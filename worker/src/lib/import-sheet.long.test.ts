import { newId } from '@bidloom/db';
import t from 'tap';
import { importKeywordsHandler } from '../features/keywords/import-keywords.handler.ts';
import { startImports } from './import-sheet.fixtures.ts';
import { sheetOf } from './sheet-rows.fixtures.ts';
import { maxSheetRows } from './sheet-rows.ts';

t.setTimeout(600_000);
const imports = await startImports();
t.teardown(() => imports.close());

/** Imports the largest sheet there may be, in which each hundredth row has no keyword. */
async function importLargest() {
  const rows = Array.from({ length: maxSheetRows }, (_, index) => [
    index % 100 === 99 ? null : `Largest ${index}`,
    'A description',
  ]);
  const payload = await imports.upload('keywords', await sheetOf([['Keyword', 'Description'], ...rows]));
  const started = performance.now();
  const run = { id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal };
  await importKeywordsHandler(imports.platform)(run);
  return { report: await imports.report(payload.importId), milliseconds: Math.round(performance.now() - started) };
}

t.test('a sheet of as many rows as there may be is imported whole, but for the bad ones', async (t) => {
  const { report, milliseconds } = await importLargest();
  t.comment(`${maxSheetRows} rows in ${milliseconds} ms`);
  const bad = maxSheetRows / 100;
  t.match(report, { status: 'completed', totalRows: maxSheetRows, importedRows: maxSheetRows - bad });
  t.equal(report.errors.length, bad);
});

t.test('the same sheet once more adds nothing, and each row is named', async (t) => {
  const { report, milliseconds } = await importLargest();
  t.comment(`${maxSheetRows} rows in ${milliseconds} ms`);
  t.match(report, { status: 'completed', totalRows: maxSheetRows, importedRows: 0 });
  t.equal(report.errors.length, maxSheetRows);
  t.match(report.errors[0], { row: 2, message: 'The keyword "Largest 0" exists already' });
});
