import type { PromiseKept } from './promise.ts';

/** What the product promises about attacks and neighbours. */
export const security: PromiseKept[] = [];
