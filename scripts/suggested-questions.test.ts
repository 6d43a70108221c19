import t from 'tap';
import { suggestedQuestions } from '../api/src/features/chat/suggestions/questions.ts';
import { conceptLanguages } from '../worker/src/concepts/languages.ts';
import { askedFact } from '../worker/src/gate/asked/asked-fact.ts';

t.test('each suggested question is understood as asking for its fact, in every language', async (t) => {
  t.same(Object.keys(suggestedQuestions).sort(), [...conceptLanguages].sort());
  for (const [language, questions] of Object.entries(suggestedQuestions)) {
    for (const [fact, question] of Object.entries(questions)) {
      t.equal(askedFact(question), fact, `${language}: ${question}`);
    }
  }
});
