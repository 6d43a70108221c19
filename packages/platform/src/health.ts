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
  /** The same with what the process can do without; answers within four seconds. For people, not for probes. */
  reportAll(): Promise<HealthReport['body']>;
  enter(phase: Phase): void;
}

/** How long one answer may take, and how long it is valid, in milliseconds: together less than the two seconds until an outage is told. */
const limitMs = 1200;
/** The same for what the process can do without, which may be far away and which no probe asks. */
const remoteLimitMs = 3500;
const holdsMs = 700;
/** How often the time of an answer is looked at, in milliseconds. */
const lookEveryMs = 100;

type Checks = Record<string, () => Promise<unknown>>;

/**
 * Watches the services that a process needs, by calls that reject where it does not answer. It is `starting` until told otherwise.
 * What it can do without is in `optional`, and has no say in whether it is ready.
 */
export function createHealth(checks: Checks, logger: Logger, optional: Checks = {}): Health {
  let phase: Phase = 'starting';
  const watch = (services: Checks, limit: number) =>
    Object.entries(services).map(([name, check]) => [name, hold(() => ask(name, check, limit))] as const);
  const needed = watch(checks, limitMs);
  const spare = watch(optional, remoteLimitMs);

  async function ask(name: string, check: () => Promise<unknown>, limit: number): Promise<'ok' | 'failed'> {
    const late = Promise.withResolvers<never>();
    // In small steps: while this thread is busy no answer comes in, and of such a time only one step counts.
    let passed = 0;
    const timer = setInterval(() => {
      passed += lookEveryMs;
      if (passed >= limit) late.reject(new Error(`No answer within ${limit} ms.`));
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

  const statesOf = (asked: typeof needed) =>
    Promise.all(asked.map(async ([name, state]) => [name, await state()] as const));

  async function report(): Promise<HealthReport> {
    const states = await statesOf(needed);
    const isHealthy = states.every(([, state]) => state === 'ok');
    const status = phase !== 'serving' ? phase : isHealthy ? 'ok' : 'failed';
    return { isReady: status === 'ok', body: { status, ...Object.fromEntries(states) } };
  }

  return {
    report,
    async reportAll() {
      const [{ body }, states] = await Promise.all([report(), statesOf(spare)]);
      return { ...body, ...Object.fromEntries(states) };
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
