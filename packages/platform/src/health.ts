import type { Logger } from './logger.ts';

/** Where a process is in its life: only one that is `serving` is ready. */
export type Phase = 'starting' | 'serving' | 'stopping';

/** The answer of `/health/ready`: for the whole process, and for each service that it needs. */
export interface HealthReport {
  isReady: boolean;
  body: Record<string, string>;
}

export interface Health {
  /** Checks everything at once; answers within two seconds, even if services are silent. */
  report(): Promise<HealthReport>;
  /** The same with optional services; answers within four seconds. For people, not for probes. */
  reportAll(): Promise<HealthReport['body']>;
  enter(phase: Phase): void;
}

/**
 * How long one answer may take, and how long it is valid, in milliseconds: together less than the two seconds after which an outage must be
 * reported.
 */
const limitMs = 1200;
/** The same for optional services, which may be far away and which no probe checks. */
const remoteLimitMs = 3500;
const validMs = 700;
/** How often the age of an answer is checked, in milliseconds. */
const lookEveryMs = 100;

type Checks = Record<string, () => Promise<unknown>>;

/**
 * Watches the services that a process needs, by calls that reject where a service does not answer. The process counts as `starting` until
 * set otherwise. Services in `optional` do not decide whether it is ready.
 */
export function createHealth(checks: Checks, logger: Logger, optional: Checks = {}): Health {
  let phase: Phase = 'starting';
  const watch = (services: Checks, limit: number) =>
    Object.entries(services).map(([name, check]) => [name, cached(() => ask(name, check, limit))] as const);
  const needed = watch(checks, limitMs);
  const spare = watch(optional, remoteLimitMs);

  async function ask(name: string, check: () => Promise<unknown>, limit: number): Promise<'ok' | 'failed'> {
    const late = Promise.withResolvers<never>();
    // In small steps: while this thread is busy no answer arrives, and only one step of such a time counts.
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

/** Checks at most once in a period, however many callers ask: probes must not flood a mail server. */
function cached<T>(work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < validMs) return last.result;
    const current = { at: Number.POSITIVE_INFINITY, result: work() };
    last = current;
    void current.result.finally(() => {
      current.at = performance.now();
    });
    return current.result;
  };
}
