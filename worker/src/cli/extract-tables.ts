/**
 * Prints the tables of files as JSON: `node worker/src/cli/extract-tables.ts FILE… > tables.json`. A list with one entry for each table: `{
 * file, page, cells: [{ r, c, r2, c2, text }] }`, rows and columns from 0, ends inclusive, texts as printed. PDF pages come from the text
 * layer, without recognition. Files that can't be read are reported on stderr and end the program with 1; the others are printed all the
 * same.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Two thirds of the start are spent on compiling pdf.js: later runs find it compiled. Where the folder can't be written they compile again.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)));

const { printTables } = await import('./print-tables.ts');
const { ignoreAbandonedPages } = await import('../documents/pdf/abandoned-pages.ts');
ignoreAbandonedPages();

// V8's last tier compiles pdf.js's largest functions again and again for each kind of document, which takes longer than the faster code
// saves: measured up to 222 pages, a run without it needs less time. Set last, since code compiled ahead was compiled without it.
setFlagsFromString('--no-opt');
await printTables(process.argv.slice(2));
