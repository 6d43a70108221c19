import { leadsOver } from './leaning.ts';
import type { Statement } from './statements.ts';

/** Rows of a table, or items of a list, that are quoted as a whole; of larger ones, only what fits best is quoted. */
export const mostOfGroup = 20;

/** What a sentence with a colon leads over to: the items below it or the rows of the table; null where it leads over to nothing. */
export function ledOverTo(statement: Statement, statements: readonly Statement[]): readonly Statement[] | null {
  const next = statements[statement.index + 1];
  if (!next || next.documentId !== statement.documentId) return null;
  return next.lead === statement || next.shape !== 'sentence' ? next.group : null;
}

/** Whether a statement says something with what it brings: one that ends in a colon needs what follows. */
export function isComplete(statement: Statement, statements: readonly Statement[]): boolean {
  return statement.shape !== 'sentence' || !leadsOver(statement.text) || ledOverTo(statement, statements) !== null;
}

/** The share of a stretch of rows that must answer, so that the others are quoted with them. */
const leastPicked = 0.3;

/** What must come with a row or an item. */
export function restOf({ group, shape, lead }: Statement, chosen: ReadonlySet<Statement>): readonly Statement[] {
  if (shape === 'sentence' || group.length > mostOfGroup) return [];
  const [first, last] = [group.findIndex((each) => chosen.has(each)), group.findLastIndex((each) => chosen.has(each))];
  if (lead) return group;
  const stretch = group.slice(first, last + 1);
  // Two rows of a datasheet answer by themselves; the rows between them are about other things.
  if (shape === 'row' && stretch.filter((each) => chosen.has(each)).length < leastPicked * stretch.length) return [];
  // A smaller part of a table may be what it says of one thing; it has no gaps.
  if (shape === 'row' && stretch.length * 2 < group.length) return stretch;
  return first === last ? [] : group;
}
