import { testEngines } from '@bidloom/db/testing';
import t from 'tap';
import { killReading } from './testing/killed-reading.ts';

t.setTimeout(600_000);

for (const engine of testEngines) {
  const site = engine === 'postgres' ? 'a worker' : 'the embedded process';
  t.test(`${site} killed twice at random moments loses no document and does none twice`, (t) =>
    killReading(t, engine, { kills: 2, documents: 2 }),
  );
}
