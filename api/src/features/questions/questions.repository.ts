import type { ListQuery } from '@bidloom/contract';
import { caseless, type DB, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { type ExpressionBuilder, sql } from 'kysely';
import { batches } from '../../lib/batches.ts';

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

const sortColumns = {
  text: caseless('questions.text'),
  categoryName: sql`(select name_key from categories where id = questions.category_id)`,
  isActive: 'questions.isActive',
  position: 'questions.position',
  createdAt: 'questions.createdAt',
  updatedAt: 'questions.updatedAt',
};

/** The fields that a person fills in. */
export interface QuestionFields {
  categoryId: string;
  customerId: string | null;
  text: string;
  isActive?: boolean | undefined;
}

/** Where questions are: in a category, for one customer or (null) for all. */
export interface QuestionScope {
  categoryId: string;
  customerId: string | null;
}

const categoryOf = (eb: ExpressionBuilder<DB, 'questions'>) =>
  eb.selectFrom('categories').whereRef('categories.id', '=', 'questions.categoryId');

function selectQuestions(trx: TenantTransaction) {
  return (
    trx
      .selectFrom('questions')
      // With a join, not even the ids of a page would be read from an index only.
      .select((eb) => categoryOf(eb).select('categories.name').$asScalar().$notNull().as('categoryName'))
      .select([
        'questions.id',
        'questions.organizationId',
        'questions.categoryId',
        'questions.customerId',
        'questions.text',
        'questions.isActive',
        sql<number>`questions.position::float8`.as('position'),
        'questions.createdAt',
        'questions.updatedAt',
      ])
  );
}

/** Questions of one category and scope, or (null) of every one. */
export async function searchQuestions(
  trx: TenantTransaction,
  { categoryId, scopeId }: { categoryId: string | null; scopeId: string | null },
  query: ListQuery & { isActive?: boolean | undefined },
) {
  let found = selectQuestions(trx);
  if (scopeId) found = found.where('questions.scopeId', '=', scopeId);
  if (categoryId) found = found.where('questions.categoryId', '=', categoryId);
  if (query.isActive !== undefined) found = found.where('questions.isActive', '=', query.isActive);
  if (query.searchTerm) {
    const where = { columns: ['questions.searchText'], tables: { questions: 'questions.id' } };
    found = await searchRows(trx, found, query.searchTerm, where);
  }
  return paginate(found, sortColumns, 'questions.id', query);
}

export function findQuestion(trx: TenantTransaction, id: string) {
  return selectQuestions(trx).where('questions.id', '=', id).executeTakeFirst();
}

/** Returns the new question's id. */
export async function insertQuestion(
  trx: TenantTransaction,
  organizationId: string,
  fields: QuestionFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('questions')
    .values({ id, organizationId, ...fields })
    .execute();
  return id;
}

/** Adds those that are not there yet, in this order; returns the texts that were added. */
export async function insertQuestions(
  trx: TenantTransaction,
  organizationId: string,
  scope: QuestionScope,
  texts: readonly string[],
): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const inserted = await trx
    .insertInto('questions')
    .values(texts.map((text) => ({ id: newId(), organizationId, ...scope, text })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('text')
    .execute();
  return new Set(inserted.map(({ text }) => text));
}

/** How many questions each category has, of one scope or (null) of every one. */
export function countByCategory(trx: TenantTransaction, scopeId: string | null) {
  let found = trx.selectFrom('questions').select(['categoryId', sql<number>`count(*)::int`.as('questions')]);
  if (scopeId) found = found.where('scopeId', '=', scopeId);
  return found.groupBy('categoryId').execute();
}

/** Nothing happens where there is no such question. */
export async function updateQuestion(trx: TenantTransaction, id: string, fields: QuestionFields): Promise<void> {
  await trx
    .updateTable('questions')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns what it was, if there was one. */
export function deleteQuestion(trx: TenantTransaction, { categoryId, customerId }: QuestionScope, id: string) {
  return trx
    .deleteFrom('questions')
    .where('id', '=', id)
    .where('categoryId', '=', categoryId)
    .where('customerId', 'is not distinct from', customerId)
    .returning(['id', 'text'])
    .executeTakeFirst();
}

/** Copies what the target does not have yet; returns how many there were and how many were copied. */
export async function cloneQuestions(
  trx: TenantTransaction,
  organizationId: string,
  source: QuestionScope,
  target: QuestionScope,
): Promise<{ found: number; cloned: number }> {
  const texts = await trx
    .selectFrom('questions')
    .select(['text', 'isActive'])
    .where('categoryId', '=', source.categoryId)
    .where('customerId', 'is not distinct from', source.customerId)
    .orderBy('position')
    .execute();
  let cloned = 0;
  for (const batch of batches(texts)) {
    const inserted = await trx
      .insertInto('questions')
      .values(batch.map((row) => ({ ...row, ...target, id: newId(), organizationId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    cloned += inserted.length;
  }
  return { found: texts.length, cloned };
}
