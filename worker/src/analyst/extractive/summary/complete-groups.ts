import { ledOverTo, mostOfGroup, restOf } from '../groups.ts';
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
