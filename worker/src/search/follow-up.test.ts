import t from 'tap';
import { rewriteFollowUp } from './follow-up.ts';

const history = [{ question: 'How large is the bid security?', answer: '2%' }];

t.test('a question that points back carries the last one over', async (t) => {
  for (const question of [
    'When is it returned?',
    'And how is that paid?',
    'What about joint ventures?',
    'Why?',
    'Until when?',
  ]) {
    t.equal(rewriteFollowUp(question, history).carried, 'How large is the bid security?', question);
  }
});

t.test('a question that can be understood alone carries nothing', async (t) => {
  for (const question of [
    'Is there a penalty for late delivery?',
    'What does this tender say about warranty claims?',
    'Which documents must bidders submit that prove experience?',
    'Until when can questions be asked about the tender?',
    'By when must the bids be submitted?',
  ]) {
    t.equal(rewriteFollowUp(question, history).carried, '', question);
  }
  t.equal(rewriteFollowUp('When is it returned?', []).carried, '');
});

t.test('a pronoun for something named in the question itself does not point back', async (t) => {
  for (const question of [
    'How much is the bid security, and how long must it be valid?',
    'When must bidders submit their offers?',
    'Who inspects the main pumps before they are shipped?',
  ]) {
    t.equal(rewriteFollowUp(question, history).carried, '', question);
  }
  for (const question of [
    'And how much is the bid security, and how long must it be valid?',
    'Must bidders sign it?',
    'Which documents must bidders submit with it?',
    'Thời hạn hiệu lực của nó là bao lâu?',
  ]) {
    t.equal(rewriteFollowUp(question, history).carried, 'How large is the bid security?', question);
  }
});

t.test('a chain of follow-ups leads back to where it began', async (t) => {
  const longer = [...history, { question: 'When is it returned?', answer: 'within 30 days' }];
  t.match(
    rewriteFollowUp('And who pays for it?', longer).carried,
    /When is it returned\? How large is the bid security\?/,
  );
});
