import t from 'tap';
import { killUnderLoad } from '../testing/killed-under-load.ts';
import { withoutServices } from '../testing/s3-settings.ts';

t.setTimeout(870_000);

t.test(
  'a worker killed twenty times under load loses nothing, does nothing twice and leaves nothing waiting',
  { skip: withoutServices },
  (t) => killUnderLoad(t, 'postgres', { part: 'worker', times: 20, after: [500, 15_000], waiting: 6 }),
);
