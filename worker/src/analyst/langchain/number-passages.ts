import type { Candidate } from '../../search/candidates.ts';
import { batchByTokens, estimateTokens } from './budget.ts';
import { type CitablePassage, citable } from './cite-claims.ts';
import { fenceCandidate } from './fence-passages.ts';

/** A passage as a model is shown it. */
export interface NumberedPassage {
  /** 1-based through all documents of the task. */
  number: number;
  /** Fenced. */
  text: string;
}

/** Passages with their numbers, in parts that each fit into a request. */
export interface NumberedPassages {
  batches: NumberedPassage[][];
  /** The passage of a number; undefined where there is none. */
  find(number: number): CitablePassage | undefined;
}

/**
 * Numbers passages through, in their order, and cuts them into parts.
 * @param budget tokens of one part; a longer passage is shown cut
 */
export function numberPassages(
  candidates: readonly Candidate[],
  fileNames: ReadonlyMap<string, string>,
  budget: number,
): NumberedPassages {
  const numbered = candidates.map((candidate, index) => ({
    number: index + 1,
    text: fenceCandidate(candidate, index + 1, fileNames.get(candidate.documentId), budget),
  }));
  const cited = new Map<number, CitablePassage>();
  return {
    batches: batchByTokens(numbered, ({ text }) => estimateTokens(text) + 1, budget),
    find(number) {
      const candidate = candidates[number - 1];
      const known = cited.get(number) ?? (candidate && citable(candidate));
      if (known) cited.set(number, known);
      return known;
    },
  };
}

export function joinTexts(passages: readonly NumberedPassage[]): string {
  return passages.map(({ text }) => text).join('\n');
}
