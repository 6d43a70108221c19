import t from 'tap';
import { findFacts } from './find-facts.ts';
import { factNames } from './model.ts';
import { factDocument } from './testing/fact-document.ts';

const notice = [
  '# Notice inviting tender',
  'Last date and time for submission of tenders | 14/08/2031 up to 15:00 hours',
  'Date of opening of technical bids | 15/08/2031 at 11:30 am',
  'Earnest Money Deposit (EMD) | Rs. 2,50,000/-',
  '# 4 Validity of bids',
  'No bidder may withdraw: each bid stays valid for ninety (90) days once the box has been opened.',
  '# 9 Payment terms',
  'Payment shall be made within 30 days of receipt of the invoice after acceptance of the goods.',
];

t.test('finds values in normal form, with the place that states them', async (t) => {
  const found = new Map(findFacts([factDocument(notice)]).map((each) => [each.fact, each]));
  t.same([...found.keys()], [...factNames]);
  t.equal(found.get('submission_deadline')?.stated?.value, '2031-08-14T15:00');
  t.equal(found.get('bid_opening')?.stated?.value, '2031-08-15T11:30');
  t.equal(found.get('bid_validity')?.stated?.value, 'P90D');
  t.equal(found.get('bid_security')?.stated?.value, 'INR 250000');
  const payment = found.get('payment_terms')?.stated;
  t.match(payment?.place.quote, /within 30 days/);
  t.equal(payment?.place.page, 1);
});

t.test('says that a fact is not stated', async (t) => {
  const found = findFacts([factDocument(['# Scope', 'The supplier cleans the offices every evening.'])]);
  t.same(
    found.filter(({ stated }) => stated !== null),
    [],
  );
  t.ok(found.every(({ probability }) => probability > 0.5 && probability <= 1));
});
