import { testEngines } from '@bidloom/db/testing';
import t from 'tap';
import { killWithModel, killWithoutModel } from '../testing/killed-runs.ts';

t.setTimeout(1_200_000);

const kills = 6;

for (const engine of testEngines) {
  const site = engine === 'postgres' ? 'a worker beside the api' : 'the embedded process';
  t.test(
    `${site}, killed six times while a model answers ten runs: each ends once, and no finished step is asked for again`,
    (t) => killWithModel(t, engine, kills),
  );
  t.test(`${site}, killed six times during ten runs without a model: each ends as if nothing had happened`, (t) =>
    killWithoutModel(t, engine, { kills, large: true }),
  );
}
