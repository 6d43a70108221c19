import type { GeneratedQuestion } from '../../tasks.ts';

/** A question that may be asked. */
export interface Draft extends GeneratedQuestion {
  /** How much an answer is worth; comparable within one reason. */
  weight: number;
  /** Where it is, for spreading questions over the documents. */
  section: string;
}
