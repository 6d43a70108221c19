import { type FactDocument, type FactName, type FactPage, factNames } from './model.ts';
import { namesFact } from './names-fact.ts';
import { tickedLine } from './ticked-line.ts';

const ticked = /[☑☒]/u;
const empty = /☐/gu;
/** An item of a choice. */
const emptyItem = /^(?:[-–•] |[\d.]{1,8} |\(?[a-z\d]{1,2}\) )?☐/iu;

/** In characters, of a choice that is compared with the names of facts. */
const longest = 600;

/**
 * The facts about which a form offers a choice that nobody has made, though other boxes of the page are ticked: "Bids may be submitted:
 * ☐ by post ☐ electronically". What other clauses say of these may hold or not.
 */
export function openChoices(documents: readonly FactDocument[]): ReadonlySet<FactName> {
  const choices = documents.flatMap(({ pages }) =>
    pages.filter(({ text }) => tickedLine.test(text)).flatMap(choicesOf),
  );
  return new Set(factNames.filter((fact) => choices.some((choice) => namesFact(fact, choice))));
}

/** The choices of a page without a ticked box: in one block, or in items below what they are about. */
function choicesOf({ text, blocks }: FactPage): string[] {
  const texts = blocks.map(({ start, end }) => text.slice(start, Math.min(end, start + longest)));
  const choices: string[] = [];
  let [lead, items]: [string, string[]] = ['', []];
  const close = () => {
    if (items.length > 1 && !items.some((item) => ticked.test(item))) choices.push(`${lead} ${items.join(' ')}`);
    items = [];
  };
  for (const each of texts) {
    if (emptyItem.test(each) || (items.length > 0 && ticked.test(each))) {
      items.push(each);
      continue;
    }
    close();
    lead = each;
    if ((each.match(empty) ?? []).length > 1 && !ticked.test(each)) choices.push(each);
  }
  close();
  return choices;
}
