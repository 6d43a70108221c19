import t from 'tap';
import { inOneLanguage } from './one-language.ts';

t.test('a label in two languages is said in that of Latin letters, with its brackets whole', async (t) => {
  const cases: [line: string, said: string][] = [
    [
      'Bid Offer Validity (From End Date)/बिड पेशकश वैधता (बंद ( बंद होने की तारीख से)) से | 180 (Days)',
      'Bid Offer Validity (From End Date) | 180 (Days)',
    ],
    ['Test kits EMD Amount/ईएमडी राशि (In INR) | 15945', 'Test kits EMD Amount (In INR) | 15945'],
    [
      'बिडर का टर्नओवर (3 वर्षों का)/Minimum Turnover (For 3 Years) | 70 Lakh (s)',
      'Minimum Turnover (For 3 Years) | 70 Lakh (s)',
    ],
    ['Bid End Date/Time/बिड बंद होने की तारीख/समय | 20-03-2031', 'Bid End Date/Time | 20-03-2031'],
    ['Turnover / टर्नओवर के लिए स्टार्टअप | Yes', 'Turnover | Yes'],
    ['a bank guarantee of 5% of the قيمة من % 5 بقيمة value', 'a bank guarantee of 5% of the value'],
    ['a) the guarantee/जमानत (गारंटी) of the bidder', 'a) the guarantee of the bidder'],
  ];
  for (const [line, said] of cases) t.equal(inOneLanguage(line), said);
});

t.test('a value beside words in another script stays, and so does a line in one language', async (t) => {
  t.equal(inOneLanguage('Bid validity | 180 दिन'), 'Bid validity | 180');
  t.equal(inOneLanguage('Bid validity | (90 + 90 दिन) से'), 'Bid validity | 90 + 90');
  t.equal(inOneLanguage('बिड वैधता (दिन) | 180'), 'बिड वैधता (दिन) | 180');
  t.equal(inOneLanguage('1) prices (net) | and/or rates) | 5'), '1) prices (net) | and/or rates) | 5');
});
