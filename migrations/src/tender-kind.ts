import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a row of `workspaces` is a tender, not the room of a proposal. As a literal: the indexes of lists have the same one, and
 * a parameter would not match it.
 * @param column the column `kind`, with the table's name where it needs one
 */
export function isTender(column = 'workspaces.kind'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = 'tender'`;
}
