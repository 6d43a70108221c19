import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectCandidates } from '@bidloom/worker/src/facts/collect.ts';
import { decideFact, type FactModel } from '@bidloom/worker/src/facts/decide.ts';
import { statedFrom } from '@bidloom/worker/src/facts/find-facts.ts';
import type { FactDocument } from '@bidloom/worker/src/facts/model.ts';
import { foldsOf } from './corpus/folds.ts';
import { readCached } from './corpus/read-cached.ts';
import { type Case, fitModel } from './facts/fit-model.ts';
import { scoreByFact, scoreOf, type Verdict, verdictOf } from './facts/score.ts';
import { readTruth, type Truth } from './facts/truth.ts';
import { printFigure } from './figure.ts';

const usage =
  'Usage: pnpm bench facts (--truth DIR)… --pdfs DIR [--pred OUT.jsonl] [--rows OUT.jsonl] [--fit OUT.ts] [--only FILE…]';

/**
 * `pnpm bench facts`: the bid facts of each tender beside what readers found. Each file is decided by a model that was fitted without
 * the files of its fold. `--fit` writes the model fitted over all, and needs `--truth bench/facts/delivery-place` as well: the readers' truths
 * have no places of delivery.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      truth: { type: 'string', multiple: true },
      pdfs: { type: 'string' },
      pred: { type: 'string' },
      rows: { type: 'string' },
      fit: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const { truth: folders, pdfs } = values;
  if (!folders || !pdfs) throw new Error(usage);
  const truths = folders.flatMap(readTruth);
  const cases: Case[] = [];
  for (const [file, rows] of Map.groupBy(truths, ({ file }) => file))
    cases.push(...(await casesOf(join(pdfs, file), rows)));

  const only = new Set([...(values.only ?? []), ...positionals]);
  const verdicts: Verdict[] = [];
  for (const [fold, { chosenOn, leftOut }] of foldsOf(cases, ({ truth }) => truth.file).entries()) {
    if (only.size > 0 && !leftOut.some(({ truth }) => only.has(truth.file))) continue;
    const model = fitModel(chosenOn);
    const judged = leftOut
      .filter(({ truth }) => only.size === 0 || only.has(truth.file))
      .map(({ truth, candidates }) => verdictOf(truth, decideFact(truth.fact, candidates, model, statedFrom)));
    printScore(`fold ${fold}`, judged);
    verdicts.push(...judged);
  }
  printScore('all', verdicts);
  for (const [fact, score] of scoreByFact(verdicts))
    console.error(
      `${fact.padEnd(24)} ${score.right}/${score.stated} right, ${score.kept}/${score.unstated} unstated kept, ${score.sureRight}/${score.sure} sure right`,
    );
  if (values.pred) writeFileSync(values.pred, verdicts.map(predictionOf).join(''));
  if (values.rows) writeFileSync(values.rows, verdicts.map((each) => `${JSON.stringify(each)}\n`).join(''));
  if (values.fit) {
    const { place, verdict } = fitModel(cases);
    writeFileSync(values.fit, moduleOf({ place: rounded(place), verdict: rounded(verdict) }));
  }
}

async function casesOf(path: string, truths: readonly Truth[]): Promise<Case[]> {
  const { pages, language } = await readCached(path);
  const fileName = (truths[0] as Truth).file;
  const document: FactDocument = {
    documentId: fileName,
    fileName,
    language,
    pages: pages.map(({ number, text, blocks, isContents = false }) => ({ number, text, blocks, isContents })),
  };
  const started = performance.now();
  const candidates = collectCandidates([document]);
  const took = performance.now() - started;
  if (took > 1000) printFigure('facts', `${fileName} ${pages.length} pages`, took, 'ms');
  return truths.map((truth) => ({ truth, candidates }));
}

function printScore(name: string, verdicts: readonly Verdict[]): void {
  const score = scoreOf(verdicts);
  const figure = (label: string, part: number, whole: number) =>
    printFigure('facts', `${name}: ${label} of ${whole}`, whole === 0 ? 1 : part / whole, 'share');
  figure('right', score.right, score.stated);
  figure('unstated kept', score.kept, score.unstated);
  figure('sure right', score.sureRight, score.sure);
  figure('another value given, right', score.contradictedRight, score.contradicted);
  figure('another value given of the contradictory, right', score.contradictedRight, score.contradictory);
  figure('further places on a page that states it', score.furtherRight, score.further);
  printFigure('facts', `${name}: calibration error`, score.calibrationError, 'share');
}

function predictionOf({ truth, found }: Verdict): string {
  const { stated, probability } = found;
  return `${JSON.stringify({ file: truth.file, fact: truth.fact, value: stated?.value ?? null, page: stated?.place.page ?? null, probability })}\n`;
}

/** The fitted model as the module that the engine reads. */
function moduleOf(model: FactModel): string {
  return [
    "import type { FactModel } from './decide.ts';",
    '',
    '/** Fitted over all labelled tenders by `pnpm bench facts --fit`; what it is worth is measured with files left out. */',
    `export const factModel: FactModel = ${JSON.stringify(model, null, 2)};`,
    '',
  ].join('\n');
}

/** Weights that do nothing left out, the others to two digits. */
function rounded(weights: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([name, weight]) =>
      Math.abs(weight) < 0.02 ? [] : [[name, Math.round(weight * 100) / 100]],
    ),
  );
}
