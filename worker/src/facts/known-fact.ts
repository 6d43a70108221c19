import type { FactName, FactValue } from './model.ts';

/** What is known of a fact of the documents that are asked: what was found in them before, or what a person decided. */
export interface KnownFact {
  fact: FactName;
  /** Null: they do not state it. */
  stated: (Pick<FactValue, 'value' | 'text'> & { place: FactValue['place'] | null }) | null;
  /** How likely that is right, 0 to 1; 1: a person said so. */
  probability: number;
  /** Other values that the documents give for the same, most likely first. */
  conflicts: FactValue[];
}
