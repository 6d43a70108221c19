import type { FactName } from '@bidloom/contract/facts';

/** A question for every bid fact, in one language. */
export type FactQuestions = Readonly<Record<FactName, string>>;
