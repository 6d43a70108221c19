import t from 'tap';
import { openChoices } from './open-choices.ts';
import { factDocument } from './testing/fact-document.ts';

const filledIn = '☒ Variants are not allowed.';
const openIn = (...lines: string[]) => [...openChoices([factDocument(lines)])];

t.test('a choice that nobody has made leaves its fact open where the form is filled in', async (t) => {
  t.same(openIn(filledIn, '8 | Bids may be submitted: ☐ by post ☐ electronically'), ['submission_method']);
  t.same(openIn(filledIn, 'Bids may be submitted:', '☐ by post', '☐ electronically'), ['submission_method']);
  t.same(openIn(filledIn, 'Joint ventures:', '☐ allowed', '☐ not allowed', 'Bids are due.'), ['joint_venture']);
});

t.test('a choice that was made, one box alone and a form that nobody filled in leave nothing open', async (t) => {
  t.same(openIn(filledIn, '8 | Bids may be submitted: ☐ by post ☒ electronically'), []);
  t.same(openIn(filledIn, 'Bids may be submitted:', '☐ by post', '☒ electronically', '☐ by hand'), []);
  t.same(openIn(filledIn, 'Bids may be submitted:', '☒ by post', '☐ electronically'), []);
  t.same(openIn(filledIn, '☐ Bids may be submitted by post.'), []);
  t.same(openIn('Bids may be submitted:', '☐ by post', '☐ electronically'), []);
});
