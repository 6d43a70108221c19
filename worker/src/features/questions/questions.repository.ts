import type { TenantTransaction } from '@bidloom/db';
import type { QuestionRow } from './parse-question-sheet.ts';

/** Inserts those that the category does not have yet, for one customer or for all (null); answers their ids. */
export function insertNewQuestions(
  trx: TenantTransaction,
  scope: { organizationId: string; customerId: string | null; categoryId: string },
  rows: readonly (QuestionRow & { id: string })[],
): Promise<{ id: string }[]> {
  return trx
    .insertInto('questions')
    .values(rows.map((row) => ({ ...row, ...scope })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
}
