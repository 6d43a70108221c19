import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findQuestions } from '@bidloom/worker/src/analyst/extractive/questions/generate-questions.ts';
import { readCached } from './corpus/read-cached.ts';
import { rowsOfPrepared } from './corpus/rows-of-prepared.ts';
import { printFigure } from './figure.ts';

const usage = 'Usage: pnpm bench questions --pdfs DIR [--count N] FILE…';

/**
 * `pnpm bench questions --pdfs DIR FILE…`: prints the questions to which each file gives rise, for reading, with the pages that they cite,
 * and how many there are for each reason.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pdfs: { type: 'string' }, count: { type: 'string', default: '20' } },
  });
  if (!values.pdfs || positionals.length === 0) throw new Error(usage);
  for (const file of positionals) {
    const path = join(values.pdfs, file);
    const { rows, document } = rowsOfPrepared(basename(path), await readCached(path));
    const asked = { key: path, organizationId: 'bench', documents: [document] };
    const started = performance.now();
    const questions = await findQuestions({ asked, known: [], count: Number(values.count) }, rows);
    printFigure('questions', `${file}: time`, performance.now() - started, 'ms');
    console.error(`\n# ${file}`);
    for (const [index, { text, reason, audience, citations }] of questions.entries())
      console.error(`${index + 1}. [${reason}, ${audience}, p. ${citations.map(({ page }) => page)}] ${text}`);
    for (const [reason, some] of Map.groupBy(questions, (question) => question.reason))
      printFigure('questions', `${file}: ${reason}`, some.length, 'questions');
  }
}
