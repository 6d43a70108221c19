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
  t.ok(matchesIn('The response is in English.', question));
});

t.test('a number or a name that looks like a label is a word of it', async (t) => {
  t.ok(matchesIn('P101 – boiler feed pump, 20 m³/h.', 'What is the flow of P101?'));
  t.ok(matchesIn('R12: The unit has a filter.', 'What does R12 require?'));
  t.ok(matchesIn('Question 5: Are variants accepted?', 'What was question 5?'));
});
