import t from 'tap';
import { withoutBuyer } from './without-buyer.ts';

const buyer = 'Garden River First Nation';

t.test("the buyer's name is taken out of a question about something else", async (t) => {
  t.same(withoutBuyer('By when must bids reach Garden River  First Nation?', buyer), {
    question: 'By when must bids reach ?',
    named: buyer,
  });
  t.equal(withoutBuyer("what is the garden river first nation's tender fee?", buyer).question, 'what is tender fee?');
  t.equal(withoutBuyer('Bis wann muss das Angebot bei der Stadt Kiel sein?', 'Stadt Kiel').named, 'Stadt Kiel');
  t.equal(
    withoutBuyer('May bidders of Acme Pumps visit the site of Acme Pumps?', 'Acme Pumps').question,
    'May bidders of visit the site of ?',
  );
  t.equal(withoutBuyer('北京大学的投标有效期是多少天？', '北京大学').named, '北京大学');
});

t.test('also without the kind of organisation, and what follows a comma', async (t) => {
  t.equal(withoutBuyer('By when must bids reach Garden River?', buyer).named, 'Garden River');
  const city = 'Landeshauptstadt München, Baureferat';
  t.equal(
    withoutBuyer('Wann muss das Angebot bei der Landeshauptstadt München eingehen?', city).named,
    'Landeshauptstadt München',
  );
});

t.test('a question about the buyer itself, or without the name, stays as it is', async (t) => {
  for (const question of [
    'Who is Garden River First Nation?',
    'What is the address of Garden River First Nation?',
    'How  long is the warranty?',
    '',
  ])
    t.same(withoutBuyer(question, buyer), { question, named: '' });
  t.equal(withoutBuyer('How long is the warranty?', '').named, '');
  t.equal(withoutBuyer('How long is the warranty?').named, '');
});

t.test('words that only look like a name stay in the question', async (t) => {
  const named = (question: string, name: string) => withoutBuyer(question, name).named;
  t.equal(named('What is the pressure of the water?', 'Water'), '', 'a word');
  t.equal(named('Is VAT included in the price of IT services?', 'IT'), '', 'an abbreviation');
  t.equal(named('When may we visit Kielce for a survey?', 'Kiel'), '', 'a part of a word');
  t.equal(named('What does the City of Kielce ask for?', 'City of Kiel'), '', 'the beginning of many names');
  t.equal(named('Does the contract cover all of New York?', 'New York Transit Authority'), '', 'a place');
  t.equal(
    named('Which data Protection rules apply to Data Protection officers?', 'Data Protection Authority'),
    '',
    'a subject',
  );
  t.equal(named('Which public works are included in the contract?', 'Public Works'), '', 'a phrase');
});
