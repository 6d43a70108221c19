import { join } from 'node:path';
import { isRecord, readJson, withReport } from './json-report.ts';
import { type FileCounts, type Say, type Suite, type SuiteCounts, settle } from './outcome.ts';
import { runFailedAgain, sumFiles } from './run-again.ts';
import { runCommand } from './run-command.ts';

/** The unit tests of the web app, by vitest. */
export function webSuite(root: string): Suite {
  const web = join(root, 'web');
  /** All files, or those that are named. */
  const run = (say: Say, files: readonly string[] = []) =>
    withReport(async (report) => {
      // One worker: the suites beside it have the other cores.
      const options = `--maxWorkers=1 --reporter=default --reporter=json --outputFile.json=${report}`;
      const code = await runCommand(`vitest run ${options} ${files.join(' ')}`, web, say);
      return { code, files: readVitest(readJson(report)) };
    });
  let first: { counts: SuiteCounts; files: FileCounts[] } | undefined;
  return {
    title: 'vitest: web',
    async run(say, lanes) {
      const { code, files } = await lanes.enter(() => run(say));
      const counts = settle(files && sumFiles(files), code);
      first = { counts, files: files ?? [] };
      return counts;
    },
    async again(say) {
      if (!first) throw new Error('The tests of the web app have not run');
      const { counts, files } = first;
      // vitest itself failed, and no file can be named.
      if (sumFiles(files).failed === 0) return counts;
      return runFailedAgain(files, async (file) => {
        const second = await run(say, [join(root, file)]);
        return second.code === 0 ? (second.files ?? []) : [];
      });
    },
  };
}

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The counts of each file, named from the project's root, in a report of vitest; undefined where it is none. */
export function readVitest(report: unknown): FileCounts[] | undefined {
  if (!isRecord(report) || !Array.isArray(report.testResults)) return undefined;
  const { testResults } = report as VitestReport;
  return testResults.map(({ name, status, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/web/') + 1);
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
    const failures = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`);
    // A file that can't be loaded has failed without a test of its own.
    if (status === 'failed' && failures.length === 0) failures.push(`${file} › could not be run`);
    const [passed, failed] = [count('passed'), failures.length];
    return { file, passed, failed, skipped: assertionResults.length - passed - count('failed'), failures };
  });
}
