import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServiceVariable } from '../testing/services.ts';
import type { FileReport } from '../testing/tap-report.ts';
import { readVitest } from '../testing/vitest-suite.ts';

/** The first test that failed. */
export interface Noticed {
  file: string;
  failure: string;
}

/** Milliseconds for a file: what waits for something that the change has broken would wait for very long. */
const longestFile = 180_000;
/** The same for a file that has to notice a broken promise: some start whole products. */
const longestPromise = 300_000;

export interface Suites {
  /** Runs test files in turn until one fails. */
  tap(files: readonly string[]): Promise<Noticed | null>;
  /** Runs the tests of the web app that are related to a file. */
  web(file: string): Promise<Noticed | null>;
  /** Runs one test file, of the web app or not. */
  one(test: string): Promise<Noticed | null>;
  /** Whether the test that noticed a change passes without it; asked once for each file of tests. */
  passes(noticed: Noticed, changed: string): Promise<boolean>;
}

/** The suites of a copy of the project, with the addresses of services where there are some. */
export async function openSuites(copy: string, services: Record<string, string>): Promise<Suites> {
  // The copy's own: what runs the tests starts programs of its folder.
  const { runFiles }: typeof import('../testing/tap-process.ts') = await import(
    join(copy, 'scripts/testing/tap-process.ts')
  );
  const passing = new Map<string, boolean>();

  const tap = async (files: readonly string[], longest = longestFile): Promise<Noticed | null> => {
    const waiting = [...files];
    let first: FileReport | undefined;
    const next = () => (first ? undefined : waiting.shift());
    const limits = { filesEach: Number.POSITIVE_INFINITY, longestFile: longest, untilFailure: true };
    while (waiting.length > 0 && !first) {
      await runFiles({ root: copy, env: services, database: true, next, ...limits }, (report) => {
        if (report.failed > 0) first ??= report;
      });
    }
    return first ? { file: first.file, failure: first.failures[0]?.replace(`${first.file} › `, '') ?? '' } : null;
  };

  /** Runs vitest's `command` for a file of the copy. */
  const vitest = async (command: readonly string[], file: string): Promise<Noticed | null> => {
    const folder = mkdtempSync(join(tmpdir(), 'bidloom-mutation-'));
    const report = join(folder, 'report.json');
    const args = [...command, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
    const program = join(copy, 'web/node_modules/vitest/vitest.mjs');
    const environment = Object.entries(process.env).filter(([name]) => !isServiceVariable(name));
    const { status, stderr } = spawnSync(process.execPath, [program, ...args, join(copy, file)], {
      cwd: join(copy, 'web'),
      env: Object.fromEntries(environment),
      encoding: 'utf8',
    });
    try {
      if (status === 0) return null;
      const [failure = `vitest ended with ${status}: ${stderr.slice(-200)}`] =
        readVitest(JSON.parse(readFileSync(report, 'utf8')))?.flatMap(({ failures }) => failures) ?? [];
      const [test = '', ...names] = failure.split(' › ');
      return { file: test, failure: names.join(' › ') };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  const one = (test: string) => (test.startsWith('web/') ? vitest(['run'], test) : tap([test], longestPromise));

  return {
    tap,
    one,
    web: (file) => vitest(['related', '--run'], file),
    async passes({ file }, changed) {
      const known = passing.get(file);
      if (known !== undefined) return known;
      const isWeb = changed.startsWith('web/');
      const failed = await (isWeb ? vitest(['run'], file) : tap([file], longestPromise));
      passing.set(file, failed === null);
      return failed === null;
    },
  };
}
