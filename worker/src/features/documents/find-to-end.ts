/** In bytes: what one process may take, and all together. One is less than all. */
export interface MemoryBounds {
  one: number;
  all: number;
}

/** A process that reads, or is ready to. */
export interface MemoryUse<Reader> {
  reader: Reader;
  bytes: number;
  /** Whether it has a document, and whether that one has the room that it needs, whatever the others take. */
  work: 'idle' | 'reading' | 'reading first';
}

/**
 * Which process has to end for the memory of all to stay within its bounds, and why: it takes more than one may (`too large`); or all take
 * more than they may, and it has no document (`idle`), or is the largest of those that can be read later (`crowded`).
 * Undefined where none has to.
 */
export function findToEnd<Reader>(
  readers: readonly MemoryUse<Reader>[],
  { one, all }: MemoryBounds,
): { reader: Reader; why: 'too large' | 'idle' | 'crowded' } | undefined {
  const sorted = readers.toSorted((a, b) => b.bytes - a.bytes);
  const largest = (work: MemoryUse<Reader>['work']) => sorted.find((each) => each.work === work);
  const beyond = sorted.find(({ work, bytes }) => work !== 'idle' && bytes > one);
  if (beyond) return { reader: beyond.reader, why: 'too large' };
  const sum = sorted.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= all) return undefined;
  const idle = largest('idle');
  if (idle) return { reader: idle.reader, why: 'idle' };
  const crowded = largest('reading');
  return crowded && { reader: crowded.reader, why: 'crowded' };
}
