import type { SuggestedQuestion } from '@bidloom/contract/answers';
import type { TenantTransaction } from '@bidloom/db';
import { languageOf, listStated } from './suggest-questions.repository.ts';
import { suggestedQuestions, usualLanguage } from './suggestions/questions.ts';

/**
 * Questions for the facts that a tender states, in the order in which facts are shown. Only of facts whose place is in a document that is
 * asked (of `documentIds`, or of all), and that are likely: the search gives these as its answer. They are in English where one of these
 * documents is, which whoever uses the product reads; else in the language of most pages.
 */
export async function suggestFor(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds?: readonly string[],
): Promise<SuggestedQuestion[]> {
  const facts = await listStated(trx, workspaceId, documentIds);
  if (facts.length === 0) return [];
  const questions =
    suggestedQuestions[await languageOf(trx, workspaceId, documentIds)] ?? suggestedQuestions[usualLanguage];
  return facts.flatMap(({ fact, documentId }) => {
    const question = questions?.[fact];
    return question ? [{ question, fact, documentId }] : [];
  });
}
