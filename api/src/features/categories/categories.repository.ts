import type { ListQuery } from '@bidloom/contract';
import type { Category } from '@bidloom/contract/categories';
import { caseless, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type CategoryRow = Awaited<ReturnType<typeof insertCategory>>;

const columns = ['id', 'organizationId', 'name', 'description', 'isActive', 'createdAt', 'updatedAt'] as const;

const sortColumns = {
  name: caseless('name'),
  description: caseless('description'),
  isActive: 'isActive',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The fields that a person fills in. */
export interface CategoryFields {
  name: string;
  description: string | null;
  isActive?: boolean | undefined;
}

export function searchCategories(trx: TenantTransaction, query: ListQuery & { isActive?: boolean | undefined }) {
  let found = trx.selectFrom('categories').select(columns);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.searchTerm) {
    const pattern = containsPattern(query.searchTerm);
    found = found.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('description', 'ilike', pattern)]));
  }
  return paginate(found, sortColumns, 'id', query);
}

export function listActiveCategoryNames(trx: TenantTransaction) {
  return trx
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('isActive', '=', true)
    .orderBy(caseless('name'))
    .execute();
}

/** Active categories with the number of active questions that this customer is asked: its own and those for all customers. */
export function listCategoriesWithQuestions(trx: TenantTransaction, customerId: string | null) {
  return trx
    .selectFrom('categories')
    .innerJoin('questions', 'questions.categoryId', 'categories.id')
    .select(['categories.id', 'categories.name', sql<number>`count(*)::int`.as('questionCount')])
    .where('categories.isActive', '=', true)
    .where('questions.isActive', '=', true)
    .where((eb) =>
      eb.or([eb('questions.customerId', 'is', null), eb('questions.customerId', 'is not distinct from', customerId)]),
    )
    .groupBy('categories.id')
    .orderBy(caseless('categories.name'))
    .execute();
}

export function insertCategory(trx: TenantTransaction, organizationId: string, fields: CategoryFields) {
  return trx
    .insertInto('categories')
    .values({ id: newId(), organizationId, ...fields })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes the given fields alone. */
export function updateCategory(trx: TenantTransaction, id: string, fields: Partial<CategoryFields>) {
  return trx
    .updateTable('categories')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export function presentCategory(row: CategoryRow): Category {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
