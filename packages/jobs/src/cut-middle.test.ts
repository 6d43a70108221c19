import t from 'tap';
import { cutMiddle } from './cut-middle.ts';

t.test('a short name stays, a long one is cut in the middle', async (t) => {
  t.equal(cutMiddle('Pumps'), 'Pumps');
  const name = 'Framework agreement for the supply, installation and maintenance of booster pumps, lot 7 (rev. 3)';
  const cut = cutMiddle(name);
  t.equal([...cut].length <= 48, true);
  t.match(cut, /^Framework agreement for the.*….*lot 7 \(rev\. 3\)$/u);
});

t.test('no character is halved', async (t) => {
  t.equal(cutMiddle('🏗️'.repeat(60)).isWellFormed(), true);
});
