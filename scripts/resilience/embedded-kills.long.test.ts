import t from 'tap';
import { killUnderLoad } from '../testing/killed-under-load.ts';

t.setTimeout(870_000);

t.test('the embedded process killed fifteen times under load loses nothing and does nothing twice', (t) =>
  killUnderLoad(t, 'pglite', { part: 'worker', times: 15, after: [300, 8000], waiting: 4 }),
);
