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
    ['Rs. 5,000/- (रुपये पांच हजार) only', 'Rs. 5,000/- only'],
    ['a) 5% (पांच) b) 10% (दस) of value', 'a) 5% b) 10% of value'],
    ['0दनांक /Dated: 23-12-2031', 'Dated: 23-12-2031'],
    ['ePBG Percentage(%)/ईपीबीजी (%) | 3.00', 'ePBG Percentage(%) | 3.00'],
    ['Turnover of 3 years / 3 वर्षों का | 5 %', 'Turnover of 3 years | 5 %'],
    ['Bid validity/बिड वैधता: 5 % of 180 days', 'Bid validity 5 % of 180 days'],
    ['a) the guarantee/जमानत (गारंटी) of the bidder', 'a) the guarantee of the bidder'],
  ];
  for (const [line, said] of cases) t.equal(inOneLanguage(line), said);
});

t.test('a cell that would lose a figure or its unit stays as it is, and so does a line in one language', async (t) => {
  for (const line of [
    'Bid validity | 180 दिन',
    'Clause 4(3)(ख) of the conditions',
    'Bid validity | (90 + 90 दिन) से',
    'Date: 12/05/2031 तक 15:00 बजे IST',
    'Retention money के लिए 10 % है',
    'Security | 5 % अनुबंध मूल्य का',
    'Within 15 दिन of award the PBG of 3 % दें',
    'EMD राशि Rs. : 5 % दें',
    'EMD Amount राशि रु. 5000',
    'Delivery Days/डिलीवरी 45 दिन',
    'Delivery days/45 दिन',
    'Delivery Days/डिलीवरी 45दिन',
    'Delivery Days/डिलीवरी ४५ दिन',
    'Warranty 3 साल, AMC 5 साल',
    'Turnover of 70 लाख',
    'Turnover of 70 (लाख)',
    'Turnover of 3 years / 4 वर्षों का',
    'Paid for 12 (महीने)',
    'Period: 12 महीने from date',
    'Payment by LC الدفع خلال 30 يوما',
    'Payment within 30 يوم',
    'السعر 500 ريال SAR',
    'ราคา 500 บาท (THB)',
    'Yes | हाँ | पूर्ण',
    'बिड वैधता (दिन) | 180',
    '1) prices (net) | and/or rates) | 5',
  ])
    t.equal(inOneLanguage(line), line);
  t.equal(inOneLanguage('Warranty/वारंटी | 3 साल'), 'Warranty | 3 साल', 'other cells of the row are as always');
});
