import type { PromiseKept } from './promise.ts';

/** What the product promises about data: none is wrong, none is lost. */
export const data: PromiseKept[] = [];
