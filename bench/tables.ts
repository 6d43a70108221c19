import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { printFigure } from './figure.ts';
import { ablate, readFolder, readSample, type Sample } from './tables/ablate.ts';
import { findBrowser, printReports } from './tables/html/print-reports.ts';
import { type Report, type ScoredTable, truthOf } from './tables/model.ts';
import { drawReport } from './tables/pdf/draw-report.ts';
import { measurePlateaus } from './tables/plateaus.ts';
import { planReports, sets } from './tables/reports.ts';
import { type Count, f1, meanOfReports, type PageScore, rates, scorePage, sum } from './tables/score.ts';
import { measureSpeed } from './tables/speed.ts';

const usage = 'Usage: pnpm bench tables [--set dev|held] [--keep DIR] | --ablate [DIR] | --plateaus [DIR] | FILE…';
const cli = new URL('../worker/src/cli/extract-tables.ts', import.meta.url).pathname;

interface ReportScore {
  file: string;
  pages: (PageScore & { kind: string })[];
}

/**
 * `pnpm bench tables [--set dev|held] [--keep DIR]`: finds the tables in generated reports, whose truth is known to the cell, and scores
 * them as the ICDAR 2013 competition did. A developer of the engine looks only at `dev`, whose files and truth `--keep` writes to a folder.
 * `held` (held out) tells how the engine does on documents for which it was not tuned, and cannot be kept.
 *
 * `pnpm bench tables --ablate [DIR]`: what each rule is worth on both sets, and on the PDFs of a folder with the truth in `NAME-str.xml`
 * beside each, in the format of the competition.
 *
 * `pnpm bench tables --plateaus [DIR] [--threshold WORD]…`: between which values each threshold makes no difference on the same files.
 *
 * `pnpm bench tables FILE…`: how many pages of given PDFs it processes in a second.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      set: { type: 'string' },
      keep: { type: 'string' },
      ablate: { type: 'boolean' },
      plateaus: { type: 'boolean' },
      threshold: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  if (values.ablate) return ablate(await readSets(positionals));
  if (values.plateaus) return measurePlateaus(await readSets(positionals), values.threshold);
  if (positionals.length > 0) {
    if (values.set || values.keep) throw new Error(usage);
    return measureSpeed(cli, positionals);
  }
  const chosen = values.set ? [values.set] : Object.keys(sets);
  for (const set of chosen) {
    if (set !== 'dev' && set !== 'held') throw new Error(usage);
    if (set === 'held' && values.set && values.keep)
      throw new Error('The pages of the held set are for nobody to look at');
    const folder = set === 'dev' && values.keep ? values.keep : await mkdtemp(join(tmpdir(), 'bench-tables-'));
    try {
      printScores(set, await measure(set, folder));
    } finally {
      if (folder !== values.keep) await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Both sets, and the files of folders that have the truth beside them. */
async function readSets(folders: string[]): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>();
  for (const set of ['dev', 'held'] as const) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-tables-'));
    try {
      const reports = await writeReports(planReports(sets[set]), folder);
      const read: Sample[] = [];
      for (const report of reports) read.push(await readSample(join(folder, report.file), [truthOf(report)]));
      samples.set(set, read);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  for (const folder of folders) samples.set(folder, await readFolder(resolve(process.env.INIT_CWD ?? '.', folder)));
  return samples;
}

async function measure(set: keyof typeof sets, folder: string): Promise<ReportScore[]> {
  await mkdir(folder, { recursive: true });
  const reports = await writeReports(planReports(sets[set]), folder);
  const files = reports.map(({ file }) => join(folder, file));
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...files], { maxBuffer: 2 ** 28 });
  const given = JSON.parse(stdout) as (ScoredTable & { file: string })[];
  const truth = reports.map((report) => ({
    file: report.file,
    tables: truthOf(report),
    kinds: report.pages.map(({ kind }) => kind),
  }));
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth));
  await writeFile(join(folder, 'given.json'), stdout);
  return truth.map(({ file, tables, kinds }) => {
    const own = given.filter((table) => table.file === file);
    return { file, pages: kinds.map((kind, index) => ({ kind, ...scorePage(index + 1, tables, own) })) };
  });
}

/** Writes the reports that can be made on this machine, and returns them. */
async function writeReports(reports: Report[], folder: string): Promise<Report[]> {
  const browser = findBrowser();
  if (!browser) console.error('No Chromium is found (CHROMIUM_PATH=…): its half of the reports is left out.');
  const drawn = reports.filter(({ producer }) => producer === 'pdf-lib');
  const printed = browser ? reports.filter(({ producer }) => producer === 'chromium') : [];
  for (const report of drawn) await writeFile(join(folder, report.file), await drawReport(report));
  const files = browser ? await printReports(browser, printed) : [];
  for (const [index, report] of printed.entries()) await writeFile(join(folder, report.file), files[index] ?? '');
  return [...drawn, ...printed];
}

function printScores(set: string, reports: ReportScore[]): void {
  const bench = `tables ${set}`;
  const pages = reports.flatMap((report) => report.pages);
  const tables = pages.flatMap((page) => page.tables);
  const bare = pages.filter((page) => page.tables.length === 0);
  printFigure(bench, 'pages', pages.length, 'pages');
  printFigure(bench, 'tables', tables.length, 'tables');
  const mean = meanOfReports(reports.map((report) => sum(report.pages)));
  printFigure(bench, 'mean of reports, precision', mean.precision, 'share');
  printFigure(bench, 'mean of reports, recall', mean.recall, 'share');
  printFigure(bench, 'mean of reports, F1', mean.f1, 'share');
  printRates(bench, 'all relations', sum(pages));
  printFigure(
    bench,
    'perfect tables',
    tables.filter(({ correct, detected, truth }) => correct === detected && correct === truth).length,
    'tables',
  );
  printFigure(bench, 'tables without a right relation', tables.filter(({ correct }) => correct === 0).length, 'tables');
  printFigure(
    bench,
    'surplus tables',
    pages.reduce((so, page) => so + page.surplus, 0),
    'tables',
  );
  printFigure(bench, 'pages without a table', bare.length, 'pages');
  printFigure(bench, 'of these with an invented table', bare.filter((page) => page.surplus > 0).length, 'pages');
  for (const producer of ['pdf-lib', 'chromium'])
    printRates(
      bench,
      producer,
      sum(reports.filter(({ file }) => file.includes(producer)).flatMap((report) => report.pages)),
    );
  for (const kind of [...new Set(pages.filter((page) => page.tables.length > 0).map((page) => page.kind))].sort())
    printRates(bench, kind, sum(pages.filter((page) => page.kind === kind)));
  for (const kind of [...new Set(bare.map((page) => page.kind))].sort())
    printFigure(
      bench,
      `${kind}, invented tables`,
      bare.filter((page) => page.kind === kind).reduce((so, page) => so + page.surplus, 0),
      'tables',
    );
}

function printRates(bench: string, figure: string, count: Count): void {
  const { precision, recall } = rates(count);
  printFigure(bench, `${figure}, precision`, precision, 'share');
  printFigure(bench, `${figure}, recall`, recall, 'share');
  printFigure(bench, `${figure}, F1`, f1(precision, recall), 'share');
}
