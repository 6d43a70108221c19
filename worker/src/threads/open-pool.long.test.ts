import t from 'tap';
import { closeWhileLoading } from './testing/close-while-loading.ts';

t.setTimeout(240_000);

await closeWhileLoading(t, [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1]);
