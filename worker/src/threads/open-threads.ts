import { MessageChannel } from 'node:worker_threads';
import { type Logger, PermanentError } from '@bidloom/platform';
import type { Computations, Compute, ComputeOrder, Lane } from './compute.ts';
import { openPool, type Pool } from './open-pool.ts';
import { answerCalls, type Callable } from './port-calls.ts';
import type { ThreadTask } from './serve-thread.ts';
import { startTimeLimit } from './time-limit.ts';
import { createTurns, type Turns } from './turns.ts';

export interface LaneOptions {
  /** Threads at most; one organisation has one fewer, so that there is always one for the others. */
  threads: number;
  /** Threads that are ready at any time: loading takes longer than most answers. */
  ready: number;
  /** Heap of one thread in MB: work that takes more ends its thread, not the process. */
  heapMb: number;
  /** Seconds of computing until the work is given up; waiting for rows of the database does not count. */
  seconds: number;
  /** The message for a person where either limit was exceeded. */
  tooMuch: string;
}

/** Work that passed the limits of its thread: it would pass them again. */
export class TooMuchError extends PermanentError {
  /** What is in the way of this one thing is in the way of nothing else. */
  readonly kind = 'too_much';
}

export interface Threads<All extends Computations> {
  /**
   * Does a computation in a thread. Rejects with a `TooMuchError` where it exceeds a limit, with what a tool threw, and with any other
   * error where its thread dies: the process and its other threads continue.
   */
  compute: Compute<All>;
  close(): Promise<void>;
}

interface OpenLane {
  pool: Pool<ThreadTask, unknown>;
  turns: Turns;
  options: LaneOptions;
}

/** @param entry module whose default export is made by `serveThread` */
export function openThreads<All extends Computations>(
  entry: URL,
  lanes: Record<Lane, LaneOptions>,
  logger: Logger,
): Threads<All> {
  const open = { chat: openLane(entry, lanes.chat, logger), runs: openLane(entry, lanes.runs, logger) };

  async function compute(name: string, input: unknown, order: ComputeOrder, tools: Callable = {}): Promise<unknown> {
    const { pool, turns, options } = open[order.lane];
    const release = await turns.take(order.organizationId, order.signal);
    const limit = startTimeLimit(options.seconds * 1000);
    const { port1, port2 } = new MessageChannel();
    let failure: { error: unknown } | undefined;
    answerCalls(port1, tools, {
      onFailure: (error) => {
        failure ??= { error };
      },
      onCall: limit.pause,
      onAnswer: limit.resume,
    });
    try {
      return await pool.run(
        { name, input, port: port2 },
        { signal: AbortSignal.any([order.signal, limit.signal]), transferList: [port2] },
      );
    } catch (error) {
      order.signal.throwIfAborted();
      // An error that comes over the port has lost its class, by which callers decide what to do about it.
      if (failure) throw failure.error;
      const isLate = limit.signal.aborted;
      if (!isLate && !isOutOfMemory(error)) throw error;
      logger.warn(
        { computation: name, organizationId: order.organizationId, limit: isLate ? 'time' : 'memory' },
        'a computation was given up',
      );
      throw new TooMuchError(options.tooMuch);
    } finally {
      limit.end();
      port1.close();
      release();
    }
  }

  return {
    compute: compute as unknown as Compute<All>,
    close: async () => {
      await Promise.all(Object.values(open).map(({ pool }) => pool.close()));
    },
  };
}

function openLane(entry: URL, options: LaneOptions, logger: Logger): OpenLane {
  const pool = openPool<ThreadTask, unknown>(entry, options, (error) =>
    // It concerns nobody.
    logger.error({ err: error }, 'a thread ended while it had nothing to do'),
  );
  const turns = createTurns({ places: options.threads, perOrganization: Math.max(1, options.threads - 1) });
  return { pool, turns, options };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
