import type { Logger } from './logger.ts';

/** Where a process is in its life: only one that is `serving` is ready. */
export type Phase = 'starting' | 'serving' | 'stopping';

/** What `/health/ready` says: of the whole, and of each service that the process needs. */
export interface HealthReport {
  isReady: boolean;
  body: Record<string, string>;
}

export interface Health {
  /** Asks everything at once; answers within two seconds, whatever is silent. */
  report(): Promise<HealthReport>;
  enter(phase: Phase): void;
}

/** How long one answer may take, and how long it is valid, in milliseconds: together less than the two seconds until an outage is told. */
const limitMs = 1200;
const holdsMs = 700;
/** How often the time of an answer is looked at, in milliseconds. */
const lookEveryMs = 100;

/** Watches the services that a process needs, by calls that reject where it does not answer. It is `starting` until told otherwise. */
export function createHealth(checks: Record<string, () => Promise<unknown>>, logger: Logger): Health {
  let phase: Phase = 'starting';
  const asked = Object.entries(checks).map(([name, check]) => [name, hold(() => ask(name, check))] as const);

  async function ask(name: string, check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
    const late = Promise.withResolvers<never>();
    // In small steps: while this thread is busy no answer comes in, and of such a time only one step counts.
    let passed = 0;
    const timer = setInterval(() => {
      passed += lookEveryMs;
      if (passed >= limitMs) late.reject(new Error(`No answer within ${limitMs} ms.`));
    }, lookEveryMs);
    try {
      await Promise.race([check(), late.promise]);
      return 'ok';
    } catch (error) {
      logger.error({ err: error, check: name }, 'not ready');
      return 'failed';
    } finally {
      clearInterval(timer);
    }
  }

  return {
    async report() {
      const states = await Promise.all(asked.map(async ([name, state]) => [name, await state()] as const));
      const isHealthy = states.every(([, state]) => state === 'ok');
      const status = phase !== 'serving' ? phase : isHealthy ? 'ok' : 'failed';
      return { isReady: status === 'ok', body: { status, ...Object.fromEntries(states) } };
    },
    enter(next) {
      // A process that stops does not come back.
      if (phase !== 'stopping') phase = next;
    },
  };
}

/** Asks at most once in a while, however many want to know: probes must not flood a mail server. */
function hold<T>(work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < holdsMs) return last.result;
    const current = { at: Number.POSITIVE_INFINITY, result: work() };
    last = current;
    void current.result.finally(() => {
      current.at = performance.now();
    });
    return current.result;
  };
}
