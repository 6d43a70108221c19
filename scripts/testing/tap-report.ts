import type { Counts, FileCounts } from './outcome.ts';

/** The result of one test file: its counts and failures by name, and its TAP. */
export type FileReport = FileCounts & { seconds: number; tap: string };

const testPoint = /^( *)(ok|not ok) \d+ - (.*?)(?: # time=([\d.]+)ms)?$/;

/**
 * Reads TAP in which each subtest of the outermost level is a file. Counted are the innermost tests and assertions; failures are
 * named with those around them: `api/src/a.test.ts › a list › should be equal`.
 */
export function readTap(tap: string): FileReport[] {
  const reports: FileReport[] = [];
  /** What was found at each depth since the last end of a test one level up. */
  let inner: Counts[] = [];
  let lines: string[] = [];
  for (const line of tap.split('\n')) {
    lines.push(line);
    const [, indent, result, text = '', time = '0'] = testPoint.exec(line) ?? [];
    if (indent === undefined) continue;
    const depth = indent.length / 4;
    const name = text.replace(/ # (?:SKIP|TODO).*$/i, '');
    const within = inner[depth + 1];
    const counts = within ? named(name, within, result === 'ok') : countPoint(name, text, result === 'ok');
    inner = inner.slice(0, depth + 1);
    inner[depth] = add(inner[depth], counts);
    if (depth > 0) continue;
    reports.push({ ...counts, file: name, seconds: Number(time) / 1000, tap: lines.join('\n') });
    [inner, lines] = [[], []];
  }
  return reports;
}

/** The name of the first failure in TAP that need not be whole, with those around it. */
export function firstFailure(tap: string): string | undefined {
  const around: string[] = [];
  for (const line of tap.split('\n')) {
    const [, space = '', title] = /^( *)# Subtest: (.*)$/.exec(line) ?? [];
    if (title !== undefined) around.splice(space.length / 4, around.length, title);
    const [, indent, result, text = ''] = testPoint.exec(line) ?? [];
    if (indent === undefined) continue;
    if (countPoint(text, text, result === 'ok').failed > 0)
      return [...around.slice(0, indent.length / 4), text].join(' › ');
  }
  return undefined;
}

function countPoint(name: string, text: string, isOk: boolean): Required<Counts> {
  // tap also writes "not ok" for tests that are marked as to be done.
  if (/ # (?:SKIP|TODO)/i.test(text)) return { passed: 0, failed: 0, skipped: 1, failures: [] };
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, failures: isOk ? [] : [name] };
}

/** A test's end counts what it contained. A test that failed although nothing in it failed is a failure of its own. */
function named(name: string, within: Counts, isOk: boolean): Required<Counts> {
  if (!isOk && within.failed === 0) return { ...within, failed: 1, failures: [name] };
  return { ...within, failures: (within.failures ?? []).map((inside) => `${name} › ${inside}`) };
}

function add(a: Counts | undefined, b: Required<Counts>): Required<Counts> {
  return {
    passed: (a?.passed ?? 0) + b.passed,
    failed: (a?.failed ?? 0) + b.failed,
    skipped: (a?.skipped ?? 0) + b.skipped,
    failures: [...(a?.failures ?? []), ...b.failures],
  };
}

/** What a file has measured: its comments that begin so. */
export function figuresOf(tap: string): string[] {
  return [...tap.matchAll(/^ *# figures: (.*)$/gm)].map(([, figures = '']) => figures);
}

/** The failed assertions of a file with their diagnostics, without what passed. */
export function failedPoints(tap: string): string {
  const kept: string[] = [];
  let isKept = false;
  for (const line of tap.split('\n')) {
    const [, , result] = testPoint.exec(line) ?? [];
    if (result) isKept = result === 'not ok' && !/ # TODO/i.test(line);
    else if (/^ *(# Subtest: |1\.\.\d|TAP version)/.test(line)) isKept = false;
    if (isKept) kept.push(line);
  }
  return kept.join('\n');
}
