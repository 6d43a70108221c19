/** Runs a limited number of tasks at a time; further tasks wait in order. */
export interface Lanes {
  /** How many tasks run at a time. */
  readonly count: number;
  enter<T>(work: () => Promise<T>): Promise<T>;
}

export function createLanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    count,
    async enter(work) {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}
