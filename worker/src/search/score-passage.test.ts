import t from 'tap';
import type { AnalyzedQuestion } from './analyze-question.ts';
import type { MatchedPassage } from './match-passage.ts';
import { defaultRanking } from './ranking-options.ts';
import { scorePassage } from './score-passage.ts';
import type { QuestionWeights } from './weigh-question.ts';

const question: AnalyzedQuestion = {
  concepts: [{ word: 'pump', keys: ['pump'], weight: 1 }],
  wordings: [{ keys: ['pump'], contentKeys: ['pump'], concepts: [0], weight: 1 }],
  cues: [],
};
const weights: QuestionWeights = { frequencies: [2], wordings: [1], concepts: [2.2], total: 2.2 };

/** A passage of so many terms, one sentence of which has the word that is asked for. */
function score(length: number, characters = 60): number {
  const sentence = {
    page: 1,
    start: 0,
    end: characters,
    text: 'x'.repeat(characters),
    matches: [{ wording: 0, position: 0 }],
  };
  const passage = { candidate: {}, sentences: [sentence], titles: [], length } as unknown as MatchedPassage;
  return scorePassage(passage, question, weights, 100, defaultRanking).score;
}

t.test('of two passages with the same words the shorter one is about them', async (t) => {
  t.ok(score(50) > score(100));
  t.ok(score(100) > score(400));
});

t.test('of two sentences with the same words the shorter one says it', async (t) => {
  t.ok(score(100, 150) > score(100, 600));
  t.equal(score(100, 60), score(100, 150), 'up to a plain length there is no difference');
});
