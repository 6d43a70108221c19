import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { openPdf } from '../../worker/src/documents/pdf/open-pdf.ts';
import { percentile, printFigure } from '../figure.ts';

const RUNS = 5;
const plainText = new URL('plain-text.ts', import.meta.url).pathname;

/** Seconds of a run. */
interface Times {
  processor: number;
  clock: number;
}

/**
 * Prints pages a second of whole runs of `cli` over given PDFs, its start included: by the processor time of all its threads, which other
 * work on the machine changes little, and by the clock. Each run has one beside it in which pdf.js alone reads the text of the same
 * pages; the ratio of the two is what can be compared between machines. The middle one of five counts.
 */
export async function measureSpeed(cli: string, files: string[]): Promise<void> {
  // The command that started this may have changed the folder; the files are relative to the folder in which it was called.
  const paths = files.map((file) => resolve(process.env.INIT_CWD ?? '.', file));
  const pages = await countPages(paths);
  const runs: { product: Times; plain: Times }[] = [];
  for (let index = 0; index < RUNS; index++) {
    runs.push({ product: await timeRun(cli, paths), plain: await timeRun(plainText, paths) });
  }
  const middle = (figure: (run: (typeof runs)[number]) => number) => percentile(runs.map(figure), 0.5);
  const bench = 'tables speed';
  printFigure(bench, 'pages', pages, 'pages');
  const processor = middle(({ product }) => product.processor);
  printFigure(bench, 'processor time', processor, 's');
  printFigure(bench, 'rate by processor time', pages / processor, 'pages/s');
  printFigure(bench, 'rate by the clock', pages / middle(({ product }) => product.clock), 'pages/s');
  const ratio = middle(({ product, plain }) => product.processor / plain.processor);
  printFigure(bench, 'processor time: tables / text by pdf.js alone', ratio, 'ratio');
}

async function countPages(paths: string[]): Promise<number> {
  let pages = 0;
  for (const path of paths) {
    const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
    pages += pdf.numPages;
    await pdf.loadingTask.destroy();
  }
  return pages;
}

/** Seconds that a run takes. It tells its own processor time at its end: Node has no figure of a child's. */
async function timeRun(cli: string, paths: string[]): Promise<Times> {
  const report = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\n' + (user + system)); });`;
  const start = performance.now();
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, cli, ...paths],
    { maxBuffer: 2 ** 28 },
  );
  const microseconds = Number(stderr.slice(stderr.lastIndexOf('\n') + 1));
  return { processor: microseconds / 1e6, clock: (performance.now() - start) / 1000 };
}
