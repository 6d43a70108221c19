import type { FactName } from '../../../facts/model.ts';
import type { Claim } from '../../analyst.ts';

/** What a place states of one or several facts: a line of a summary that has no label yet. */
export interface FactLine extends Claim {
  facts: readonly FactName[];
  /** The titles of its facts, each with what a reader must know before relying on it. */
  titles: readonly string[];
  /** It says more of a fact that has a line of its own. */
  isFurther: boolean;
}

/** A line with its label: "Bid validity: 120 days", or "Bid validity, also: …" where the line before it `isSaid`. */
export function labelled({ titles, isFurther, text, citations, supported }: FactLine, isSaid: boolean): Claim {
  const label = [...titles, ...(isFurther && isSaid ? ['also'] : [])].join(', ');
  return { text: `${label}: ${text}`, citations, supported };
}
