import { ledOverTo, mostOfGroup } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import type { Statement } from '../statements.ts';

/**
 * What was chosen, with the rest of each table and list that several were chosen of, and with what sentences lead over to: whoever
 * reads some of the payments takes them for all. In reading order.
 */
export function completeGroups(chosen: readonly Statement[], statements: readonly Statement[]): Statement[] {
  const all = new Set(chosen);
  for (const statement of chosen) {
    const led = leadsOver(statement.text) ? ledOverTo(statement, statements) : null;
    for (const each of led ? led.slice(0, mostOfGroup) : restOf(statement, all)) all.add(each);
  }
  return [...all].sort((a, b) => a.index - b.index);
}

/** What must come with a row or an item. */
function restOf({ group, shape, lead }: Statement, chosen: ReadonlySet<Statement>): readonly Statement[] {
  if (shape === 'sentence' || group.length > mostOfGroup) return [];
  const [first, last] = [group.findIndex((each) => chosen.has(each)), group.findLastIndex((each) => chosen.has(each))];
  if (lead) return group;
  // A smaller part of a table may be what it says of one thing; it has no gaps.
  if (shape === 'row' && (last - first + 1) * 2 < group.length) return group.slice(first, last + 1);
  return first === last ? [] : group;
}
