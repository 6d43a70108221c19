import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, type Suite, settle } from './outcome.ts';
import { runCommand } from './run-command.ts';
import { isServiceVariable } from './services.ts';

/** The tap tests below the named folders, as sorted paths from the root. */
export function findTests(root: string, folders: string[]): string[] {
  const patterns = folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.mjs`]);
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
}

/** Runs test files by tap, with exactly the given service addresses in their environment. */
export function tapSuite(root: string, title: string, files: string[], services: Record<string, string>): Suite {
  return {
    title,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bidloom-tap-'));
      try {
        const report = join(folder, 'report.tap');
        const code = await runCommand(commandLine(files, report), root, onlyServices(services));
        const tap = readReport(report);
        console.log(listFiles(tap).join('\n'));
        return { ...settle(countTap(tap), code), failures: failuresOf(tap) };
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

function commandLine(files: string[], report: string): string {
  const options = [
    '--type-strip-only',
    '--disable-coverage',
    '--allow-empty-coverage',
    '--reporter=min',
    `--output-file=${report}`,
    `--jobs=${availableParallelism()}`,
    // Seconds a file: reading a scan on a busy machine takes its time, and a test that hangs must still end.
    '--timeout=300',
  ];
  return ['tap', 'run', ...options, ...files].join(' ');
}

/** Names that are set but not wanted are emptied, since a child inherits what is not overwritten. */
function onlyServices(services: Record<string, string>): Record<string, string> {
  const unwanted = Object.keys(process.env).filter(isServiceVariable);
  return { ...Object.fromEntries(unwanted.map((name) => [name, ''])), ...services };
}

function readReport(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** tap ends its report with `# { total: 8, pass: 4, fail: 2, todo: 1, skip: 1 }`; undefined where that line is missing. */
export function countTap(report: string): Counts | undefined {
  const footer = [...report.matchAll(/^# \{ total: .*\}$/gm)].at(-1)?.[0];
  if (!footer) return undefined;
  const read = (key: string) => Number(new RegExp(`\\b${key}: (\\d+)`).exec(footer)?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail'), skipped: read('skip') + read('todo') };
}

/** Names of the innermost tests and assertions that failed, each with those around it: `api/src/a.test.ts › a list › should be equal`. */
export function failuresOf(report: string): string[] {
  const byDepth: string[][] = [[]];
  for (const [, indent = '', result, name = ''] of report.matchAll(/^( *)(ok|not ok) \d+ - (.*?)(?: # time=.*)?$/gm)) {
    const depth = indent.length / 4;
    const inner = byDepth[depth + 1] ?? [];
    byDepth[depth + 1] = [];
    // tap writes "not ok" for what is marked as to be done, too, and counts it as skipped.
    if (result === 'ok' || / # TODO/i.test(name)) continue;
    const names = inner.length > 0 ? inner.map((text) => `${name} › ${text}`) : [name];
    byDepth[depth] = [...(byDepth[depth] ?? []), ...names];
  }
  return byDepth[0] ?? [];
}

function listFiles(report: string): string[] {
  return [...report.matchAll(/^(not ok|ok) \d+ - (\S+) # time=([\d.]+)ms/gm)].map(
    ([, result, file, time]) => `${result === 'ok' ? '✓' : '✗'} ${file} (${(Number(time) / 1000).toFixed(1)} s)`,
  );
}
