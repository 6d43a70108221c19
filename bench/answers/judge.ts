import { type AnswerModel, probabilityOf } from '@bidloom/worker/src/gate/answer-model.ts';
import type { Band } from '@bidloom/worker/src/gate/band.ts';
import { bandOf, type JudgedPassage, readFeatures } from '@bidloom/worker/src/gate/judge-passages.ts';
import { searchPassages } from '@bidloom/worker/src/search/search-passages.ts';
import type { AskedQuestion } from '../retrieval/questions.ts';

/** A question with the passages that may answer it. */
export interface Asked {
  question: AskedQuestion;
  judged: (JudgedPassage & { isRight: boolean })[];
}

/** Probabilities from which on something is an answer, or close to one. */
export interface Thresholds {
  answer: number;
  closest: number;
}

/** What is said to a question. */
export interface Said {
  question: AskedQuestion;
  band: Band;
  /** 0 to 1. */
  confidence: number;
  /** What is said first is on a page that answers. */
  isRight: boolean;
}

export async function askAll(questions: readonly AskedQuestion[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const { document, rows } = question;
    const found = await searchPassages({ documents: [document] }, rows, { question: question.question, history: [] });
    const judged = readFeatures(found.question, found.weights, found.passages).map((one) => ({
      ...one,
      isRight: question.pages.includes(one.passage.page),
    }));
    asked.push({ question, judged });
  }
  return asked;
}

/** What a gate with this model says. */
export function judgeWith({ question, judged }: Asked, model: AnswerModel, thresholds: Thresholds): Said {
  const [first] = judged
    .map((one) => ({ ...one, probability: probabilityOf(one.features, model) }))
    .sort((a, b) => b.probability - a.probability);
  if (!first) return { question, band: 'none', confidence: 0, isRight: false };
  return {
    question,
    band: bandOf(first.probability, first.features, thresholds),
    confidence: first.probability,
    isRight: first.isRight,
  };
}
