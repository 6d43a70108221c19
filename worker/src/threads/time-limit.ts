/** A limit on time that does not pass while somebody else is waited for. */
export interface TimeLimit {
  /** Aborts once the time is used up. */
  signal: AbortSignal;
  /** Stops the clock until as many `resume`s. */
  pause(): void;
  resume(): void;
  /** Stops it for good. */
  end(): void;
}

export function startTimeLimit(milliseconds: number): TimeLimit {
  const ending = new AbortController();
  let left = milliseconds;
  let waits = 0;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    since = performance.now();
    timer = setTimeout(() => ending.abort(), left);
  };
  start();
  return {
    signal: ending.signal,
    pause() {
      if (waits++ > 0) return;
      clearTimeout(timer);
      left = Math.max(0, left - (performance.now() - since));
    },
    resume() {
      if (--waits === 0) start();
    },
    end() {
      waits = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
    },
  };
}
