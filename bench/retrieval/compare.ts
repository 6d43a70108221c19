import { foldsOf } from '../corpus/folds.ts';
import { printFigure } from '../figure.ts';
import type { Outcome } from './ask.ts';

/** A way to rank, and what came of it; all are asked the same questions in the same order. */
export interface Variant {
  name: string;
  outcomes: Outcome[];
}

/** Within how many pages an answer has to be. */
const places = [1, 5];

/** Prints, set by set, how many questions each variant wins and loses against the base. */
export function printPaired(base: Variant, variants: readonly Variant[]): void {
  for (const { name, outcomes } of variants) {
    for (const set of setsOf(base.outcomes)) {
      for (const k of places) {
        const pairs = base.outcomes.flatMap((before, index) => {
          const after = outcomes[index] as Outcome;
          return before.question.sets.includes(set) ? [[before.rank <= k, after.rank <= k] as const] : [];
        });
        const won = pairs.filter(([before, after]) => !before && after).length;
        const lost = pairs.filter(([before, after]) => before && !after).length;
        printFigure('retrieval', `${name}: ${set}: won at ${k}`, won, 'questions');
        printFigure('retrieval', `${name}: ${set}: lost at ${k}`, lost, 'questions');
      }
    }
  }
}

/** The outcomes that each fold has with the variant that was best on the files of the other folds, and which that was. */
export function chooseByFold(variants: readonly Variant[]): { outcomes: Outcome[]; chosen: string[] } {
  const [first] = variants;
  const asked = (first?.outcomes ?? []).map(({ question }, index) => ({ file: question.file, index }));
  const chosen: string[] = [];
  const outcomes: Outcome[] = [];
  for (const { chosenOn, leftOut } of foldsOf(asked, ({ file }) => file)) {
    const worth = ({ outcomes }: Variant) =>
      chosenOn.reduce((sum, { index }) => sum + worthOf((outcomes[index] as Outcome).rank), 0);
    const best = variants.reduce((top, variant) => (worth(variant) > worth(top) ? variant : top));
    chosen.push(best.name);
    outcomes.push(...leftOut.map(({ index }) => best.outcomes[index] as Outcome));
  }
  return { outcomes, chosen };
}

/** What an order is judged by: whether the first page answers, and whether one of the first five does. */
function worthOf(rank: number): number {
  return places.filter((k) => rank <= k).length;
}

/** The names of all sets, in the order of their questions. */
export function setsOf(outcomes: readonly Outcome[]): string[] {
  return [...new Set(outcomes.flatMap(({ question }) => question.sets))];
}
