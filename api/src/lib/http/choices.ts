import { type ChoicesQuery, choicesPerPage } from '@bidloom/contract';
import type { PageRequest } from '@bidloom/db';

/** The page of choices that a query asks for, in the order of this name. */
export function choicesBy<Sort extends string>(sortBy: Sort, query: ChoicesQuery): PageRequest & { sortBy: Sort } {
  return { ...query, sortBy, sortDescending: false, pageSize: choicesPerPage };
}
