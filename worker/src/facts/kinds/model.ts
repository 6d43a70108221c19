import type { FactName } from '../model.ts';
import type { Phrases } from '../phrases.ts';
import type { ValueReader } from '../values/model.ts';

/** How values are compared: kinds of one class share what their probability is made of. */
export type ValueClass = 'date' | 'duration' | 'sum' | 'yesNo' | 'words';

/** What is looked for to find one fact. */
export interface FactKind {
  fact: FactName;
  class: ValueClass;
  /** What the fact is called where it is stated. */
  names: Phrases;
  /** Words that may name it, and other things too. */
  hints?: Phrases;
  /** What only looks like it: nearer to a value than the name, the value is theirs. */
  rivals?: Phrases;
  /** Words of a statement that states something else. */
  negatives?: Phrases;
  /** Where the names are of two things: finds one of them in a folded name. The two do not contradict each other. */
  apart?: RegExp;
  /** Words of a statement that nothing of the kind is asked for: its value is `none`. */
  absent?: Phrases;
  /** Words that are often in its statement. */
  cues?: Phrases;
  /** Titles of the sections that it usually is in. */
  sections?: Phrases;
  /** Values of its kind; of words, those that a statement must contain. */
  values: ValueReader;
}
