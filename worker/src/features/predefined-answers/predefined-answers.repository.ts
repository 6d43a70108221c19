import type { TenantTransaction } from '@bidloom/db';
import type { PredefinedQuestion } from '../../analyst/answer-question.ts';

/** By category, there those for all customers before the customer's own, in the order that people gave them. */
export function loadActiveQuestions(
  trx: TenantTransaction,
  workspaceId: string,
  categoryIds: readonly string[],
): Promise<PredefinedQuestion[]> {
  return trx
    .selectFrom('questions')
    .innerJoin('categories', 'categories.id', 'questions.categoryId')
    .innerJoin('workspaces', (join) => join.on('workspaces.id', '=', workspaceId))
    .select(['questions.id', 'questions.text', 'questions.categoryId', 'categories.name as categoryName'])
    .where('questions.categoryId', 'in', [...categoryIds])
    .where('questions.isActive', '=', true)
    .where((eb) =>
      eb.or([eb('questions.customerId', 'is', null), eb('questions.customerId', '=', eb.ref('workspaces.customerId'))]),
    )
    .orderBy('categories.name')
    .orderBy('categories.id')
    .orderBy('questions.scopeId')
    .orderBy('questions.position')
    .execute();
}
