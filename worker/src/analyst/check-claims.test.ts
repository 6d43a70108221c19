import t from 'tap';
import { checkClaims, pageKey } from './check-claims.ts';

const text = 'The bid security is 2% of the\ntotal bid price. It is returned later.';
const pages = new Map([[pageKey('d', 1), { text, words: [] }]]);
const citing = (quote: string, page = 1) => ({
  text: 'A claim.',
  supported: true,
  citations: [{ documentId: 'd', page, quote, start: 0, end: 0 }],
});

t.test('a quote is found on its page, whatever its white space is, and its place is corrected', async (t) => {
  const [claim] = checkClaims([citing('2% of the total bid price')], pages);
  t.equal(claim?.supported, true);
  const [citation] = claim?.citations ?? [];
  t.equal(text.slice(citation?.start, citation?.end), '2% of the\ntotal bid price');
});

t.test('a claim whose quote is not on the page is not supported', async (t) => {
  for (const wrong of [citing('3% of the total bid price'), citing('2% of the', 2), citing('  ')]) {
    const [claim] = checkClaims([wrong], pages);
    t.equal(claim?.supported, false);
    t.same(claim?.citations, []);
  }
});

t.test('a claim keeps what is right among its citations; one without any is not supported', async (t) => {
  const both = {
    ...citing('returned later'),
    citations: [...citing('returned later').citations, ...citing('x').citations],
  };
  const [kept, bare] = checkClaims([both, { text: 'Bare.', supported: true, citations: [] }], pages);
  t.equal(kept?.citations.length, 1);
  t.equal(kept?.supported, true);
  t.equal(bare?.supported, false);
});
