import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@bidloom/platform';
import type { Test } from 'tap';
import { type AnalysisThreads, openAnalysisThreads } from '../analysis-threads.ts';

const silent = createLogger({ level: 'silent', pretty: false });
/** An order of any work: what it answers is of no interest here. */
const order = (signal: AbortSignal) => ({ organizationId: 'a', lane: 'chat' as const, signal });
const nothing = [] as never;

/**
 * Closes threads while they load: a crash ends this process.
 * @param moments when, as shares of the time that a thread takes to load and answer
 */
export async function closeWhileLoading(t: Test, moments: readonly number[]): Promise<void> {
  const begun = performance.now();
  const first = openAnalysisThreads(silent);
  await first.compute('presentClaims', nothing, order(AbortSignal.timeout(60_000))).catch(() => null);
  const loading = performance.now() - begun;
  await first.close();

  const closeAt = async (moment: number, use: (threads: AnalysisThreads) => Promise<void>) => {
    const threads = openAnalysisThreads(silent);
    const used = use(threads);
    await wait(moment * loading);
    await threads.close();
    await used;
  };

  await t.test('threads that are closed while they load leave the process alive', async (t) => {
    for (const moment of moments) await closeAt(moment, async () => undefined);
    t.pass('the process goes on');
  });

  await t.test('so does work that is given up before its thread is loaded', async (t) => {
    for (const moment of moments) {
      const stop = AbortSignal.timeout(Math.round(moment * loading));
      await closeAt(moment, async ({ compute }) => {
        await compute('presentClaims', nothing, order(stop)).catch(() => null);
      });
    }
    t.pass('the process goes on');
  });
}
