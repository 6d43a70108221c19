import t from 'tap';
import { withoutBuyer } from './without-buyer.ts';

t.test("the buyer's name is taken out of a question about something else", async (t) => {
  const buyer = 'Garden River First Nation';
  t.same(withoutBuyer('By when must bids reach Garden River  First Nation?', buyer), {
    question: 'By when must bids reach ?',
    named: 'Garden River First Nation',
  });
  t.equal(withoutBuyer("what is the garden river first nation's budget?", buyer).question, 'what is budget?');
  t.equal(withoutBuyer('Bis wann muss das Angebot bei der Stadt Kiel sein?', 'Stadt Kiel').named, 'Stadt Kiel');
  t.equal(withoutBuyer('By when must bids reach Garden River?', buyer).named, 'Garden River', 'its first words');
});

t.test('a question about the buyer itself, or without the name, stays as it is', async (t) => {
  const buyer = 'Garden River First Nation';
  for (const question of ['Who is Garden River First Nation?', 'How  long is the warranty?', ''])
    t.same(withoutBuyer(question, buyer), { question, named: '' });
  t.equal(withoutBuyer('What is the pressure of the water?', 'Water').named, '', 'a word is not a name');
  t.equal(withoutBuyer('When may we visit Kielce for a survey?', 'Kiel').named, '', 'nor a part of a word');
  t.equal(withoutBuyer('What does the City of Kielce ask for?', 'City of Kiel').named, '', 'nor the beginning of many');
  t.equal(withoutBuyer('How long is the warranty?', '').named, '');
  t.equal(withoutBuyer('How long is the warranty?').named, '');
});
