import type { KnownFact } from '@bidloom/worker/src/facts/known-fact.ts';
import { type AnswerModel, type bandFrom, probabilityOf } from '@bidloom/worker/src/gate/answer-model.ts';
import type { Band } from '@bidloom/worker/src/gate/band.ts';
import { decide, type JudgedPassage, readFeatures } from '@bidloom/worker/src/gate/judge-passages.ts';
import { saysAskedKind } from '@bidloom/worker/src/gate/says-asked-kind.ts';
import { searchPassages } from '@bidloom/worker/src/search/search-passages.ts';
import { isRight } from '../facts/truth.ts';
import type { AskedQuestion } from '../retrieval/questions.ts';
import type { FactQuestion } from './ask-about-facts.ts';

/** A question with the passages that may answer it. */
export interface Asked {
  question: AskedQuestion;
  judged: (JudgedPassage & { isRight: boolean })[];
  /** What is known about the bid fact that it asks for. */
  fact: KnownFact | null;
  /** That fact, if it is stated, contains the kind of value that is asked for. */
  saysKind: boolean;
}

/** The answer to a question. */
export interface GivenAnswer {
  question: AskedQuestion;
  band: Band;
  /** 0 to 1. */
  confidence: number;
  /** Its first place is on a page with the answer. */
  isRight: boolean;
  fact: KnownFact | null;
}

/** @param known the bid facts of each file */
export async function askAll(
  questions: readonly (AskedQuestion | FactQuestion)[],
  known: ReadonlyMap<string, readonly KnownFact[]>,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const { document, rows } = question;
    const facts = known.get(question.file) ?? [];
    const request = { question: question.question, history: [] };
    const found = await searchPassages({ documents: [document], facts }, rows, request);
    const { fact } = found;
    const judged = readFeatures(found.question, found.weights, found.passages, fact).map((one) => ({
      ...one,
      isRight: question.pages.includes(one.passage.page),
    }));
    asked.push({ question, judged, fact, saysKind: fact === null || saysAskedKind(fact, found.question) });
  }
  return asked;
}

/** The answer of a gate with this model. */
export function judgeWith(
  { question, judged, fact, saysKind }: Asked,
  model: AnswerModel,
  thresholds: typeof bandFrom,
): GivenAnswer {
  const [first] = judged
    .map((one) => ({ ...one, probability: probabilityOf(one.features, model) }))
    .sort((a, b) => b.probability - a.probability);
  const decided = decide(fact, first, saysKind, thresholds);
  const isRight = fact?.stated && saysKind ? isFactRight(question, fact) : (first?.isRight ?? false);
  return { question, ...decided, isRight, fact };
}

/** Whether its place answers; where readers wrote down the value, that too. */
function isFactRight(question: AskedQuestion | FactQuestion, { stated }: KnownFact): boolean {
  const page = stated?.place?.page ?? 0;
  if (!('truth' in question)) return question.pages.includes(page);
  return isRight(question.truth, stated?.value ?? '', page);
}
