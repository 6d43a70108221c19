import type { AnalyzedQuestion, Concept, Wording } from './analyze-question.ts';
import type { TermStatistics } from './candidates.ts';

/** The weights of a question's words within the searched documents. */
export interface QuestionWeights {
  /** Per wording: how many chunks contain it; for a phrase an estimate. */
  frequencies: number[];
  /** Per wording: inverse document frequency × the wording's own weight. */
  wordings: number[];
  /** Per concept: the most that a passage can score for it. */
  concepts: number[];
  /** Sum of `concepts`, never 0. */
  total: number;
}

/** A phrase is rarer than the rarest of its words; the index does not count by how much. */
const phraseRarity = 1.5;

/** In a tender, everyday words are as rare as significant ones: rarity counts less than in a large collection. */
const rarityPower = 0.7;

/** The factor by which a synonym counts more where the word itself is nowhere in the documents. */
const missingGain = 1.3;

/** BM25's inverse document frequency, softened; never negative. */
function rarityOf(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5)) ** rarityPower;
}

/** Weighs the words of a question by how rare they are in the searched documents. A synonym counts more where the word itself is missing. */
export function weighQuestion(question: AnalyzedQuestion, statistics: TermStatistics): QuestionWeights {
  const frequencies = question.wordings.map((wording) => frequencyOf(wording, statistics));
  const missing = question.concepts.map(({ keys }) => keys.every((key) => !statistics.frequency.get(key)));
  const wordings = question.wordings.map((wording, index) => {
    // A phrase weighs as much as the most significant of the words that it replaces.
    const telling = Math.max(...wording.concepts.map((concept) => (question.concepts[concept] as Concept).weight));
    const isNeeded = wording.concepts.every((concept) => missing[concept]);
    const weight = isNeeded ? Math.min(1, wording.weight * missingGain) : wording.weight;
    return telling * weight * rarityOf(statistics.chunks, frequencies[index] as number);
  });
  const concepts = question.concepts.map((concept) => {
    // A word that is a stop word in the documents' language has no keys there.
    const frequencies = concept.keys.map((key) => statistics.frequency.get(key) ?? 0);
    const literal = rarityOf(statistics.chunks, Math.max(0, ...frequencies));
    return literal * concept.weight;
  });
  question.wordings.forEach((wording, index) => {
    if (frequencies[index] === 0) return;
    for (const concept of wording.concepts) {
      // The weight of a phrase is shared by the concepts that it replaces.
      const share = (wordings[index] as number) / wording.concepts.length;
      concepts[concept] = Math.max(concepts[concept] as number, share);
    }
  });
  return { frequencies, wordings, concepts, total: concepts.reduce((sum, value) => sum + value, 0) || 1 };
}

function frequencyOf(wording: Wording, statistics: TermStatistics): number {
  const rarest = Math.min(...wording.contentKeys.map((key) => statistics.frequency.get(key) ?? 0));
  return wording.keys.length > 1 ? rarest / phraseRarity : rarest;
}
