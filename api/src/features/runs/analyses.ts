import type { Correction, ItemKind, ItemOf, RequestType } from '@bidloom/contract/runs';
import type { Result } from './compare-results.ts';

/** How people correct items of a kind. */
export interface CorrectionRule {
  /** The field of the correction that they take. */
  field: string;
  /** What a correction names that the item does not have, or names twice; null where it fits. */
  misfit(headline: unknown, correction: Correction): string | null;
}

/** What two runs of a type are compared by. */
export interface ComparedItems<Kind extends ItemKind = ItemKind> {
  kind: Kind;
  /** What is compared is in the heavy part of the items. */
  isWhole?: true;
  resultsOf(item: ItemOf<Kind>): Result[];
}

/** By kind of item; those of other kinds can not be corrected. */
export type CorrectionRules = Partial<Record<ItemKind, CorrectionRule>>;
/** By type of run; those of other types do not find the same things again. */
export type ComparedTypes = Partial<Record<RequestType, ComparedItems>>;

/** What runs must know of the analyses: each analysis says it of its own items. */
export interface Analyses {
  corrections: CorrectionRules;
  compared: ComparedTypes;
}
