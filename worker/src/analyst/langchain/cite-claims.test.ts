import t from 'tap';
import { citeClaim, citeClaims } from './cite-claims.ts';
import { candidateOf, findAmong } from './passages.fixtures.ts';
import { createAnswerReader } from './read-answer.ts';

const security =
  'Each bid shall have a bid security of EUR 25,000 as a bank guarantee. The bid security\nshall remain valid for 120 days. Bids without one shall be rejected.';
const damages =
  'The supplier shall pay liquidated damages of 0.5 percent for each week of delay. Liquidated damages shall not exceed 10 percent.';
const { passages } = await findAmong('bid security and liquidated damages', [
  candidateOf(security, { ordinal: 0, page: 4 }),
  candidateOf(damages, { ordinal: 1, page: 9, documentId: 'contract' }),
]);
const numberOf = (text: string) => passages.findIndex(({ sentences }) => text.includes(sentences[0]?.text ?? '-')) + 1;
const [s, d] = [numberOf(security), numberOf(damages)];

function claimsOf(answer: string) {
  const reader = createAnswerReader();
  reader.write(answer);
  reader.end();
  return citeClaims({ ...reader.answer(), passages });
}

t.test('a claim quotes the sentence that says it, verbatim and with its place', async (t) => {
  const [first, second] = claimsOf(
    `The security stays valid for 120 days [${s}]. The cap on damages is 10 percent [${d}].`,
  );
  t.match(first, { text: 'The security stays valid for 120 days.', supported: true });
  t.same(first?.citations, [
    { documentId: 'tender', page: 4, quote: 'The bid security\nshall remain valid for 120 days.', start: 70, end: 119 },
  ]);
  t.equal(security.slice(70, 119), first?.citations[0]?.quote);
  t.match(second?.citations, [
    { documentId: 'contract', page: 9, quote: 'Liquidated damages shall not exceed 10 percent.' },
  ]);
});

t.test('a marker counts for its sentence, before the full stop or after it', async (t) => {
  const claims = claimsOf(
    `It is EUR 25,000. [${s}] It is 10 percent [${d}]. Nobody says this. And this in e.g. May [${s}][${d}].`,
  );
  t.same(
    claims.map(({ text, citations }) => [text, citations.map(({ page }) => page)]),
    [
      ['It is EUR 25,000.', [4]],
      ['It is 10 percent.', [9]],
      ['Nobody says this.', []],
      ['And this in e.g. May.', [4, 9]],
    ],
  );
});

t.test('a passage that does not exist backs nothing', async (t) => {
  const [alone, beside] = claimsOf(`It is EUR 25,000 [99]. It is 10 percent [0][${d}][3].`);
  t.match(alone, { citations: [], supported: false });
  t.equal(alone?.citations.length, 0);
  t.equal(beside?.citations.length, 1);
  t.ok(beside?.supported);
});

t.test('a claim without a quote is not supported, whatever language its passage is in', async (t) => {
  for (const language of ['en', 'de', 'und']) {
    const empty = { candidate: { documentId: 'tender', language }, sentences: [], best: 0 };
    const claim = citeClaim('The bid security stays valid.', [1], (number) => (number === 1 ? empty : undefined));
    t.same(claim, { text: 'The bid security stays valid.', citations: [], supported: false }, language);
  }
});

t.test('a passage named twice is cited once', async (t) => {
  t.equal(claimsOf(`It is EUR 25,000 [${s}] as a guarantee [${s}].`)[0]?.citations.length, 1);
});

t.test('lines are claims of their own, a semicolon parts none', async (t) => {
  const long =
    'a bid security of EUR 25,000 is asked for as a bank guarantee, which is what the bidder has to bring along';
  const claims = claimsOf(`- It is ${long}; it is valid for 120 days [${s}]\n- It ends at 10 percent [${d}]\n\n---`);
  t.same(
    claims.map(({ text }) => text),
    [`- It is ${long}; it is valid for 120 days`, '- It ends at 10 percent'],
  );
  t.ok(claims.every(({ supported }) => supported));
});

t.test('a claim that shares no word with its passage quotes what fits the question best', async (t) => {
  const [claim] = claimsOf(`Đó là điều kiện chung [${d}].`);
  const passage = passages[d - 1];
  t.equal(claim?.citations[0]?.quote, passage?.sentences[passage.best]?.text);
});

t.test('ten thousand claims and markers are cited in time that grows with their number', async (t) => {
  const claims = claimsOf(`It is valid for 120 days [${s}][${d}][${s}-999]. `.repeat(10_000));
  t.equal(claims.length, 201);
  t.ok(claims.slice(0, 200).every(({ citations }) => citations.length > 0 && citations.length <= 10));
  t.match(claims.at(-1), { citations: [], supported: false });
});

t.test('a claim with another figure than its passage, or about something else, is not supported', async (t) => {
  const claims = claimsOf(
    `The security stays valid for 120 days [${s}]. The security stays valid for 90 days [${s}]. Pumps are painted blue [${d}].`,
  );
  t.same(
    claims.map(({ supported, citations }) => [supported, citations.length]),
    [
      [true, 1],
      [false, 1],
      [false, 1],
    ],
  );
});
