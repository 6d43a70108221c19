import { ledOverTo, mostOfGroup, restOf } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import type { Statement } from '../statements.ts';
import { countWords } from './choose-statements.ts';

/**
 * The chosen statements, with the rest of each table and list from which several were chosen, and with what their sentences introduce: a
 * reader who sees some of the payments takes them for all. What does not fit is left out: of a long list only the chosen items are shown,
 * and a sentence that introduces it is not. In reading order.
 * @param words the most words in total
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
