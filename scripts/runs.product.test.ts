import { testEngines } from '@bidloom/db/testing';
import t from 'tap';
import { killWithModel, killWithoutModel } from './testing/killed-runs.ts';

t.setTimeout(600_000);

// On the engine that the suites run on, with the analyst that is harder for it; both engines with both, many times, are a long round
// (scripts/resilience).
if (testEngines.at(-1) === 'postgres')
  t.test(
    'a worker beside the api, killed twice while a model answers ten runs: each ends once, and no finished step is asked for again',
    (t) => killWithModel(t, 'postgres', 2),
  );
else
  t.test('the embedded process, killed during ten runs without a model: each ends as if nothing had happened', (t) =>
    killWithoutModel(t, 'pglite', { kills: 1, large: false }),
  );
