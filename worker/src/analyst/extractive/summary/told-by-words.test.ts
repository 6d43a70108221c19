import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { tellsByWords } from './told-by-words.ts';

async function tells(title: string, text: string): Promise<boolean | undefined> {
  const { passages } = await readTender(`# General\n\n${text}`);
  const [statement] = readPassages(passages).statements;
  const [wished] = wishedTopics(title, '');
  return statement && wished && tellsByWords(statement, wished);
}

t.test('what words alone bring to a section must tell something of its topic', async (t) => {
  for (const [title, text] of [
    ['Scope', 'The quantities of the scope of supply are those of the bill of quantities.'],
    ['Evaluation', 'The evaluation is based on the information in the third envelope.'],
    ['Prices', 'The price list of each member must be part of the proposal.'],
    ['Legal terms', 'The law on the protection of personal data applies to the procedure.'],
    ['Inspection and testing', 'The tests shall be witnessed by the persons who are named for it.'],
    ['Key dates', 'The deadline is extended by the same period where nobody objects.'],
  ] as const)
    t.equal(await tells(title, text), false, text);
  for (const [title, text] of [
    ['Evaluation', 'A bid with less than 60 points in the evaluation is rejected.'],
    ['Prices', 'The prices shall be fixed and include all taxes and duties.'],
    ['Payment', 'Interest of 6% is paid after that time.'],
    ['Legal terms', 'All disputes shall be decided by arbitration in Lindental.'],
    ['Inspection and testing', 'The tests are announced 14 days before they take place.'],
  ] as const)
    t.equal(await tells(title, text), true, text);
});

t.test('of a topic that a section names only in passing, words tell nothing', async (t) => {
  const { passages } = await readTender('# General\n\nThe retention of 5% shall be paid back after 12 months.');
  const [statement] = readPassages(passages).statements;
  const [wished] = wishedTopics('Guarantees', '');
  t.equal(statement && wished && tellsByWords(statement, { ...wished, weight: 1 }), true);
  t.equal(statement && wished && tellsByWords(statement, { ...wished, weight: 0.2 }), false);
});
