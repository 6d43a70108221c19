import { setTimeout as delay } from 'node:timers/promises';
import type { Dependency, Outage } from './infrastructure-error.ts';
import type { Logger } from './logger.ts';

export interface OutageWatchOptions {
  logger: Logger;
  /** Pause before an unavailable service is asked again; doubled each time up to `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** Told when a service is back, with the queues whose jobs waited for it. */
  onBack(dependency: Dependency, queues: string[]): void;
}

/** Which services this process has found unavailable, and which queues wait for them. */
export interface OutageWatch {
  /**
   * Reports an outage that a job of this queue, or the queue itself, has noticed. Asks the service: true where it is unavailable, and the
   * queue waits from now on; false where the service is available, or can't be asked.
   */
  meet(outage: Outage, queue?: string): Promise<boolean>;
  isAway(dependency: Dependency): boolean;
  /** Whether jobs of this queue wait for a service. */
  isPaused(queue: string): boolean;
  /** Resolves once they don't, and when the watch is stopped. */
  back(queue: string): Promise<void>;
  stop(): void;
}

interface Away {
  queues: Set<string>;
  /** The length of the pause that the service asked for. */
  retryAfterMs: number;
  end: Promise<void>;
}

/** A service that does not answer its probe within this time is silent. */
const probeMs = 10_000;
const names: Record<Dependency, string> = {
  database: 'The database',
  storage: 'The file storage',
  mail: 'The mail server',
  model: 'The language model',
  disk: 'The disk for temporary files',
};

/** Watches services from their first outage until they are back: one line in the log for each, however many jobs meet it. */
export function createOutageWatch({ logger, firstMs, longestMs, onBack }: OutageWatchOptions): OutageWatch {
  const outages = new Map<Dependency, Away>();
  /** Many meet an outage at the same time; the service is asked once. */
  const asked = new Map<Dependency, Promise<boolean>>();
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  function isWell({ outage, probe }: Outage): Promise<boolean> {
    if (!probe) return Promise.resolve(true);
    let answer = asked.get(outage);
    if (!answer) {
      answer = answers(probe).finally(() => asked.delete(outage));
      asked.set(outage, answer);
    }
    return answer;
  }

  async function meet(outage: Outage, queue?: string): Promise<boolean> {
    if (!outages.has(outage.outage) && (await isWell(outage))) return false;
    const away = outages.get(outage.outage) ?? open(outage);
    if (queue !== undefined) away.queues.add(queue);
    away.retryAfterMs = Math.max(away.retryAfterMs, outage.retryAfterMs ?? 0);
    return true;
  }

  function open(outage: Outage): Away {
    const away: Away = { queues: new Set(), retryAfterMs: 0, end: Promise.resolve() };
    outages.set(outage.outage, away);
    logger.error(
      { outage: outage.outage, reason: outage.message },
      `${names[outage.outage]} is unavailable: jobs wait for it`,
    );
    away.end = follow(outage, away);
    return away;
  }

  async function follow(outage: Outage, away: Away): Promise<void> {
    const since = performance.now();
    for (let pauseMs = firstMs; !stopping.signal.aborted; pauseMs = Math.min(longestMs, pauseMs * 2)) {
      await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      const askedFor = away.retryAfterMs;
      away.retryAfterMs = 0;
      if (askedFor > pauseMs)
        await delay(askedFor - pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted && (await isWell(outage))) break;
    }
    outages.delete(outage.outage);
    if (stopping.signal.aborted) return;
    const seconds = Math.round((performance.now() - since) / 1000);
    logger.info({ outage: outage.outage, seconds }, `${names[outage.outage]} is available again: jobs continue`);
    onBack(outage.outage, [...away.queues]);
  }

  const waitedFor = (queue: string) => [...outages.values()].filter(({ queues }) => queues.has(queue));

  return {
    meet,
    isAway: (dependency) => outages.has(dependency),
    isPaused: (queue) => waitedFor(queue).length > 0,
    async back(queue) {
      for (let [away] = waitedFor(queue); away && !stopping.signal.aborted; [away] = waitedFor(queue)) {
        await Promise.race([away.end, stopped]);
      }
    },
    stop: () => stopping.abort(),
  };
}

async function answers(probe: () => Promise<void>): Promise<boolean> {
  const silence = new AbortController();
  try {
    const isSilent = delay(probeMs, false, { signal: silence.signal });
    return await Promise.race([probe().then(() => true), isSilent]);
  } catch {
    return false;
  } finally {
    silence.abort();
  }
}
