import type { Figures, TimeBar } from '@bidloom/contract/analytics';
import { type AnalyticsMeasure, analyticsMeasures } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';

export type Extracted = 'keyword' | 'datasheet';
export type Outcomes = Omit<TimeBar, 'from' | 'to'>;

type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;
/** Sums as rows carry them. */
export type Sums = Record<Camel<AnalyticsMeasure>, number>;

const ofKind: Record<Extracted, RawBuilder<unknown>> = {
  keyword: sql`keyword_completed + keyword_failed + keyword_cancelled + keyword_open`,
  datasheet: sql`datasheet_completed + datasheet_failed + datasheet_cancelled + datasheet_open`,
};

/** All runs of a row, those of one kind, and what people did in it. */
export const runsOf = (kind: Extracted) => ofKind[kind];
export const allRuns = sql`${ofKind.keyword} + ${ofKind.datasheet} + other_runs`;
export const actions = sql`documents + ${allRuns} + questions + corrections`;

/** A sum, of the rows for which `when` holds, as a number: exact up to 2^53. */
export const total = (what: RawBuilder<unknown>, when = sql`true`) =>
  sql<number>`coalesce(sum(${what}) filter (where ${when}), 0)::float8`;
export const allSums = sql.join(analyticsMeasures.map((name) => sql`${total(sql.ref(name))} as ${sql.ref(name)}`));

/** The sums of one kind of extraction as `runs, completed, failed, cancelled, open, items, found`. */
export function outcomeSums(kind: Extracted, when = sql`true`): RawBuilder<unknown> {
  const names = { ...of(kind), ...found[kind] };
  const sums = Object.entries(names).map(([name, column]) => sql`${total(sql.ref(column), when)} as ${sql.ref(name)}`);
  return sql`${total(runsOf(kind), when)} as runs, ${sql.join(sums)}`;
}

const of = (kind: Extracted) => ({
  completed: `${kind}_completed`,
  failed: `${kind}_failed`,
  cancelled: `${kind}_cancelled`,
  open: `${kind}_open`,
});
const found = {
  keyword: { items: 'keywords', found: 'keyword_hits' },
  datasheet: { items: 'datasheets', found: 'parameters' },
} as const;

const none = Object.fromEntries(
  analyticsMeasures.map((name) => [name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), 0]),
) as Sums;

export function toFigures(
  sums: Sums = none,
  people: { users: number; organizations: number } = { users: 0, organizations: 0 },
): Figures {
  const { keywordHits, parameters, otherRuns } = sums;
  const keywords = withRuns({
    ...{ completed: sums.keywordCompleted, failed: sums.keywordFailed, cancelled: sums.keywordCancelled },
    ...{ open: sums.keywordOpen, items: sums.keywords, found: keywordHits },
  });
  const datasheets = withRuns({
    ...{ completed: sums.datasheetCompleted, failed: sums.datasheetFailed, cancelled: sums.datasheetCancelled },
    ...{ open: sums.datasheetOpen, items: sums.datasheets, found: parameters },
  });
  const { tenders, documents, pages, questions, answered, corrections, modelCalls, tokens } = sums;
  return {
    ...{ tenders, documents, pages, keywords, datasheets, otherRuns },
    runs: keywords.runs + datasheets.runs + otherRuns,
    ...{ questions, answered, corrections, modelCalls, tokens },
    ...{ activeUsers: people.users, activeOrganizations: people.organizations },
  };
}

const withRuns = (outcomes: Omit<Outcomes, 'runs'>): Outcomes => ({
  runs: outcomes.completed + outcomes.failed + outcomes.cancelled + outcomes.open,
  ...outcomes,
});

const noOutcomes: Outcomes = { runs: 0, completed: 0, failed: 0, cancelled: 0, open: 0, items: 0, found: 0 };

export function addOutcomes(all: readonly Outcomes[]): Outcomes {
  const sum = { ...noOutcomes };
  for (const outcomes of all) {
    for (const name of Object.keys(noOutcomes) as (keyof Outcomes)[]) sum[name] += outcomes[name];
  }
  return sum;
}
