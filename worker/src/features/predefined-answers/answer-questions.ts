import { setImmediate as breathe } from 'node:timers/promises';
import { PermanentError } from '@bidloom/platform';
import { answerQuestion, type PredefinedQuestion } from '../../analyst/answer-question.ts';
import { plural } from '../../lib/plural.ts';
import type { RunContext, Runner } from '../runs/run-context.ts';
import { scopeWithFacts } from '../runs/scope-of-run.ts';

/** Questions that are asked of a model at once. */
const atOnce = 3;

type Context = RunContext<'batch_query'>;

/** Answers every active question of the chosen categories, one item each, written as soon as it is answered. */
export const answerQuestions: Runner<'batch_query'> = async (context) => {
  const { report, isDone, save, signal } = context;
  const questions = await loadQuestions(context);
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
  const ask = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      signal.throwIfAborted();
      const headline = await answerQuestion(context, scope, question);
      await save(question.id, [{ kind: 'answer', headline }]);
      done++;
      tell();
      await breathe();
    }
  };
  const askers = Array.from({ length: context.analyst.engine === 'langchain' ? atOnce : 1 }, ask);
  // Where one fails no further question is asked, but those in progress are paid for: their answers are kept.
  for (const asker of askers) asker.catch(() => waiting.splice(0));
  for (const ended of await Promise.allSettled(askers)) if (ended.status === 'rejected') throw ended.reason;
  const answered = await countAnswered(context);
  return {
    result: { questions: questions.length, answered },
    message: `${answered} of ${plural(questions.length, 'predefined question')} answered`,
  };
};

/** By category, there those for all customers before the customer's own, in the order that people gave them. */
function loadQuestions({ tenant, parameters, workspaceId }: Context): Promise<PredefinedQuestion[]> {
  const ids = parameters.categories.map(({ id }) => id);
  return tenant((trx) =>
    trx
      .selectFrom('questions')
      .innerJoin('categories', 'categories.id', 'questions.categoryId')
      .innerJoin('workspaces', (join) => join.on('workspaces.id', '=', workspaceId))
      .select(['questions.id', 'questions.text', 'questions.categoryId', 'categories.name as categoryName'])
      .where('questions.categoryId', 'in', ids)
      .where('questions.isActive', '=', true)
      .where((eb) =>
        eb.or([
          eb('questions.customerId', 'is', null),
          eb('questions.customerId', '=', eb.ref('workspaces.customerId')),
        ]),
      )
      .orderBy('categories.name')
      .orderBy('categories.id')
      .orderBy('questions.scopeId')
      .orderBy('questions.position')
      .execute(),
  );
}

async function countAnswered({ tenant, requestId }: Context): Promise<number> {
  const rows = await tenant((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', requestId).execute(),
  );
  return rows.filter(({ headline }) => (headline as unknown as { answered: boolean }).answered).length;
}
