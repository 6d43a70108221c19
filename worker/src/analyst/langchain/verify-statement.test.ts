import t from 'tap';
import type { FactName } from '../../facts/model.ts';
import { readTender } from '../../facts/read-tender.ts';
import { factDocument } from '../../facts/testing/fact-document.ts';
import { verifyStatement } from './verify-statement.ts';

/** What is left of a value that a model gives with all of a text as its quote. */
function verified(fact: FactName, value: string, quote: string): string | undefined {
  const passage = { documentId: 'document', page: 1, start: 0, end: quote.length };
  const tender = readTender([factDocument([quote])]);
  return verifyStatement(fact, { value, passage: 1, quote }, passage, tender)?.value;
}

t.test('a value in words counts where the rules read the same in the quote', (t) => {
  const refused = 'Joint ventures are not permitted.';
  t.equal(verified('joint_venture', 'No', refused), 'no');
  t.equal(verified('joint_venture', 'yes', refused), undefined);
  t.equal(verified('joint_venture', 'yes', 'The office is closed on Sundays.'), undefined);
  t.equal(verified('subcontracting', 'yes', 'Subcontracting is allowed.'), 'yes');
  t.equal(verified('subcontracting', 'no', 'Subcontracting is allowed.'), undefined);
  t.equal(verified('bid_security', 'none', 'A bid security is not required.'), 'none');
  t.equal(verified('bid_security', 'none', 'The bid security is EUR 5000.'), undefined);
  t.equal(verified('bid_security', 'varies', 'The bid security is EUR 5000.'), undefined);
  t.equal(verified('bid_validity', 'varies', 'Bids remain valid for 90 days.'), undefined);
  t.equal(verified('bid_opening', 'not public', 'Bids are opened on 12 August 2031.'), undefined);
  t.end();
});

t.test('a share needs its sign, and a sum its currency', (t) => {
  t.equal(verified('bid_security', '2%', 'The bid security is 2 % of the price.'), '2%');
  t.equal(verified('bid_security', '3%', 'The bid security is EUR 50 in 3 copies.'), undefined);
  t.equal(verified('bid_security', '3%', 'The bid security is 2 % of the price, in 3 copies.'), undefined);
  t.equal(verified('bid_security', 'EUR 50', 'The bid security is EUR 50 in 3 copies.'), 'EUR 50');
  t.equal(verified('bid_security', 'INR 50', 'The bid security is EUR 50 in 3 copies.'), undefined);
  t.equal(verified('bid_security', 'EUR 3', 'The bid security is 3 letters.'), undefined);
  t.equal(
    verified('delay_damages', '0.5% per week, cap 10%', 'Delay costs 0.5 % a week. It is never above 10 percent.'),
    '0.5% per week, cap 10%',
  );
  t.end();
});
