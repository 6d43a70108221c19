import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { isRecord, readJson, withReport } from './json-report.ts';
import { type FileCounts, type Say, type Suite, type SuiteCounts, settle } from './outcome.ts';
import { runFailedAgain, sumFiles } from './run-again.ts';
import { runCommand } from './run-command.ts';

/** `files` are those of `web/e2e` that run, all without any; `parts` of them run side by side. */
type BrowserOptions = { parts?: number; files?: readonly string[] };

/**
 * The tests in a real browser, by Playwright, against the embedded server and the built web app. In parts, each with a server of its own:
 * a browser waits as much as it works. A file that has failed twice beside other suites runs once more when all are over.
 */
export function browserSuites(root: string, chromium: string, { parts = 2, files = [] }: BrowserOptions = {}): Suite[] {
  let building: Promise<number> | undefined;
  const play = (say: Say, options: string) =>
    withReport(async (report) => {
      building ??= runCommand('node scripts/run.mjs build', root, say);
      const built = await building;
      if (built !== 0) return { code: built, report: undefined };
      const env = {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        E2E_PORT: String(await freePort()),
      };
      const code = await runCommand(`playwright test ${options} --reporter=list,json`, join(root, 'web'), say, env);
      return { code, report: readJson(report) };
    });
  return Array.from({ length: parts }, (_, index): Suite => {
    const part = `${index + 1}/${parts}`;
    const output = `--output=test-results/${index + 1}`;
    let first: { counts: SuiteCounts; files: FileCounts[] } | undefined;
    return {
      title: `Playwright: browser tests ${part}`,
      async run(say, lanes) {
        const { code, report } = await lanes.enter(() =>
          play(say, [...files, `--shard=${part} --retries=1 ${output}`].join(' ')),
        );
        const counts = settle(countPlaywright(report), code);
        first = { counts, files: readPlaywright(report) };
        return counts;
      },
      async again(say) {
        if (!first) throw new Error('The browser tests have not run');
        const { counts, files } = first;
        // Playwright itself failed, and no file can be named.
        if (sumFiles(files).failed === 0) return counts;
        const second = await runFailedAgain(files, async (file) => {
          const { code, report } = await play(say, `${file.replace(/^web\//, '')} ${output}-again`);
          return code === 0 ? readPlaywright(report) : [];
        });
        return { ...second, unsteady: [...(counts.unsteady ?? []), ...(second.unsteady ?? [])] };
      },
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

/** The counts of each file, named from the project's root, in a report of Playwright; none where it is no report. */
export function readPlaywright(report: unknown): FileCounts[] {
  if (!isRecord(report) || !Array.isArray(report.suites)) return [];
  const specs = (report as PlaywrightReport).suites?.flatMap(specsOf) ?? [];
  return [...Map.groupBy(specs, ({ file }) => file)].map(([file, own]) => {
    const failures = own.filter(({ ok }) => !ok).map(nameOf);
    const skipped = own.filter(
      ({ tests = [] }) => tests.length > 0 && tests.every(({ status }) => status === 'skipped'),
    );
    const [failed, left] = [failures.length, skipped.length];
    return { file: `web/e2e/${file}`, passed: own.length - failed - left, failed, skipped: left, failures };
  });
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const nameOf = ({ file, title }: PlaywrightSpec) => `web/e2e/${file} › ${title}`;
