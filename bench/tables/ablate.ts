import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawPage } from '../../worker/src/documents/page/raw-page.ts';
import { openPdf } from '../../worker/src/documents/pdf/open-pdf.ts';
import { readTextLayer } from '../../worker/src/documents/pdf/read-text-layer.ts';
import { verbatimText } from '../../worker/src/documents/tables/evidence/word-lines.ts';
import { engineVariant, type FindTables, switchOff } from './engine-variants.ts';
import type { ScoredTable } from './model.ts';
import { rules } from './rules.ts';
import { meanOfReports, scorePage, sum } from './score.ts';
import { readStructure } from './structure-xml.ts';

/** A document as the engine gets it, and its tables as they should be; more than one truth where people differ. */
export interface Sample {
  pages: RawPage[];
  truths: ScoredTable[][];
}

export async function readSample(path: string, truths: ScoredTable[][]): Promise<Sample> {
  const pdf = await openPdf(new Uint8Array(await readFile(path)), { images: false });
  try {
    return { pages: await readTextLayer(pdf, {}), truths };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The PDFs of a folder, with the truth of `NAME-str.xml` beside each, or `NAMEa-str.xml` and `NAMEb-str.xml`. */
export async function readFolder(folder: string): Promise<Sample[]> {
  const files = await readdir(folder);
  const samples: Sample[] = [];
  for (const file of files.filter((name) => name.endsWith('.pdf')).sort()) {
    const stem = file.slice(0, -'.pdf'.length).replace(/(?<=\d)[ab]$/, '');
    const own = files.filter((name) => name.startsWith(stem) && /^[ab]?-str\.xml$/.test(name.slice(stem.length)));
    const truths = await Promise.all(
      own.map(async (name) => readStructure(await readFile(join(folder, name), 'utf8'))),
    );
    if (truths.length > 0) samples.push(await readSample(join(folder, file), truths));
  }
  return samples;
}

/** The mean F1 of documents, 0 to 1; of several truths the one counts that fits best. */
export function scoreEngine(find: FindTables, samples: readonly Sample[]): number {
  return meanOfReports(
    samples.map(({ pages, truths }) => {
      const given = printTables(find, pages);
      const counts = truths.map((truth) => sum(pages.map(({ number }) => scorePage(number, truth, given))));
      return counts.reduce((best, count) => (count.correct > best.correct ? count : best));
    }),
  ).f1;
}

function printTables(find: FindTables, pages: RawPage[]): ScoredTable[] {
  return find(pages).flatMap(({ page, tables }) =>
    tables
      .filter(({ role }) => role === 'table')
      .map(({ cells }) => ({
        page: page.number,
        cells: cells.map(({ row, column, rowSpan, columnSpan, lines }) => ({
          r: row,
          c: column,
          r2: row + rowSpan - 1,
          c2: column + columnSpan - 1,
          text: verbatimText(lines),
        })),
      })),
  );
}

/** What each rule is worth: by how much F1 falls on each set when it alone is switched off. */
export async function ablate(sets: ReadonlyMap<string, readonly Sample[]>): Promise<void> {
  const whole = await engineVariant((_file, source) => source);
  const before = new Map([...sets].map(([name, samples]) => [name, scoreEngine(whole, samples)]));
  for (const [set, f1] of before) console.log(JSON.stringify({ bench: 'tables ablate', set, f1: rounded(f1) }));
  for (const rule of rules) {
    const find = await engineVariant(switchOff(rule));
    const worth = Object.fromEntries(
      [...sets].map(([name, samples]) => [name, rounded((before.get(name) ?? 0) - scoreEngine(find, samples))]),
    );
    console.log(JSON.stringify({ bench: 'tables ablate', rule: `${rule.file} ${rule.name}`, worth }));
  }
}

const rounded = (value: number) => Number(value.toFixed(5));
