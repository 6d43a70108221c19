import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { KnownFact } from '@bidloom/worker/src/facts/known-fact.ts';
import type { AnswerModel } from '@bidloom/worker/src/gate/answer-model.ts';
import { askAboutFacts } from './answers/ask-about-facts.ts';
import { chooseThresholds, fitModel } from './answers/fit-model.ts';
import { askAll, type GivenAnswer, judgeWith } from './answers/judge.ts';
import { factsOf, fitFacts, loadFacts } from './answers/known-facts.ts';
import { reportReliability, reportSet } from './answers/report.ts';
import { foldsOf } from './corpus/folds.ts';
import { loadQuestions } from './retrieval/questions.ts';

const usage = 'Usage: pnpm bench answers (--questions Q.jsonl --pdfs DIR)… --truth DIR [--fit] [--rows OUT.jsonl]';

/**
 * `pnpm bench answers (--questions Q.jsonl --pdfs DIR)… --truth DIR`: the answers to questions, each asked within its own file, by a gate
 * and by facts that were fitted on other files: the bands, how many of the answers are on a page that answers, and whether confidence is
 * what it says. A question without an answer counts as answered wrongly. The truth about bid facts is asked for, too: a question for each.
 * `--fit` prints the model and the thresholds of all files, for `answer-model.ts`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      questions: { type: 'string', multiple: true, default: [] },
      pdfs: { type: 'string', multiple: true, default: [] },
      truth: { type: 'string' },
      fit: { type: 'boolean', default: false },
      rows: { type: 'string' },
    },
  });
  const { questions: paths, pdfs, truth } = values;
  if (paths.length === 0 || paths.length !== pdfs.length || !truth) throw new Error(usage);
  const questions = (await Promise.all(paths.map((path, index) => loadQuestions(path, pdfs[index] as string)))).flat();
  const folders = new Map(questions.map(({ file, folder }) => [file, folder]));
  const corpus = await loadFacts(truth, folders);
  const known = new Map<string, KnownFact[]>();
  for (const { leftOut } of foldsOf([...folders.keys()], (file) => file)) {
    const model = fitFacts(corpus, new Set(leftOut));
    for (const file of leftOut) known.set(file, factsOf(corpus, file, model));
  }
  const all = [...questions, ...askAboutFacts(corpus.truths, questions)];
  const asked = await askAll(all, known);
  const given: GivenAnswer[] = foldsOf(asked, ({ question }) => question.file).flatMap(({ chosenOn, leftOut }) => {
    const model: AnswerModel = fitModel(chosenOn);
    const thresholds = chooseThresholds(chosenOn, model);
    return leftOut.map((one) => judgeWith(one, model, thresholds));
  });
  for (const set of new Set(given.flatMap(({ question }) => question.sets))) {
    reportSet(
      set,
      given.filter(({ question }) => question.sets.includes(set)),
    );
  }
  reportReliability(given);
  if (values.rows) writeFileSync(values.rows, given.map(rowOf).join(''));
  if (values.fit) {
    const model = fitModel(asked);
    console.error(JSON.stringify({ model, thresholds: chooseThresholds(asked, model) }, null, 2));
  }
}

function rowOf({ question, fact, ...given }: GivenAnswer): string {
  const { file, pages, sets } = question;
  return `${JSON.stringify({ file, question: question.question, pages, set: sets[0], fact: fact?.fact ?? null, ...given })}\n`;
}
