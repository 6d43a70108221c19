import { ledOverTo, mostOfGroup, restOf } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import type { Statement } from '../statements.ts';
import { countWords } from './choose-statements.ts';

/**
 * What was chosen, with the rest of each table and list that several were chosen of, and with what sentences lead over to: whoever
 * reads some of the payments takes them for all. What there is no room for stays out: of a long list what was chosen of it comes alone, and
 * a sentence that leads over to one does not come. In reading order.
 * @param words that there is room for in all
 */
export function completeGroups(
  chosen: readonly Statement[],
  statements: readonly Statement[],
  words = Number.POSITIVE_INFINITY,
): Statement[] {
  const all = new Set(chosen);
  let left = words - countWords(chosen);
  for (const statement of chosen) {
    const led = leadsOver(statement.text) ? ledOverTo(statement, statements) : null;
    const rest = (led ? led.slice(0, mostOfGroup) : restOf(statement, all)).filter((each) => !all.has(each));
    const needed = countWords(rest);
    if (needed <= left) {
      left -= needed;
      for (const each of rest) all.add(each);
    } else if (led && !led.some((each) => all.has(each))) all.delete(statement);
  }
  return [...all].sort((a, b) => a.index - b.index);
}
