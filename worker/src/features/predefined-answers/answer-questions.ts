import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { PermanentError } from '@bidloom/platform';
import { answerQuestion, type PredefinedQuestion } from '../../analyst/answer-question.ts';
import { plural } from '../../lib/plural.ts';
import type { Runner } from '../runs/run-context.ts';
import { loadHeadlines } from '../runs/run-items.repository.ts';
import { scopeWithFacts } from '../runs/scope-of-run.ts';
import { loadActiveQuestions } from './predefined-answers.repository.ts';

/** Questions that are asked of a model at once. */
const atOnce = 3;

/** Answers every active question of the chosen categories, one item each, written in their order. */
export const answerQuestions: Runner<'batch_query'> = async (context) => {
  const { parameters, workspaceId, requestId, tenant, report, isDone, save, signal } = context;
  const ids = parameters.categories.map(({ id }) => id);
  const questions = await tenant((trx) => loadActiveQuestions(trx, workspaceId, ids));
  if (questions.length === 0) {
    throw new PermanentError('The chosen categories have no active questions. Add some under Questions.');
  }
  const scope = await scopeWithFacts(context);
  const waiting = questions.filter(({ id }) => !isDone(id));
  let done = questions.length - waiting.length;
  const tell = () =>
    report(
      `Answering question ${Math.min(done + 1, questions.length)} of ${questions.length}`,
      (100 * done) / questions.length,
    );
  tell();
  // Items are numbered as they are written. An answer that is there first waits for those before it, which are in progress, too.
  let before: Promise<void> = Promise.resolve();
  const answer = async (question: PredefinedQuestion, earlier: Promise<void>) => {
    const headline = await answerQuestion(context, scope, question);
    // Where an earlier one fails, this one is paid for all the same.
    await earlier.catch(() => {});
    await save(question.id, [{ kind: 'answer', headline }]);
    done++;
    tell();
  };
  const ask = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      signal.throwIfAborted();
      before = answer(question, before);
      await before;
      await yieldToOthers();
    }
  };
  const askers = Array.from({ length: context.analyst.engine === 'langchain' ? atOnce : 1 }, ask);
  // Where one fails no further question is asked, but those in progress are paid for: their answers are kept.
  for (const asker of askers) asker.catch(() => waiting.splice(0));
  for (const ended of await Promise.allSettled(askers)) if (ended.status === 'rejected') throw ended.reason;
  const answers = await tenant((trx) => loadHeadlines<{ answered: boolean }>(trx, requestId));
  const answered = answers.filter((answer) => answer.answered).length;
  return {
    result: { questions: questions.length, answered },
    message: `${answered} of ${plural(questions.length, 'predefined question')} answered`,
  };
};
