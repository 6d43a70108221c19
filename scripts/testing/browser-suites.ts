import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { isRecord, readJson, withReport } from './json-report.ts';
import { type Suite, type SuiteCounts, settle } from './outcome.ts';
import { runCommand } from './run-command.ts';

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
