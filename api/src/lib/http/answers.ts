import type { Page } from '@bidloom/contract';
import type { PageOf } from '@bidloom/db';

/** One thing in the envelope of the contract. */
export const one = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, message, data };

/** Done, with nothing to give back. */
export const done = (message?: string) =>
  message === undefined ? { success: true as const } : { success: true as const, message };

/** A page of rows as the contract's page of things, presented like `asJson` where nothing else is said. */
export function page<Row extends object, T = AsJson<Row>>(
  { items, ...paging }: PageOf<Row>,
  present: (row: Row) => T = asJson as (row: Row) => T,
): Page<T> {
  return { success: true, data: items.map((row) => present(row)), ...paging };
}

type AsJson<Row> = { [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name] };

/** A row whose times are texts, in ISO 8601. */
export const asJson = <Row extends object>(row: Row): AsJson<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as AsJson<Row>;
