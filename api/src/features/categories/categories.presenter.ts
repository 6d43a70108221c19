import type { Category } from '@bidloom/contract/categories';
import type { CategoryRow } from './categories.repository.ts';

export function presentCategory(row: CategoryRow): Category {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
