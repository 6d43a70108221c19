import type { FactName } from '../../facts/model.ts';

/**
 * Ways to ask for facts, beside their names. Parts between ` + ` must all be there, in any order, each as one of the phrases between `|`;
 * phrases are written as in `facts/phrases.ts`.
 */
export type FactQuestions = Partial<Record<FactName, readonly string[]>>;
