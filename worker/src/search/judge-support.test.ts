import t from 'tap';
import type { AnalyzedQuestion } from './analyze-question.ts';
import { judgeSupport } from './judge-support.ts';
import type { Passage } from './rank-passages.ts';
import type { QuestionWeights } from './weigh-question.ts';

/** A question of one concept, whose words the documents have. */
const question = { concepts: [{ weight: 1 }], wordings: [{ concepts: [0] }], cues: [] } as unknown as AnalyzedQuestion;
const weights = { frequencies: [1] } as QuestionWeights;

/** Five passages of these scores; the best sentence of the first speaks of this share of the question. */
const passagesOf = (said: number, scores: number[]) =>
  scores.map((score, index) => ({ score, sentences: index === 0 ? [{ said, cue: 1 }] : [] })) as unknown as Passage[];
const alike = [1, 1, 1, 1, 1];

t.test(
  'a question is answered where a sentence speaks of more than half of it, and refused where of two fifths',
  async (t) => {
    t.ok(judgeSupport(question, weights, passagesOf(0.6, alike)).isAnswered);
    t.notOk(judgeSupport(question, weights, passagesOf(0.4, alike)).isAnswered);
    t.notOk(judgeSupport(question, weights, []).isAnswered);
  },
);

t.test('less is enough where one passage stands out from the others', async (t) => {
  t.ok(judgeSupport(question, weights, passagesOf(0.4, [1, 0.5, 0.4, 0.4, 0.4])).isAnswered);
});
