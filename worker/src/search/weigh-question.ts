import type { AnalyzedQuestion, Concept, Wording } from './analyze-question.ts';
import type { TermStatistics } from './candidates.ts';

/** What the words of a question are worth within the documents that are asked. */
export interface QuestionWeights {
  /** Per wording: in how many chunks it is; for a phrase an estimate. */
  frequencies: number[];
  /** Per wording: inverse document frequency × the wording's own weight. */
  wordings: number[];
  /** Per concept: the most that a passage can score for it. */
  concepts: number[];
  /** Sum of `concepts`, never 0. */
  total: number;
}

/** A phrase is rarer than the rarest of its words; how much, is not counted in the index. */
const phraseRarity = 1.5;

/** BM25's inverse document frequency, never negative. */
export function inverseFrequency(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

export function weighQuestion(question: AnalyzedQuestion, statistics: TermStatistics): QuestionWeights {
  const frequencies = question.wordings.map((wording) => frequencyOf(wording, statistics));
  const wordings = question.wordings.map((wording, index) => {
    // A phrase says as much as the most telling of the words that it stands for.
    const telling = Math.max(...wording.concepts.map((concept) => (question.concepts[concept] as Concept).weight));
    return telling * wording.weight * inverseFrequency(statistics.chunks, frequencies[index] as number);
  });
  const concepts = question.concepts.map((concept) => {
    const literal = Math.min(
      ...concept.keys.map((key) => inverseFrequency(statistics.chunks, statistics.frequency.get(key) ?? 0)),
    );
    return literal * concept.weight;
  });
  question.wordings.forEach((wording, index) => {
    if (frequencies[index] === 0) return;
    for (const concept of wording.concepts) {
      // What a phrase is worth is shared by the concepts that it stands for.
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
