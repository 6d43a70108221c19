import { leastCertain } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import type { FactName } from './model.ts';
import { factDocument } from './testing/fact-document.ts';

const factIn = (lines: string[], fact: FactName = 'bid_security', language = 'en') =>
  findFacts([factDocument(lines, language)]).find((each) => each.fact === fact);

t.test('a bid security of several lots gives the amounts of all', async (t) => {
  const kits = [
    'Test kits EMD amount | Rs. 15,945',
    'Consumables EMD amount | Rs. 5,819',
    'Reagents EMD amount | Rs. 1,502',
  ];
  const found = factIn(['# EMD detail', 'Advisory bank | State Bank', ...kits]);
  t.match(found?.stated, {
    value: 'varies: INR 15945, INR 5819, INR 1502',
    text: kits.join(' '),
    place: { quote: kits.join('\n\n') },
  });
  t.ok(found && found.probability < leastCertain, 'a person looks which one applies');
  t.same(found?.conflicts, [], 'no amount contradicts another');
  const repeated = [...kits, '# Payment', 'The bid security of Rs. 5,819 for consumables shall be paid online.'];
  t.match(factIn(['# EMD detail', ...repeated]), { stated: { value: /^varies/u }, conflicts: [] }, 'said again');
});

t.test('lots are rows under one header, and sentences', async (t) => {
  const valueIn = (...of: Parameters<typeof factIn>) => factIn(...of)?.stated?.value;
  const rows = ['Lot 1 | Repair of the roof | EUR 5,000', 'Lot 2 | Repair of the yard | EUR 8,000'];
  const varies = 'varies: EUR 5000, EUR 8000';
  t.equal(valueIn(['# Notice', 'Lot | Work | Bid security', ...rows]), varies);
  const sentences = ['Lot 1: the bid security is EUR 5,000.', 'Lot 2: the bid security is EUR 8,000.'];
  t.equal(valueIn(['# Bid security', ...sentences]), varies);
  const german = ['Los 1: Die Bietungsgarantie beträgt 5.000 EUR.', 'Los 2: Die Bietungsgarantie beträgt 8.000 EUR.'];
  t.equal(valueIn(['# Bietungsgarantie', ...german], 'bid_security', 'de'), varies);
  const fees = ['Tender fee for Lot A | Rs. 1,180/-', 'Tender fee for Lot B | Rs. 2,360/-'];
  t.equal(valueIn(['# Key information', ...fees], 'tender_fee'), 'varies: INR 1180, INR 2360');
});

t.test('labels that tell another state or form of one amount are no lots', async (t) => {
  const valueIn = (rows: string[], fact?: FactName) => factIn(['# Payments', ...rows], fact)?.stated?.value;
  const cases: [string[], string, FactName?][] = [
    [['Original EMD amount | Rs. 50,000', 'Revised EMD amount | Rs. 75,000'], 'INR 75000'],
    [['EMD amount in figures | Rs. 75,000', 'EMD amount previously | Rs. 50,000'], 'INR 75000'],
    [['EMD amount (minimum) | Rs. 50,000', 'EMD amount (maximum) | Rs. 75,000'], 'INR 50000'],
    [['EMD as per tender notice | Rs. 50,000', 'EMD as per corrigendum | Rs. 75,000'], 'INR 75000'],
    [['State | EMD', 'Original | Rs. 50,000', 'Revised | Rs. 75,000'], 'INR 50000'],
    [['Tender fee excluding GST | Rs. 1,000', 'Tender fee including GST | Rs. 1,180'], 'INR 1000', 'tender_fee'],
  ];
  for (const [rows, value, fact] of cases) t.equal(valueIn(rows, fact), value, rows.join(' / '));
  const varies = 'varies: INR 50000, INR 75000';
  t.equal(valueIn(['EMD for Part A | Rs. 50,000', 'EMD for Part B | Rs. 75,000']), varies);
  t.equal(valueIn(['Group | EMD', '1 | Rs. 50,000', '2 | Rs. 75,000']), varies);
  t.equal(valueIn(['EMD for Indian bidders | Rs. 50,000', 'EMD for foreign bidders | Rs. 75,000']), varies, 'who pays');
});

t.test('one amount of a tender stays one', async (t) => {
  const valueIn = (lines: string[]) => factIn(lines)?.stated?.value;
  t.equal(valueIn(['# Bid security', 'EMD amount | Rs. 75,000/-', 'Tender fee | Rs. 1,180/-']), 'INR 75000');
  const same = ['Bid security for lot 1 | EUR 5,000', 'Bid security for lot 2 | EUR 5,000'];
  t.equal(valueIn(['# Bid security', ...same]), 'EUR 5000', 'the same for all lots');
  t.match(
    valueIn(['# Bid security', 'EMD amount | Rs. 75,000/-', 'EMD amount | Rs. 1,180/-']),
    /^INR \d+$/u,
    'one label',
  );
  const work = 'Repair of the roof | Rs. 90,000 | Rs. 1,800 | Rs. 500';
  t.equal(valueIn(['# Notice', 'Name of work | Estimated cost | EMD | Tender fee', work]), 'INR 1800', 'one work');
});
