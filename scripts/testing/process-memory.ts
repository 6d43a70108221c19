import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Bytes of memory that processes and all that they have started take up together; only Linux tells. */
export function memoryOfTrees(roots: readonly number[]): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pids: readonly number[]): number =>
    pids.reduce((total, pid) => total + residentBytes(pid) + sum(children.get(pid) ?? []), 0);
  return sum(roots);
}

/** Behind the name of the program, which may contain blanks and brackets. */
function parentOf(pid: string): number | undefined {
  const [, rest] = read(`/proc/${pid}/stat`)?.split(/\) (?=\w )/) ?? [];
  return rest === undefined ? undefined : Number(rest.split(' ')[1]);
}

function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0) * pageBytes;
}

/** Undefined for a process that has ended meanwhile. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}
