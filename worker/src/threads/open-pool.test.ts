import t from 'tap';
import { closeWhileLoading } from './testing/close-while-loading.ts';

// Loading takes longer on a machine that has a lot else to do. All moments: open-pool.long.test.ts.
t.setTimeout(240_000);

await closeWhileLoading(t, [0.45, 0.7, 0.9]);
