import { testEngines } from '@bidloom/db/testing';
import t from 'tap';
import { killWithModel, killWithoutModel } from './testing/killed-runs.ts';

t.setTimeout(600_000);

// Each with the analyst that is harder for it, and once where a start takes long; both with both, many times, are a long round
// (scripts/resilience).
for (const engine of testEngines) {
  if (engine === 'postgres')
    t.test(
      'a worker beside the api, killed twice while a model answers ten runs: each ends once, and no finished step is asked for again',
      (t) => killWithModel(t, engine, 2),
    );
  else
    t.test('the embedded process, killed during ten runs without a model: each ends as if nothing had happened', (t) =>
      killWithoutModel(t, engine, { kills: 1, large: false }),
    );
}
