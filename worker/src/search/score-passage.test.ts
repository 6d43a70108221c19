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
  asksWhether: false,
};
const weights: QuestionWeights = { frequencies: [2], wordings: [1], concepts: [2.2], total: 2.2 };

/** Scores a passage of `length` terms, one sentence of which contains the word that is asked for. */
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

t.test('of two sentences with the same words the shorter one answers', async (t) => {
  t.ok(score(100, 150) > score(100, 600));
  t.equal(score(100, 60), score(100, 150), 'up to a usual length there is no difference');
});

t.test('a row of a table also counts the words of the header above it', async (t) => {
  const texts = [
    { text: 'Pump | Flow', matches: [{ wording: 0, position: 0 }] },
    { text: 'P-101 | 12 l/s', matches: [{ wording: 1, position: 0 }] },
  ];
  const asked: AnalyzedQuestion = {
    concepts: [...question.concepts, { word: 'p-101', keys: ['p-101'], weight: 1 }],
    wordings: [...question.wordings, { keys: ['p-101'], contentKeys: ['p-101'], concepts: [1], weight: 1 }],
    cues: [],
    asksWhether: false,
  };
  const both: QuestionWeights = { frequencies: [2, 1], wordings: [1, 1], concepts: [1, 1], total: 2 };
  const rowOf = (separator: string) => {
    const sentences = texts.map(({ text, matches }) => ({
      page: 1,
      start: 0,
      end: text.length,
      text: text.replace(' | ', separator),
      matches,
    }));
    const passage = { candidate: {}, sentences, titles: [], length: 8 } as unknown as MatchedPassage;
    return scorePassage(passage, asked, both, 100, defaultRanking).sentences[1]?.score;
  };
  t.equal(rowOf(' | '), 1);
  t.ok((rowOf(' ') ?? 1) < 1, 'a sentence gets a share of the words beside it');
});
