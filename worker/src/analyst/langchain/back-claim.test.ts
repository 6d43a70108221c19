import t from 'tap';
import { isBacked } from './back-claim.ts';

const backs = (text: string, claim: string, language = 'en') => isBacked(claim, [{ language, text }]);

t.test('a figure that is not in the passage does not back the claim', async (t) => {
  const passage = 'The bid security is 2% of the bid price, at least EUR 1,000, and is valid for 120 days.';
  t.ok(backs(passage, 'The bid security is 2% of the price and valid for 120 days.'));
  for (const claim of [
    'The bid security is 3% of the bid price.',
    'The bid security is valid for 90 days.',
    'The bid security is at least EUR 1,500.',
    'The bid security is valid for 120 weeks.',
    'The bid security is 2 days.',
    'The bid security is at least USD 1,000.',
  ])
    t.notOk(backs(passage, claim), claim);
});

t.test('a figure is the same however it is written', async (t) => {
  for (const [passage, claim] of [
    ['The turnover is EUR 1,000.', 'The turnover is EUR 1000.'],
    ['The turnover is EUR 1 000.', 'The turnover is 1,000 euros.'],
    ['Der Umsatz beträgt 1.000 EUR.', 'Umsatz: € 1000.'],
    ['The rate is 5 per cent.', 'The rate is 5%.'],
    ['The rate is 0,5 %.', 'The rate is 0.5 percent.'],
    ['The limit is EUR 5 million.', 'The limit is EUR 5,000,000.'],
    ['The period is thirty (30) days.', 'The period is 30 days.'],
    ['Two envelopes are handed in.', 'The bidder hands in 2 envelopes.'],
    ['Warranty (months) | 24', 'The warranty is 24 months.'],
    ['Between 10 and 15 days for delivery.', 'Delivery takes 10 to 15 days.'],
  ] as const)
    t.ok(backs(passage, claim), `${passage} ${claim}`);
  t.notOk(backs('The limit is EUR 5 million.', 'The limit is EUR 5.'));
});

t.test('a date is the same in every form, a day off is another', async (t) => {
  const forms = ['12 March 2027', 'March 12, 2027', '12/03/2027', '12.03.2027', '2027-03-12', '12th of March 2027'];
  for (const form of forms) {
    for (const other of forms) t.ok(backs(`Bids are due on ${form}.`, `Bids are due on ${other}.`), `${form} ${other}`);
    t.notOk(backs(`Bids are due on ${form}.`, 'Bids are due on 13 March 2027.'), form);
    t.notOk(backs(`Bids are due on ${form}.`, 'Bids are due on 12 March 2028.'), form);
    t.notOk(backs(`Bids are due on ${form}.`, 'Bids are due on 12 April 2027.'), form);
  }
  t.ok(backs('Bids are due on 12.03.27.', 'Bids are due on 12 March 2027.'));
  t.ok(backs('Nộp thầu ngày 12 tháng 3 năm 2027.', 'Bids are due on 12 March 2027.', 'vi'));
  t.ok(backs('Due 12 March 2027 at 2 pm.', 'It is due at 14:00 on 12 March 2027.'));
  t.notOk(backs('Due 12 March 2027 at 2 pm.', 'It is due at 15:00 on 12 March 2027.'));
});

