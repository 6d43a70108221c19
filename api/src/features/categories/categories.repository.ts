import type { ChoicesQuery, ListQuery } from '@bidloom/contract';
import type { categoryBody } from '@bidloom/contract/categories';
import { blanksLast, caseless, type DB, newId, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { commonScopeId } from '../../lib/access/scope.ts';
import { choicesBy } from '../../lib/http/choices.ts';
import type { FieldsOf } from '../../lib/http/fields-of.ts';

export type CategoryRow = Awaited<ReturnType<typeof insertCategory>>;

const columns = ['id', 'organizationId', 'name', 'description', 'isActive', 'createdAt', 'updatedAt'] as const;

const sortColumns = {
  name: 'nameKey',
  description: blanksLast(caseless('description')),
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The fields that a person fills in. */
export type CategoryFields = FieldsOf<typeof categoryBody>;

export async function searchCategories(trx: TenantTransaction, query: ListQuery & { isActive?: boolean | undefined }) {
  let found = trx.selectFrom('categories').select(columns);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.searchTerm) {
    const where = { columns: ['searchText'], tables: { categories: 'id' } };
    found = await searchRows(trx, found, query.searchTerm, where);
  }
  return paginate(found, sortColumns, 'id', query);
}

export function listActiveCategoryNames(trx: TenantTransaction, query: ChoicesQuery) {
  return listByName(trx, selectActiveNames(trx), query);
}

/** Active categories with the number of active questions that this customer is asked: its own and those for all customers. */
export function listCategoriesWithQuestions(trx: TenantTransaction, customerId: string | null, query: ChoicesQuery) {
  const scopeIds = [commonScopeId, ...(customerId ? [customerId] : [])];
  const asked = (eb: ExpressionBuilder<DB, 'categories'>) =>
    eb
      .selectFrom('questions')
      .whereRef('questions.organizationId', '=', 'categories.organizationId')
      .whereRef('questions.categoryId', '=', 'categories.id')
      .where('questions.scopeId', 'in', scopeIds)
      .where('questions.isActive', '=', true);
  const found = selectActiveNames(trx)
    .select((eb) => asked(eb).select(sql<number>`count(*)::int`.as('count')).$asScalar().$notNull().as('questionCount'))
    .where((eb) => eb.exists(asked(eb).select('questions.id')));
  return listByName(trx, found, query);
}

const selectActiveNames = (trx: TenantTransaction) =>
  trx.selectFrom('categories').select(['categories.id', 'categories.name']).where('categories.isActive', '=', true);

async function listByName<O>(
  trx: TenantTransaction,
  found: SelectQueryBuilder<DB, 'categories', O>,
  query: ChoicesQuery,
) {
  const where = { columns: ['nameKey'], tables: { categories: 'id' } };
  const narrowed = query.searchTerm ? await searchRows(trx, found, query.searchTerm, where) : found;
  return paginate(narrowed, { name: 'nameKey' }, 'id', choicesBy('name', query));
}

export function insertCategory(trx: TenantTransaction, organizationId: string, fields: CategoryFields) {
  return trx
    .insertInto('categories')
    .values({ id: newId(), organizationId, ...fields })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes only the given fields. */
export function updateCategory(trx: TenantTransaction, id: string, fields: Partial<CategoryFields>) {
  return trx
    .updateTable('categories')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}
