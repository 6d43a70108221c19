import type { FileCounts, SuiteCounts } from './outcome.ts';

/** Files of a suite that may fail and be run again: more are no accident of what ran beside them. */
const mostAgain = 10;

/**
 * Runs each file that has failed once more. What passes then takes the place of what was reported of the file, and is named as unsteady;
 * what fails again stays as it was.
 */
export async function runFailedAgain(
  reports: readonly FileCounts[],
  run: (file: string) => Promise<FileCounts[]>,
): Promise<SuiteCounts> {
  const failed = [...new Set(reports.filter((report) => report.failed > 0).map(({ file }) => file))];
  if (failed.length > mostAgain) return sumFiles(reports);
  const unsteady: string[] = [];
  let all = [...reports];
  for (const name of failed) {
    const second = await run(name);
    if (second.length === 0 || second.some((report) => report.failed > 0)) continue;
    unsteady.push(...all.filter(({ file }) => file === name).flatMap(({ failures }) => failures));
    all = [...all.filter(({ file }) => file !== name), ...second];
  }
  return { ...sumFiles(all), unsteady };
}

export function sumFiles(reports: readonly FileCounts[]): Required<Omit<FileCounts, 'file'>> {
  const total = (key: 'passed' | 'failed' | 'skipped') => reports.reduce((all, report) => all + report[key], 0);
  const failures = reports.flatMap((report) => report.failures);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), failures };
}
