import { ledOverTo, mostOfGroup, restOf } from '../groups.ts';
import { leadsOver } from '../leaning.ts';
import type { Statement } from '../statements.ts';
import { countWords } from './choose-statements.ts';

/** Of a list that does not fit, fewer items than these say nothing of it. */
const leastItems = 2;
/** Words beyond the room for which a list is rather shown whole than cut. */
const wordsBeyond = 30;

/**
 * The chosen statements, with the rest of each table and list from which several were chosen, and with what their sentences introduce: a
 * reader who sees some of the payments takes them for all. Of a long list the first items that fit come with the sentence that introduces it,
 * the last of them with dots; where not even those fit, the sentence is left out, and only chosen items are shown. In reading order.
 * @param words the most words in total
 */
export function completeGroups(
  chosen: readonly Statement[],
  statements: readonly Statement[],
  words = Number.POSITIVE_INFINITY,
): Statement[] {
  const all = new Set(chosen);
  const cut = new Set<Statement>();
  let left = words - countWords(chosen);
  for (const statement of chosen) {
    const led = leadsOver(statement.text) ? ledOverTo(statement, statements) : null;
    const rest = (led ? led.slice(0, mostOfGroup) : restOf(statement, all)).filter((each) => !all.has(each));
    const needed = countWords(rest);
    if (needed <= left + (led ? wordsBeyond : 0)) {
      left -= needed;
      for (const each of rest) all.add(each);
    } else if (led && !led.some((each) => all.has(each))) {
      const first = firstThatFit(led, left);
      if (first.length < leastItems) all.delete(statement);
      for (const each of first.length < leastItems ? [] : first) all.add(each);
      left -= countWords(first);
      cut.add(first.at(-1) ?? statement);
    } else if (led) {
      const last = led.findLast((each) => all.has(each));
      if (last && last !== led.at(-1)) cut.add(last);
    }
  }
  return [...all]
    .sort((a, b) => a.index - b.index)
    .map((statement) => (cut.has(statement) ? withDots(statement) : statement));
}

/** The first items of a list for which there is room. */
export function firstThatFit(items: readonly Statement[], words: number): readonly Statement[] {
  let left = words;
  const end = items.findIndex((item) => {
    left -= countWords([item]);
    return left < 0;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** The last shown item of a list that goes on. */
export function withDots(statement: Statement): Statement {
  return { ...statement, text: `${statement.text} …` };
}
