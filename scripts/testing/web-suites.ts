import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Counts, type Suite, type SuiteCounts, settle } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** The unit tests of the web app, by vitest. */
export function webSuite(root: string): Suite {
  return {
    title: 'vitest: web',
    run: (say, lanes) =>
      withReport(async (report) => {
        // One lane, one worker: the suites beside it have the other cores.
        const line = `vitest run --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=${report}`;
        const code = await lanes.enter(() => runCommand(line, join(root, 'web'), say));
        return settle(countVitest(readJson(report)), code);
      }),
  };
}

/**
 * The tests in a real browser, by Playwright, against the embedded server and the built web app. In parts, each with a server of its own:
 * a browser waits as much as it works.
 */
export function browserSuites(root: string, chromium: string, parts = 2): Suite[] {
  let building: Promise<number> | undefined;
  return Array.from({ length: parts }, (_, index): Suite => {
    const part = `${index + 1}/${parts}`;
    return {
      title: `Playwright: browser tests ${part}`,
      run: (say, lanes) =>
        lanes.enter(() =>
          withReport(async (report) => {
            building ??= runCommand('node scripts/run.mjs build', root, say);
            const built = await building;
            if (built !== 0) return settle(undefined, built);
            const env = {
              CHROMIUM_PATH: chromium,
              PLAYWRIGHT_JSON_OUTPUT_FILE: report,
              E2E_PORT: String(await freePort()),
            };
            const line = `playwright test --shard=${part} --retries=1 --output=test-results/${index + 1} --reporter=list,json`;
            const code = await runCommand(line, join(root, 'web'), say, env);
            return settle(countPlaywright(readJson(report)), code);
          }),
        ),
    };
  });
}

/** A Chromium of this machine: CHROMIUM_PATH, or where Debian and Google's packages put theirs. */
export function findChromium(): string | undefined {
  const places = [
    // Without the windows of a browser it takes far less time for the same pages.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

export function countVitest(report: unknown): Counts | undefined {
  if (!isRecord(report) || !('numPassedTests' in report)) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report as VitestReport;
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name.slice(name.lastIndexOf('/web/') + 1)} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures };
}

type PlaywrightSpec = { file: string; title: string; ok: boolean; tests?: { status: string }[] };
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};

/** A flaky test failed, and passed when it was run again: it counts as passed, and is named as unsteady. */
export function countPlaywright(report: unknown): SuiteCounts | undefined {
  if (!isRecord(report) || !isRecord(report.stats)) return undefined;
  const { stats, suites = [] } = report as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  const specs = suites.flatMap(specsOf);
  const failures = specs.filter(({ ok }) => !ok).map(nameOf);
  const unsteady = specs.filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky')).map(nameOf);
  return { passed: expected + flaky, failed: unexpected, skipped, failures, unsteady };
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const nameOf = ({ file, title }: PlaywrightSpec) => `web/e2e/${file} › ${title}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function withReport(work: (path: string) => Promise<SuiteCounts>): Promise<SuiteCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'bidloom-web-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
