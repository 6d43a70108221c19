import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Bytes of memory that a process takes, of any kind; 0 where the system does not tell (only Linux does). */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

/** The same for all processes of a group. */
export function memoryOfGroup(group: number | undefined): number {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group);
    return processes.reduce((sum, pid) => sum + memoryOf(Number(pid)), 0);
  } catch {
    return 0;
  }
}

/** The group of a process: the third number after its name, which is in brackets and may contain any sign. */
function groupOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
  } catch {
    return undefined;
  }
}
