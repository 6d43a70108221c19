import t from 'tap';
import { analyzeQuestion } from './analyze-question.ts';

t.test('what is asked before changes nothing of what is asked later', async (t) => {
  const ask = () => JSON.stringify(analyzeQuestion('Are late bids opened?', ['en', 'it']));
  const first = ask();
  for (const question of ['How much is the bid security?', 'What is the penalty for delay?']) {
    analyzeQuestion(question, ['en', 'it', 'de']);
  }
  t.equal(ask(), first);
});
