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
  /** Names of similar facts. If one is nearer to a value than this fact's name, the value belongs to that fact. */
  rivals?: Phrases;
  /** Words of a statement that states something else. */
  negatives?: Phrases;
  /** Words of a sentence that never states it, whatever else it contains. */
  refused?: Phrases;
  /** Whether a statement, folded, with a value at its offset states something else, as one that only says which bids are refused. */
  isOther?: (statement: string, value: { value: string; end: number }) => boolean;
  /** If the names cover two things: matches the folded names of one of them. Their values do not contradict each other. */
  apart?: RegExp;
  /** Phrases that say that this is not required: the value is `none`. */
  absent?: Phrases;
  /** Words that are often in its statement. */
  cues?: Phrases;
  /** Titles of the sections that it usually is in. */
  sections?: Phrases;
  /** Reads the values of a statement; for a fact in words, the phrases that it must contain. */
  values: ValueReader;
  /** In a table its value is a cell, not the whole row. */
  isCell?: boolean;
}
