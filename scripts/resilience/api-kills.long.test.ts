import t from 'tap';
import { killUnderLoad } from '../testing/killed-under-load.ts';
import { withoutServices } from '../testing/s3-settings.ts';

t.setTimeout(870_000);

t.test(
  'an api killed ten times under load loses nothing that it has acknowledged, and starts again each time',
  { skip: withoutServices },
  (t) => killUnderLoad(t, 'postgres', { part: 'api', times: 10, after: [300, 6000], waiting: 12 }),
);
