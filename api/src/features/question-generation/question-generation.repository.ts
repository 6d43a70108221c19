import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

interface NewQuestion {
  id: string;
  organizationId: string;
  categoryId: string;
  /** Null: for all customers. */
  customerId: string | null;
  text: string;
}

/** Adds questions that their category does not have yet, and returns how many those were. */
export async function insertQuestions(trx: TenantTransaction, questions: NewQuestion[]): Promise<number> {
  const inserted = await trx
    .insertInto('questions')
    .values(questions)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

/** Questions of a category by their texts in lower case, as the database compares them. */
export async function findQuestions(
  trx: TenantTransaction,
  { categoryId, customerId }: { categoryId: string; customerId: string | null },
  texts: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('questions')
    .select(['id', 'text'])
    .where('categoryId', '=', categoryId)
    .where('customerId', 'is not distinct from', customerId)
    .where(
      (eb) => eb.fn('lower', ['text']),
      'in',
      texts.map((text) => sql<string>`lower(${text}::text)`),
    )
    .execute();
  return new Map(rows.map(({ id, text }) => [text.toLowerCase(), id]));
}
