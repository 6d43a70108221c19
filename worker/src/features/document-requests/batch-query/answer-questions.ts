import { setImmediate as breathe } from 'node:timers/promises';
import { certaintyOf } from '@bidloom/jobs';
import { InfrastructureError, PermanentError } from '@bidloom/platform';
import { type Claim, vectorOf } from '../../../analyst/analyst.ts';
import { type Band, backedConfidence } from '../../../gate/band.ts';
import type { DocumentScope } from '../../../scope/document-scope.ts';
import { isFailureOfOne } from '../model-failures.ts';
import { plural } from '../plural.ts';
import { citeClaims } from '../present.ts';
import type { RunContext, Runner } from '../run-context.ts';
import { scopeWithFacts } from '../scope-with-facts.ts';

/** Questions that are asked of a model at once. */
const atOnce = 3;

type Context = RunContext<'batch_query'>;

/** A question that is asked of documents. */
export interface PredefinedQuestion {
  id: string;
  text: string;
  categoryId: string;
  categoryName: string;
}

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
  // Where one fails no further question is asked, but those under way are paid for: their answers are kept.
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

/** Asks the documents of a scope; a failure of this question alone is told in its place. */
export async function answerQuestion(
  context: RunContext<never>,
  scope: DocumentScope,
  { id, text, categoryId, categoryName }: PredefinedQuestion,
) {
  const asked = { questionId: id, categoryId, categoryName, question: text };
  try {
    const { claims, answer, band, confidence } = await ask(context, scope, text);
    const shown = await citeClaims(context, claims);
    const backed = backedConfidence(confidence, shown.claims);
    return {
      ...asked,
      answer,
      answered: band === 'answer',
      band,
      confidence: backed,
      certainty: band === 'answer' ? certaintyOf(backed) : null,
      failure: null,
      ...shown,
    };
  } catch (error) {
    if (!isFailureOfOne(error)) throw error;
    const nothing = { answer: '', answered: false, band: 'none' as const, confidence: 0, claims: [], citations: [] };
    return { ...asked, ...nothing, failure: error.message };
  }
}

async function ask({ analyst, signal, spend }: RunContext<never>, scope: DocumentScope, question: string) {
  const started = performance.now();
  const embedded = await analyst.embed([question], signal, 'question').catch((error: unknown) => {
    // A run does not wait for a model that is away: it is tried again, then ends, and goes on when somebody says so.
    throw error instanceof InfrastructureError ? error.cause : error;
  });
  if (embedded) spend({ ...embedded.usage, milliseconds: performance.now() - started });
  const speaking = performance.now();
  let answer = '';
  let claims: Claim[] = [];
  let band: Band = 'none';
  let confidence = 0;
  const request = { scope, question, history: [], embedding: vectorOf(embedded), isUnattended: true, signal };
  for await (const event of analyst.answer(request)) {
    if (event.type === 'text') {
      answer += event.text;
      continue;
    }
    ({ claims, band, confidence } = event);
    if (event.usage.model !== null) spend({ ...event.usage, milliseconds: performance.now() - speaking });
  }
  return { answer, claims, band, confidence };
}

async function countAnswered({ tenant, requestId }: Context): Promise<number> {
  const rows = await tenant((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', requestId).execute(),
  );
  return rows.filter(({ headline }) => (headline as unknown as { answered: boolean }).answered).length;
}
