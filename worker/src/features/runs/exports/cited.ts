import type { ShownCitation, ShownClaim } from '../../../analyst/present-claims.ts';

/** Sentences with the places that they come from; `claims[].citations` are indexes into `citations`. */
export interface Cited {
  claims: ShownClaim[];
  citations: ShownCitation[];
}

/** A sentence of what a person wrote. */
export interface KeptClaim {
  text: string;
  citations: number[];
  /** It continues the line of the one before it. */
  sameLine?: boolean;
}

/** What a person wrote instead of a section or an answer. */
export interface TextCorrection {
  text: string;
  /** The sentences of `text`, each with the citations of the original that it keeps; corrections of earlier versions lack them. */
  claims?: KeptClaim[];
}
