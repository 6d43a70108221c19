import type { Lanes } from './lanes.ts';

/** How many tests passed, failed and were skipped, and which failed: names from the file inwards, as far as the report contains them. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[] };

/** The counts of one file of tests, by its path from the root. */
export type FileCounts = Required<Counts> & { file: string };

/**
 * Counts of a suite. Unsteady tests failed beside others and passed when they were run again: they are named, so that somebody repairs
 * them.
 */
export type SuiteCounts = Counts & { unsteady?: string[] };

export type Outcome = SuiteCounts & { title: string };

/** One step of `npm test`. The output of `run` is shown when it is over; its processes take turns in the lanes. */
export type Suite = {
  title: string;
  run: (say: Say, lanes: Lanes) => Promise<SuiteCounts>;
  /** Runs the failed tests again, with nothing beside them; returns the counts of the whole suite after that. */
  again?: (say: Say) => Promise<SuiteCounts>;
};

/** Takes lines of output. */
export type Say = (text: string) => void;

/** A suite that this machine can't run. It counts as one skipped, so that the result differs from a complete run. */
export function leftOut(title: string, remedy: string): Suite {
  return {
    title,
    run: async (say) => {
      say(`left out; ${remedy}`);
      return { passed: 0, failed: 0, skipped: 1 };
    },
  };
}

/**
 * The counts of a report, compared with the exit code of the program that wrote it. A program that failed without a failed test (it
 * crashed, found nothing, or wrote no report) counts as one more failure.
 */
export function settle(counts: SuiteCounts | undefined, exitCode: number): SuiteCounts {
  const known: SuiteCounts = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = known.failed === 0 && (exitCode !== 0 || counts === undefined);
  return silent ? { ...known, failed: 1 } : known;
}

/** The tests that failed by name, one line a suite, and the plain last line over all of them. */
export function sumUp(outcomes: Outcome[]): string {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  const lines = outcomes.map((outcome) => `${outcome.title.padEnd(width)}  ${describe(outcome)}`);
  const failures = [
    ...outcomes.flatMap(({ unsteady = [] }) => unsteady.map((name) => `! failed at first, passed alone: ${name}`)),
    ...outcomes.flatMap(({ failures = [] }) => failures.map((name) => `✗ ${name}`)),
  ];
  const total = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const last = describe({ passed: total('passed'), failed: total('failed'), skipped: total('skipped') });
  return [...failures, ...(failures.length > 0 ? [''] : []), ...lines, '', last].join('\n');
}

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