t.test('a figure counts with its unit, its sign and its marks', async (t) => {
  for (const [passage, claim] of [
    ['The pipe is 100 m long.', 'The pipe is 100 km long.'],
    ['The motor has 15 kW.', 'The motor has 15 MW.'],
    ['The pressure is 10 bar.', 'The pressure is 10 psi.'],
    ['The tank holds 500 litres.', 'The tank holds 500 m³.'],
    ['The temperature is -20 °C.', 'The temperature is 20 °C.'],
    ['The temperature is 20 °C.', 'The temperature is −20 °C.'],
    ['The temperature is -20 to 40 °C.', 'The temperature is 20 to 40 °C.'],
    ['The bid security is EUR 1,000.', 'The bid security is EUR 1.'],
    ['The share is 0.125.', 'The share is 125.'],
    ['The turnover is EUR 5m.', 'The turnover is EUR 5.'],
    ['The bid is valid for 120 calendar days.', 'The bid is valid for 120 working days.'],
    ['Bids are due on 12 March 2027 at 14:00.', 'Bids are due at 12:00.'],
    ['Bids are opened at 10 am.', 'Bids are opened at 10 pm.'],
    ['See Section 30. The warranty is 24 months.', 'The warranty is 30 months.'],
    ['The plate is 5x10 m.', 'The plate is 5x12 m.'],
  ] as const)
    t.notOk(backs(passage, claim), claim);
  t.notOk(backs('Die Gebühr beträgt 1.500 EUR.', 'Gebühr: 1,5 EUR.', 'de'));
  for (const [passage, claim] of [
    ['The motor has 15kW at 400V.', 'The motor has 15 kW at 400 V.'],
    ['Power (kW) | 15', 'The power is 15 kW.'],
    ['The pipe is 100 metres long.', 'The pipe is 100 m long.'],
    ['The temperature is minus 20 °C to +40 °C.', 'The temperature is -20 °C to 40 °C.'],
    ['The period -90 days- begins with the bid.', 'The period is 90 days.'],
    ['Open 24 h.', 'It is open 24 hours.'],
    ['Bids are opened at 14.00 hrs.', 'Bids are opened at 14:00.'],
    ['The fee is due within 5 working days.', 'The fee is due within 5 days.'],
    ['Turnover of EUR 5m.', 'The turnover is EUR 5,000,000.'],
  ] as const)
    t.ok(backs(passage, claim), `${passage} ${claim}`);
});

t.test('a number in words is a figure', async (t) => {
  const passage = 'The warranty of the pumps is 24 months.';
  for (const words of ['three months', 'thirty-six months', 'two years', 'one year', 'one hundred and twenty days'])
    t.notOk(backs(passage, `The warranty is ${words}.`), words);
  t.ok(backs(passage, 'The warranty is twenty-four months.'));
  t.ok(backs(passage, 'One of two things is told: the warranty.'), 'without a unit words are only words');
  for (const words of ['one hundred and twenty days', 'one hundred twenty (120) days'])
    t.ok(backs(`The warranty is ${words}.`, 'The warranty is 120 days.'), words);
  t.ok(backs('The warranty is at least one year.', 'The warranty is at least 1 year.'));
  t.ok(backs('A garantia é de um ano.', 'The warranty is one year.', 'pt'), 'words of other languages are not read');
  t.notOk(backs('The third party pays the warranty.', 'The warranty is 3 years.'));
});

t.test('a code matches the same code only', async (t) => {
  t.notOk(backs('The motors have IP55.', 'The motors have IP65.'));
  t.notOk(backs('The motors are of type X-2001.', 'The motors are of type X-200.'));
  for (const written of ['IP55', 'IP 55', 'ip-55']) t.ok(backs(`The motors have ${written}.`, 'The motors have IP55.'));
  t.ok(backs('The motors have IP55.', 'Section B2 asks for motors of IP55.'));
});

t.test('the number of a place is no figure of the statement', async (t) => {
  const passage = 'The supplier pays liquidated damages.';
  t.ok(backs(passage, 'Section 10.4 on page 30 says that the supplier pays liquidated damages.'));
  t.ok(backs(passage, '2. The supplier pays liquidated damages (clause 3.2.1).'));
});

t.test('a claim that shares no significant word with its passage is not backed', async (t) => {
  t.notOk(backs('The pumps are painted blue.', 'Bids must be submitted in two envelopes.'));
  t.ok(backs('The pumps are painted blue.', 'The paint of pumps is blue.'));
});

t.test('words of two languages are not compared, figures are', async (t) => {
  const passage = 'Bên mời thầu thanh toán trong vòng 90 ngày kể từ ngày nhận hóa đơn.';
  t.ok(backs(passage, 'The buyer pays within 90 days of the invoice.', 'vi'));
  t.notOk(backs(passage, 'The buyer pays within 60 days of the invoice.', 'vi'));
});

t.test('what cannot be detected: a claim that reverses the meaning of its passage', async (t) => {
  t.ok(backs('The bid security shall not be returned.', 'The bid security shall be returned.'));
});

t.test('hostile text is read in time that grows with its length', async (t) => {
  for (const piece of [
    '1.',
    '1 ',
    '12 March ',
    '1,000',
    '$',
    'ngày 1 tháng ',
    '1:',
    '(1) ',
    'section ',
    'A1 ',
    'one hundred ',
    '- ',
    'and ',
  ]) {
    const long = piece.repeat(200_000 / piece.length);
    t.type(backs(long, long.slice(0, 5000)), 'boolean', piece);
  }
});
