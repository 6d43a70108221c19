import { type AskedDocuments, type DocumentRows, namesOf } from '../../scope/document-scope.ts';
import { allPassages } from '../../search/all-passages.ts';
import { batchByTokens, estimateTokens } from './budget.ts';
import { fenceCandidate } from './fence-passages.ts';

/** A passage in the form that a model is shown. */
export interface NumberedPassage {
  /** 1-based, counted through all documents of the task. */
  number: number;
  /** Fenced. */
  text: string;
}

/**
 * Numbers the passages of all documents in order, and cuts them into parts that each fit into a request.
 * @param input `budget`: tokens of one part; a longer passage is cut. `leastParts`: the least number of parts, all about as long
 */
export async function numberPassages(
  { asked, budget, leastParts }: { asked: AskedDocuments; budget: number; leastParts?: number },
  rows: DocumentRows,
): Promise<NumberedPassage[][]> {
  const candidates = await allPassages(asked, rows);
  const fileNames = namesOf(asked.documents);
  const cut = (tokens: number) => {
    const numbered = candidates.map((candidate, index) => ({
      number: index + 1,
      text: fenceCandidate(candidate, index + 1, fileNames.get(candidate.documentId), tokens),
    }));
    return batchByTokens(numbered, tokensOf, tokens);
  };
  const batches = cut(budget);
  if (leastParts === undefined) return batches;
  const parts = Math.max(batches.length, leastParts);
  const tokens = batches.flat().reduce((sum, passage) => sum + tokensOf(passage), 0);
  return cut(Math.min(budget, Math.ceil((tokens / parts) * 1.05)));
}

function tokensOf({ text }: NumberedPassage): number {
  return estimateTokens(text) + 1;
}

export function joinTexts(passages: readonly NumberedPassage[]): string {
  return passages.map(({ text }) => text).join('\n');
}
