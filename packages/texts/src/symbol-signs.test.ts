import t from 'tap';
import { privateSigns, signsOf } from './symbol-signs.ts';

t.test('signs of Wingdings and Symbol are read as they are drawn', async (t) => {
  const wingdings = signsOf('CSKSUK+Wingdings-Regular');
  t.equal(wingdings?.('\uf0fe\uf0a8\uf0fc\uf0d8'), '☑☐✓➢');
  t.equal(wingdings?.('þ'), '☑', 'also where the letter of its place is given');
  t.equal(signsOf('SymbolMT')?.('\uf0b7 \uf031\uf036\uf02e \uf0a3 \uf06d'), '• 16. ≤ μ');
  t.equal(signsOf('ABCDEE+SegoeUISymbol'), null);
});

t.test('private characters of unknown fonts are the signs that most programs mean by them', async (t) => {
  t.equal(privateSigns('\uf0fe yes \uf0a8 no \uf0b7 \uf0ef \uf041'), '☑ yes ☐ no • • A');
});
