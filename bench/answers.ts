import { parseArgs } from 'node:util';
import type { AnswerModel } from '@bidloom/worker/src/gate/answer-model.ts';
import { chooseThresholds, fitModel } from './answers/fit-model.ts';
import { askAll, judgeWith, type Said } from './answers/judge.ts';
import { reportReliability, reportSet } from './answers/report.ts';
import { foldsOf } from './corpus/folds.ts';
import { loadQuestions } from './retrieval/questions.ts';

const usage = 'Usage: pnpm bench answers (--questions Q.jsonl --pdfs DIR)… [--fit]';

/**
 * `pnpm bench answers (--questions Q.jsonl --pdfs DIR)…`: what is said to questions, each asked within its own file, by a gate that was
 * fitted on other files: the bands, how many of the answers are on a page that answers, and whether confidence is what it says. A
 * question without an answer counts as answered wrongly. `--fit` prints the model and the thresholds of all files, for `answer-model.ts`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      questions: { type: 'string', multiple: true, default: [] },
      pdfs: { type: 'string', multiple: true, default: [] },
      fit: { type: 'boolean', default: false },
    },
  });
  if (values.questions.length === 0 || values.questions.length !== values.pdfs.length) throw new Error(usage);
  const questions = (
    await Promise.all(values.questions.map((path, index) => loadQuestions(path, values.pdfs[index] as string)))
  ).flat();
  const asked = await askAll(questions);
  const said: Said[] = foldsOf(asked, ({ question }) => question.file).flatMap(({ chosenOn, leftOut }) => {
    const model: AnswerModel = fitModel(chosenOn);
    const thresholds = chooseThresholds(chosenOn, model);
    return leftOut.map((one) => judgeWith(one, model, thresholds));
  });
  for (const set of new Set(said.flatMap(({ question }) => question.sets))) {
    reportSet(
      set,
      said.filter(({ question }) => question.sets.includes(set)),
    );
  }
  reportReliability(said);
  if (values.fit) {
    const model = fitModel(asked);
    console.error(JSON.stringify({ model, thresholds: chooseThresholds(asked, model) }, null, 2));
  }
}
