import { analyticsMeasures } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import type { Extracted } from './outcomes.ts';

const ofKind: Record<Extracted, RawBuilder<unknown>> = {
  keyword: sql`keyword_completed + keyword_failed + keyword_cancelled + keyword_open`,
  datasheet: sql`datasheet_completed + datasheet_failed + datasheet_cancelled + datasheet_open`,
};

/** All runs of a row, those of one kind, and what people did in it. */
export const runsOf = (kind: Extracted) => ofKind[kind];

export const allRuns = sql`${ofKind.keyword} + ${ofKind.datasheet} + other_runs`;

export const actions = sql`documents + ${allRuns} + questions + corrections`;

/** A sum, of the rows for which `when` is true, as a number: exact up to 2^53. */
export const total = (what: RawBuilder<unknown>, when?: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${what})${when ? sql` filter (where ${when})` : sql``}, 0)::float8`;

export const allSums = sql.join(analyticsMeasures.map((name) => sql`${total(sql.ref(name))} as ${sql.ref(name)}`));

/** The sums of one kind of extraction as `runs, completed, failed, cancelled, open, items, found`. */
export function outcomeSums(kind: Extracted, when?: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = namesOf(kind);
  const sums = Object.entries(names).map(([name, column]) => sql`${total(sql.ref(column), when)} as ${sql.ref(name)}`);
  return sql`${total(runsOf(kind), when)} as runs, ${sql.join(sums)}`;
}

/** The columns that such sums are made of. */
export const outcomeColumns = (kind: Extracted) => sql.join(Object.values(namesOf(kind)).map((name) => sql.ref(name)));

const namesOf = (kind: Extracted) => ({ ...of(kind), ...found[kind] });

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
