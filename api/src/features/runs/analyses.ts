import type { Correction, ItemKind, ItemOf, RunItem, RunType } from '@bidloom/contract/runs';
import type { Result } from './compare-results.ts';

/** How people correct items of a kind. */
export interface CorrectionRule {
  /** The field of the correction that they take. */
  field: string;
  /** What a correction names that the item does not have, or names twice; null where it fits. */
  misfit(headline: unknown, correction: Correction): string | null;
}

/** What two runs of a type are compared by. */
export interface ComparedItems {
  kind: ItemKind;
  /** What is compared is in the heavy part of the items. */
  isWhole: boolean;
  /** Nothing for an item of another kind. */
  resultsOf(item: RunItem): Result[];
}

/** Compares runs by their items of one kind. */
export function comparedBy<Kind extends ItemKind>(
  kind: Kind,
  resultsOf: (item: ItemOf<Kind>) => Result[],
  isWhole = false,
): ComparedItems {
  return { kind, isWhole, resultsOf: (item) => (item.kind === kind ? resultsOf(item as ItemOf<Kind>) : []) };
}

/** By kind of item; those of other kinds can not be corrected. */
export type CorrectionRules = Partial<Record<ItemKind, CorrectionRule>>;
/** By type of run; those of other types do not find the same things again. */
export type ComparedTypes = Partial<Record<RunType, ComparedItems>>;

/** What runs must know about the analyses: each analysis defines it for its own items. */
export interface Analyses {
  corrections: CorrectionRules;
  compared: ComparedTypes;
}
