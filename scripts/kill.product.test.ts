import { testEngines } from '@bidloom/db/testing';
import t from 'tap';
import { killReading } from './testing/killed-reading.ts';

t.setTimeout(600_000);

// Twenty kills of a worker and fifteen of the embedded process are long rounds (scripts/resilience). The embedded database takes
// the longer start: it is killed once.
for (const engine of testEngines) {
  const [site, kills] = engine === 'postgres' ? ['a worker', 2] : ['the embedded process', 1];
  t.test(
    `${site}, killed ${kills === 1 ? 'once' : 'twice'} while it reads, loses no document and does none twice`,
    (t) => killReading(t, engine, { kills, documents: 2 }),
  );
}
