import { certaintyOf } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factDocument } from './testing/fact-document.ts';

const filledIn = '☒ Variants are not allowed.';
const byPost = 'Bids are submitted by post to the address of the buyer.';

/** How sure the way to submit bids is, beside other lines of the form. */
function certaintyBeside(...lines: string[]) {
  const facts = findFacts([factDocument(['# 8 Submission of bids', byPost, ...lines])]);
  return certaintyOf(facts.find(({ fact }) => fact === 'submission_method')?.probability ?? 0);
}

t.test('a choice that nobody has made leaves its fact to be checked where the form is filled in', async (t) => {
  t.not(certaintyBeside(filledIn), 'check');
  for (const lines of [
    ['8 | Bids may be submitted: ☐ by post ☐ electronically'],
    ['Bids may be submitted:', '☐ by post', '☐ electronically'],
  ])
    t.equal(certaintyBeside(filledIn, ...lines), 'check', lines.join(' / '));
});

t.test(
  'a choice that was made, of the bidder, of something else, or of a form that nobody filled in leaves nothing open',
  async (t) => {
    for (const lines of [
      [filledIn, '8 | Bids may be submitted: ☐ by post ☒ electronically'],
      [filledIn, '8 | Bids may be submitted: ☐ by post ✔ electronically'],
      [filledIn, 'Bids may be submitted:', '☐ by post', '☒ electronically', '☐ by hand'],
      ['☒ Bids are submitted electronically:', '☐ with an advanced signature', '☐ with a qualified signature'],
      [filledIn, 'Bids are submitted by e-mail.', '☐ The price list is read', '☐ The conditions are read'],
      [filledIn, 'The bidder submits the bid: ☐ by post ☐ electronically'],
      [filledIn, 'Submission of invoices: ☐ by e-mail ☐ by post'],
      [filledIn, 'Bids may be submitted for: ☐ one lot ☐ several lots'],
      [filledIn, '☐ Bids may be submitted by post.'],
      ['Bids may be submitted:', '☐ by post', '☐ electronically'],
    ])
      t.not(certaintyBeside(...lines), 'check', lines.join(' / '));
  },
);
