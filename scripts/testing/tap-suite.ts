import { globSync } from 'node:fs';
import type { Lanes } from './lanes.ts';
import type { Say, Suite } from './outcome.ts';
import { runFailedAgain, sumFiles } from './run-again.ts';
import { isServiceVariable } from './services.ts';
import { runFiles } from './tap-process.ts';
import { type FileReport, failedPoints, figuresOf } from './tap-report.ts';

/** The kinds of test files, by the end of their names; docs/contributing.md says what each may need. */
export type TestKind = 'pure' | 'db' | 'engines' | 'product' | 'long';

/** The tap tests of a kind below the named folders, as sorted paths from the root. */
export function findTests(root: string, folders: string[], kind: TestKind): string[] {
  const patterns = folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.mjs`]);
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  return files.filter((file) => kindOf(file) === kind);
}

function kindOf(file: string): TestKind {
  const [, kind] = /\.(db|engines|product|long)\.test\.ts$/.exec(file) ?? [];
  return (kind as TestKind | undefined) ?? 'pure';
}

export interface TapOptions {
  title: string;
  files: string[];
  /** The addresses of services in the tests' environment, and no others. */
  services?: Record<string, string>;
  /** Whether the files of a process share a database. */
  database?: boolean;
  /** Processes at a time; by default as many as there are lanes. */
  processes?: number;
  /** Files a process runs before it makes room for a fresh one. */
  filesEach?: number;
  /** Milliseconds after which a file that is not over is ended with its process. */
  longestFile?: number;
}

/** Runs test files by tap, many to a process. */
export function tapSuite(root: string, options: TapOptions): Suite {
  const { title, files, services = {}, database = false, filesEach = Number.POSITIVE_INFINITY } = options;
  const env = onlyServices(services);
  const limits = { filesEach, ...(options.longestFile && { longestFile: options.longestFile }) };
  const take = (waiting: string[], report: (file: FileReport) => void) =>
    runFiles({ root, env, database, next: () => waiting.shift(), ...limits }, report);
  const reports: FileReport[] = [];
  return {
    title,
    async run(say, lanes: Lanes) {
      const waiting = [...files];
      const processes = Math.min(options.processes ?? lanes.count, files.length);
      const work = () => {
        const owned = ownStrays(files);
        return take(waiting, (file) => {
          reports.push(owned(file));
          tell(file, say);
        });
      };
      await Promise.all(
        Array.from({ length: processes }, () =>
          lanes.enter(async () => {
            while (waiting.length > 0) await work();
          }),
        ),
      );
      return sumFiles(reports);
    },
    async again(say) {
      return runFailedAgain(reports, async (name) => {
        const second: FileReport[] = [];
        if (!files.includes(name)) return second;
        await take([name], (file) => {
          second.push(file);
          tell(file, say);
        });
        return second;
      });
    },
  };
}

/**
 * A failure that a process reports under a name that is no file was thrown by work that a failed file left behind, such as a query that
 * continued after its time was up: it counts for that file. Where no file has failed, it stays a separate failure.
 */
export function ownStrays(files: readonly string[]): (report: FileReport) => FileReport {
  let lastFailed: string | undefined;
  return (report) => {
    if (!files.includes(report.file)) return lastFailed ? { ...report, file: lastFailed } : report;
    if (report.failed > 0) lastFailed = report.file;
    return report;
  };
}

function tell(file: FileReport, say: Say): void {
  say(`${file.failed === 0 ? '✓' : '✗'} ${file.file} (${file.seconds.toFixed(1)} s)`);
  for (const figures of figuresOf(file.tap)) say(`  ${figures}`);
  if (file.failed > 0) say(failedPoints(file.tap));
}

/** Names that are set but not wanted are left out, since a child inherits what is not overwritten. */
function onlyServices(services: Record<string, string>): NodeJS.ProcessEnv {
  const unwanted = Object.keys(process.env).filter(isServiceVariable);
  return { ...Object.fromEntries(unwanted.map((name) => [name, undefined])), ...services };
}
