import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Bytes of memory that a process takes up, of whatever kind; 0 where the system does not tell (only Linux does). */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}
