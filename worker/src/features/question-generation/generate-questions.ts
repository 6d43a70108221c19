import { citeClaims } from '../../analyst/cite-claims.ts';
import type { GeneratedQuestion } from '../../analyst/tasks.ts';
import { plural } from '../../lib/plural.ts';
import type { NewItem, Runner } from '../runs/run-context.ts';
import { countItems } from '../runs/run-items.repository.ts';
import { scopeWithKnownFacts } from '../runs/scope-of-run.ts';
import { loadGivenQuestions } from './question-generation.repository.ts';

/** Earlier questions that are compared with, the newest first. */
const comparedWith = 5000;
/** In characters: the list of questions takes no longer ones. */
const longestQuestion = 2000;

/** Thinks of questions that a bidder should ask or answer; each names the places that gave rise to it. */
export const generateQuestions: Runner<'question_generation'> = async (context) => {
  const { parameters, analyst, tenant, signal, report, isDone, save, spend, requestId, workspaceId } = context;
  if (!isDone('questions')) {
    report('Reading the documents', 5);
    const questions = await analyst.generateQuestions({
      scope: await scopeWithKnownFacts(context),
      known: parameters.onlyNew
        ? await tenant((trx) => loadGivenQuestions(trx, workspaceId, requestId, comparedWith))
        : [],
      count: parameters.count,
      signal,
      spend,
      onProgress: (done, total) => report(`Reading part ${done} of ${total}`, 5 + (90 * done) / total),
    });
    const items: NewItem[] = [];
    for (const question of questions.filter(({ text }) => isQuestion(text.trim()))) items.push(await present(question));
    await save('questions', items);
  }
  const count = await tenant((trx) => countItems(trx, requestId));
  const nothing = parameters.onlyNew ? 'No further questions were found' : 'No questions were found';
  return { result: { questions: count }, message: count === 0 ? nothing : `${plural(count, 'question')} to look at` };

  async function present({ text, audience, reason, citations }: GeneratedQuestion): Promise<NewItem> {
    const shown = await citeClaims(context, [{ text, citations, supported: true }]);
    return { kind: 'question', headline: { text: text.trim(), audience, reason, citations: shown.citations } };
  }
};

function isQuestion(text: string): boolean {
  return text !== '' && text.length <= longestQuestion;
}
