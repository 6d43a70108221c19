import type { Page } from '@bidloom/contract';
import type { PageOf } from '@bidloom/db';

/** One thing in the envelope of the contract. */
export const one = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, message, data };

/** Done, with nothing to give back. */
export const done = (message?: string) =>
  message === undefined ? { success: true as const } : { success: true as const, message };

/** A page of rows as the contract's page of things. */
export function page<Row, T>({ items, ...paging }: PageOf<Row>, present: (row: Row) => T): Page<T> {
  return { success: true, data: items.map(present), ...paging };
}
