import type { Figures, TimeBar } from '@bidloom/contract/analytics';
import { type AnalyticsMeasure, analyticsMeasures } from '@bidloom/db';

export type Extracted = 'keyword' | 'datasheet';
export type Outcomes = Omit<TimeBar, 'from' | 'to'>;

type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;
/** Sums as rows carry them. */
export type Sums = Record<Camel<AnalyticsMeasure>, number>;

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
