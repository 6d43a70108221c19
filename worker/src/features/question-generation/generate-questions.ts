import { citeClaims } from '../../analyst/cite-claims.ts';
import type { GeneratedQuestion } from '../../analyst/tasks.ts';
import { plural } from '../../lib/plural.ts';
import type { NewItem, Runner } from '../runs/run-context.ts';
import { scopeWithKnownFacts } from '../runs/scope-of-run.ts';

/** Earlier questions that are compared with, the newest first. */
const comparedWith = 5000;
/** In characters: the list of questions takes no longer ones. */
const longestQuestion = 2000;

/** Thinks of questions that a bidder should ask or answer; each names the places that gave rise to it. */
export const generateQuestions: Runner<'question_generation'> = async (context) => {
  const { parameters, analyst, tenant, signal, report, isDone, save, spend } = context;
  if (!isDone('questions')) {
    report('Reading the documents', 5);
    const questions = await analyst.generateQuestions({
      scope: await scopeWithKnownFacts(context),
      known: parameters.onlyNew ? await givenBefore() : [],
      count: parameters.count,
      signal,
      spend,
      onProgress: (done, total) => report(`Reading part ${done} of ${total}`, 5 + (90 * done) / total),
    });
    const items: NewItem[] = [];
    for (const question of questions.filter(({ text }) => isQuestion(text.trim()))) items.push(await present(question));
    await save('questions', items);
  }
  const count = await tenant(async (trx) => {
    const { items } = await trx
      .selectFrom('documentRequestItems')
      .select((eb) => eb.fn.countAll<string>().as('items'))
      .where('requestId', '=', context.requestId)
      .executeTakeFirstOrThrow();
    return Number(items);
  });
  const nothing = parameters.onlyNew ? 'No further questions were found' : 'No questions were found';
  return { result: { questions: count }, message: count === 0 ? nothing : `${plural(count, 'question')} to look at` };

  /** What runs of this tender gave, the newest first. */
  async function givenBefore(): Promise<string[]> {
    const rows = await tenant((trx) =>
      trx
        .selectFrom('documentRequestItems')
        .innerJoin('documentRequests', 'documentRequests.id', 'documentRequestItems.requestId')
        .select('headline')
        .where('documentRequests.workspaceId', '=', context.workspaceId)
        .where('documentRequestItems.kind', '=', 'question')
        .where('documentRequests.id', '!=', context.requestId)
        .orderBy('documentRequests.createdAt', 'desc')
        .limit(comparedWith)
        .execute(),
    );
    return rows.map(({ headline }) => (headline as unknown as { text: string }).text);
  }

  async function present({ text, audience, reason, citations }: GeneratedQuestion): Promise<NewItem> {
    const shown = await citeClaims(context, [{ text, citations, supported: true }]);
    return { kind: 'question', headline: { text: text.trim(), audience, reason, citations: shown.citations } };
  }
};

function isQuestion(text: string): boolean {
  return text !== '' && text.length <= longestQuestion;
}
