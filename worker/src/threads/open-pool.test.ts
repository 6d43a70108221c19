import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@bidloom/platform';
import t from 'tap';
import { type AnalysisThreads, openAnalysisThreads } from './analysis-threads.ts';

// Loading takes longer on a machine that has a lot else to do.
t.setTimeout(120_000);
const silent = createLogger({ level: 'silent', pretty: false });

const moments = [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1];
/** An order of any work: what it answers is of no interest here. */
const order = (signal: AbortSignal) => ({ organizationId: 'a', lane: 'chat' as const, signal });
const nothing = [] as never;
const begun = performance.now();
const first = openAnalysisThreads(silent);
await first.compute('presentClaims', nothing, order(AbortSignal.timeout(60_000))).catch(() => null);
/** How long a thread takes to load and answer. */
const loading = performance.now() - begun;
await first.close();

/** Closes threads while they load: a crash ends this process. */
async function closeAt(moment: number, use: (threads: AnalysisThreads) => Promise<void>): Promise<void> {
  const threads = openAnalysisThreads(silent);
  const used = use(threads);
  await wait(moment * loading);
  await threads.close();
  await used;
}

t.test('threads that are closed while they load leave the process alive', async (t) => {
  for (const moment of moments) await closeAt(moment, async () => undefined);
  t.pass('the process goes on');
});

t.test('so does work that is given up before its thread is loaded', async (t) => {
  for (const moment of moments) {
    const stop = AbortSignal.timeout(Math.round(moment * loading));
    await closeAt(moment, async ({ compute }) => {
      await compute('presentClaims', nothing, order(stop)).catch(() => null);
    });
  }
  t.pass('the process goes on');
});
