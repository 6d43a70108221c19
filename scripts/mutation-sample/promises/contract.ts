import type { PromiseKept } from './promise.ts';

/** What the product promises about its calls and answers. */
export const contract: PromiseKept[] = [];
