import t from 'tap';
import { findAbbreviations } from './abbreviations.ts';

t.test('a short form belongs to words whose initials make it up', async (t) => {
  for (const [text, found] of [
    ['Terms of Reference (TOR)', { short: 'TOR', long: 'Terms of Reference' }],
    ['pipes of PVC (polyvinyl chloride)', { short: 'PVC', long: 'polyvinyl chloride' }],
    ['EMD: Earnest Money Deposit', { short: 'EMD', long: 'Earnest Money Deposit' }],
  ] as const) {
    t.same(findAbbreviations(text), [found], text);
  }
});

t.test('words that could each be an initial or none do not keep anybody waiting', async (t) => {
  // With every way looked at, a line of these would take longer than the age of the document.
  const long = `AAAAAAAAAA (ab ${'a '.repeat(36)}zz)`;
  const before = `ax ${'a '.repeat(20)}zz (AAAAAAAAAA)`;
  t.same(findAbbreviations(`${long}\n${`${before}\n`.repeat(50)}`), []);
});
