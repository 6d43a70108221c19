import t from 'tap';
import { analyzeQuestion } from './analyze-question.ts';
import { createMatcher } from './match-passage.ts';

const matchesIn = (text: string, question: string) => {
  const match = createMatcher(analyzeQuestion(question, ['en']).wordings);
  const spans = [{ page: 1, start: 0, end: text.length, pageText: text }];
  const { sentences } = match({ documentId: 'd', language: 'en', ordinal: 0, kind: 'prose', sectionPath: [], spans });
  return sentences[0]?.matches.length;
};

t.test('the label of a reply is no word of what it says', async (t) => {
  const question = 'Is a late response accepted?';
  t.equal(matchesIn('Response: Pumps are painted blue.', question), 0);
  t.equal(matchesIn('Response 12: Pumps are painted blue.', question), 0);
  t.ok(matchesIn('The response is in English.', question));
});
