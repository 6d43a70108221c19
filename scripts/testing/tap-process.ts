import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type FileReport, firstFailure, readTap } from './tap-report.ts';

/** Milliseconds for a file that does not even time out. */
const usualLimit = 1_800_000;

export interface FileRun {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Whether the files share a database. */
  database: boolean;
  /** The next file to run; undefined where none is left. */
  next(): string | undefined;
  /** Files that the process runs at most. */
  filesEach: number;
  /** Milliseconds after which a file that is not over is ended with its process. */
  longestFile?: number;
  /** Milliseconds that the process has to end by itself after its last file. */
  longestEnd?: number;
  /** Whether the process is ended at the first assertion that fails: what follows tells nothing more. */
  untilFailure?: boolean;
}

/** Runs test files in one process until none is left, it has run its share, or it ends; each is reported, and so is an early end. */
export async function runFiles(
  {
    root,
    env,
    database,
    next,
    filesEach,
    longestFile = usualLimit,
    longestEnd = 20_000,
    untilFailure = false,
  }: FileRun,
  report: (file: FileReport) => void,
) {
  const program = new URL('./tap-files.ts', import.meta.url).pathname;
  const child = fork(program, database ? ['--database'] : [], {
    cwd: root,
    // TAP_TIMEOUT: tap's own limit would be that of the whole process.
    env: { ...process.env, ...env, TAP_TIMEOUT: '0', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: what a test started ends with it, and keeps nobody's output open.
    detached: true,
  });
  let tap = '';
  let stderr = '';
  let current: string | undefined;
  let last = '';
  let left = filesEach;
  let hasFailed = false;
  let failure: string | undefined;
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const endAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      endGroup(child.pid);
    }, milliseconds);
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    // What was written before the end arrives after it.
    if (failure) return;
    tap += text;
    // A file is over at a line that begins at the margin; what follows it belongs to the next.
    const end = [...tap.matchAll(/^(?:not )?ok \d+ - .*\n/gm)].at(-1);
    if (end) {
      const whole = tap.slice(0, end.index + end[0].length);
      tap = tap.slice(whole.length);
      for (const file of readTap(whole)) {
        if (file.failed > 0 && stderr !== '') file.tap += `\n${stderr}`;
        stderr = '';
        hasFailed ||= file.failed > 0;
        report(file);
      }
    }
    failure = untilFailure ? firstFailure(tap.slice(0, tap.lastIndexOf('\n') + 1)) : undefined;
    if (failure) endGroup(child.pid);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.on('message', (message) => {
    // tap has messages of its own for a parent.
    if (message !== 'next' || failure) return;
    if (current) last = current;
    current = left-- > 0 ? next() : undefined;
    endAfter(current ? longestFile : longestEnd);
    // One that has just ended is reported by its end.
    child.send({ file: current }, () => {});
  });
  child.once('exit', () => endGroup(child.pid));
  const [code, signal] = await once(child, 'close');
  clearTimeout(timer);
  if (failure) {
    // Its messages overtake its output: the file is the one that the output names.
    const [file = ''] = failure.split(' › ');
    report({ ...lost(file, failure, `${tap}\n${stderr}`), failures: [failure] });
  } else if (current) {
    const why = isLate ? 'did not end' : `ended with ${signal ?? `code ${code}`}`;
    const [begun] = readTap(`${tap}\nnot ok 1 - ${current}`);
    const early = `the process ${why} in the middle of it`;
    report({ ...lost(current, early, `${tap}\n${stderr}`), passed: begun?.passed ?? 0 });
  } else if (isLate) {
    report(lost(last, 'something that a file of its process left open keeps it alive', stderr));
  } else if (!last) {
    throw new Error(
      `The process for tests ended with ${signal ?? `code ${code}`} before it took a file. It said:\n${stderr}`,
    );
  } else if (code !== 0 && !hasFailed) {
    report(lost(last, `its process ended with ${signal ?? `code ${code}`}`, stderr));
  }
}

/** Ends a process with all that it has started. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Nobody of it is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function lost(file: string, failure: string, output: string): FileReport {
  return {
    file,
    seconds: 0,
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`${file} › ${failure}`],
    tap: `not ok - ${failure}\n${output}`,
  };
}
