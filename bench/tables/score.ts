import type { ScoredTable } from './model.ts';

/** Relations found, relations given and relations wanted. */
export interface Count {
  correct: number;
  detected: number;
  truth: number;
}

export interface PageScore extends Count {
  page: number;
  tables: Count[];
  /** Tables given that are no table of the truth. */
  surplus: number;
}

/**
 * Scores one page by the measure of the ICDAR 2013 table competition (Göbel et al., DocEng 2012): relations between a cell and its
 * next cell to the right and below, with the count of blank cells between. Each table of the truth takes, in order, the unused one
 * with most relations in common; what is left over counts as detected.
 */
export function scorePage(page: number, truth: ScoredTable[], given: ScoredTable[]): PageScore {
  const left = given.filter((table) => table.page === page).map(relationsOf);
  const tables = truth
    .filter((table) => table.page === page)
    .map((table): Count => {
      const wanted = relationsOf(table);
      const shared = left.map((relations) => common(wanted, relations));
      const best = shared.indexOf(Math.max(...shared));
      const taken = best < 0 ? undefined : left.splice(best, 1)[0];
      return { correct: shared[best] ?? 0, detected: taken ? size(taken) : 0, truth: size(wanted) };
    });
  const all = [...tables, ...left.map((relations) => ({ correct: 0, detected: size(relations), truth: 0 }))];
  return { page, tables, surplus: left.length, ...sum(all) };
}

export function sum(counts: readonly Count[]): Count {
  const total = (key: keyof Count) => counts.reduce((so, count) => so + count[key], 0);
  return { correct: total('correct'), detected: total('detected'), truth: total('truth') };
}

/** Precision and recall, 0 to 1; with nothing to find, finding nothing is right. */
export function rates({ correct, detected, truth }: Count): { precision: number; recall: number } {
  const precision = detected > 0 ? correct / detected : Number(truth === 0);
  return { precision, recall: truth > 0 ? correct / truth : 1 };
}

/** The harmonic mean of a precision and a recall. */
export function f1(precision: number, recall: number): number {
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

/** Precision and recall as means over documents, as the competition counts, and F1 of these. */
export function meanOfReports(reports: readonly Count[]): { precision: number; recall: number; f1: number } {
  const each = reports.map(rates);
  const mean = (key: 'precision' | 'recall') => each.reduce((so, rate) => so + rate[key], 0) / each.length;
  return { precision: mean('precision'), recall: mean('recall'), f1: f1(mean('precision'), mean('recall')) };
}

/** White space and case tell nothing, nor do the leader dots that lead from a label to its values. */
function normalize(text: string): string {
  return text
    .replace(/\s+/gu, '')
    .replace(/\.{3,}$/u, '')
    .toUpperCase();
}

/** The relations of a table, each with how often it is there. */
function relationsOf({ cells }: ScoredTable): Map<string, number> {
  const texts: string[] = [];
  const grid = new Map<string, number>();
  let rows = 0;
  let columns = 0;
  for (const { r, c, r2, c2, text } of cells) {
    const normal = normalize(text);
    if (normal === '') continue;
    const index = texts.push(normal) - 1;
    for (let row = r; row <= r2; row += 1)
      for (let column = c; column <= c2; column += 1) grid.set(`${row} ${column}`, index);
    rows = Math.max(rows, r2 + 1);
    columns = Math.max(columns, c2 + 1);
  }
  const relations = new Map<string, number>();
  const seen = new Set<string>();
  const scan = (outer: number, inner: number, direction: string, at: (o: number, i: number) => number | undefined) => {
    for (let o = 0; o < outer; o += 1) {
      let from: { index: number; at: number } | undefined;
      for (let i = 0; i < inner; i += 1) {
        const index = at(o, i);
        if (index === undefined) continue;
        const pair = from && `${direction} ${from.index} ${index}`;
        // Spanning cells meet along several lines; they are one relation.
        if (from && pair && from.index !== index && !seen.has(pair)) {
          seen.add(pair);
          const relation = JSON.stringify([texts[from.index], texts[index], direction, i - from.at - 1]);
          relations.set(relation, (relations.get(relation) ?? 0) + 1);
        }
        from = { index, at: i };
      }
    }
  };
  scan(rows, columns, 'right', (row, column) => grid.get(`${row} ${column}`));
  scan(columns, rows, 'below', (column, row) => grid.get(`${row} ${column}`));
  return relations;
}

function common(one: Map<string, number>, other: Map<string, number>): number {
  return [...one].reduce((so, [relation, count]) => so + Math.min(count, other.get(relation) ?? 0), 0);
}

function size(relations: Map<string, number>): number {
  return [...relations.values()].reduce((so, count) => so + count, 0);
}
