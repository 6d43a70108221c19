import { certaintyOf } from '@bidloom/texts/certainty';
import t from 'tap';
import { findFacts } from './find-facts.ts';
import { type FactName, factNames } from './model.ts';
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

t.test('what holds in many jurisdictions is no law of the contract', async (t) => {
  const lawOf = (line: string) =>
    findFacts([factDocument(['# 7 Malicious code', line])]).find(({ fact }) => fact === 'governing_law')?.stated;
  t.equal(lawOf('Introducing malicious code into code is often a criminal offence in many jurisdictions.'), null);
  t.match(lawOf('Disputes are subject to the exclusive jurisdiction of the courts of Oslo.')?.value, /Oslo/);
});

t.test('what is deducted from an invoice is hardly the terms of payment', async (t) => {
  const paid = (line: string) =>
    findFacts([factDocument(['# 12 Performance', line])]).find(({ fact }) => fact === 'payment_terms');
  const penalty = paid('Where penalties are imposed, the relevant monthly invoice will be reduced within 30 days.');
  t.ok(!penalty?.stated || certaintyOf(penalty.probability) === 'check');
  const terms = paid('The relevant monthly invoice will be paid within 30 days.');
  t.ok(terms?.stated && certaintyOf(terms.probability) !== 'check');
});

t.test('a value of another thing is not taken for the fact', async (t) => {
  const statedValue = (fact: FactName, lines: string[]) =>
    findFacts([factDocument(lines)]).find((each) => each.fact === fact)?.stated?.value;
  const period = ['# Time for completion', 'The contractor informs the client 10 days before he begins.'];
  t.equal(statedValue('contract_period', [...period, 'The service shall not exceed 15 days.']), 'P15D', 'notice');
  const turnover = [
    'Average annual turnover of the OEM (3 years) | Rs. 100 Lakh',
    'Average annual turnover of the bidder (3 years) | Rs. 70 Lakh',
  ];
  t.equal(statedValue('minimum_turnover', ['# Bid details', ...turnover]), 'INR 7000000', 'the manufacturer');
  const portal = 'Bidders will be notified via e-mail or the tender portal of the date of the presentation.';
  const asked = 'Questions are sent to the contact person: tenders@example.com, phone 020 7946 0123.';
  const fee = 'Closing date & time for submission of original tender fee/EMD | 12/03/2031 | 11.00 Hrs';
  const bids = 'Bid Submission Close Date | 14/03/2031 | 15.00 Hrs';
  t.equal(statedValue('submission_deadline', ['# Critical dates', fee, bids]), '2031-03-14T15:00', 'the fee');
  t.match(statedValue('contact', ['# Notification', portal, '# Contact', asked]), /tenders@example/, 'a portal');
});

const method = (lines: string[]) =>
  findFacts([factDocument(lines)]).find(({ fact }) => fact === 'submission_method')?.stated;

t.test('words that introduce a list are given with the list', async (t) => {
  const intro = 'Bids must be submitted online through the portal, in two parts:';
  const list = ['1. The technical offer.', '2. The price schedule.'];
  const found = method(['# Submission of bids', intro, ...list, '# Scope', 'Offices are cleaned.']);
  t.equal(found?.value, `${intro} ${list.join(' ')}`, 'up to the next heading');
  t.equal(found?.place.quote, [intro, ...list].join('\n\n'), 'the quote is what the page says');
  const long = method(['# Submission of bids', intro, ...list, `3. ${'Drawings of each floor, '.repeat(20)}`]);
  t.equal(long?.value, found?.value, 'as far as there is room');
  const address = 'Bids must be submitted in a sealed envelope to the following address:';
  const at = method(['# Submission of bids', address, 'Water Board, 12 Mill Street.', 'The works last a year.']);
  t.equal(
    at?.value,
    `${address} Water Board, 12 Mill Street.`,
    'no more than the next sentence, where there is no list',
  );
});

t.test('says that a fact is not stated', async (t) => {
  const found = findFacts([factDocument(['# Scope', 'The supplier cleans the offices every evening.'])]);
  t.same(
    found.filter(({ stated }) => stated !== null),
    [],
  );
  t.ok(found.every(({ probability }) => probability > 0.5 && probability <= 1));
});

const dated = (lines: string[]) => {
  const deadline = 'Last date and time for submission of tenders | 12/08/2031 up to 15:00 hours';
  const [first, ...rest] = [[deadline], ...lines.map((line) => [line])].map((page) => factDocument(page));
  const pages = [first, ...rest].flatMap(
    (document, at) => document?.pages.map((page) => ({ ...page, number: at + 1 })) ?? [],
  );
  return findFacts([{ ...factDocument([]), pages }]).find(({ fact }) => fact === 'submission_deadline');
};
const dayFirst = [
  'The notice went out on 15/06/2031.',
  'The harbor may be seen on 25/06/2031.',
  'Boats sail from 30/06/2031.',
];

t.test('one date in another order does not turn the dates of a document round', async (t) => {
  t.equal(dated([...dayFirst, 'Pump software of 03/27/2029 is used.'])?.stated?.value, '2031-08-12T15:00');
  t.equal(dated(['Pump software of 03/27/2029 is used.'])?.stated?.value, '2031-12-08T15:00');
});

t.test('where dates are in both orders, both readings are given', async (t) => {
  const found = dated(['The notice went out on 15/06/2031.', 'Pump software of 03/27/2029 is used.']);
  const sure = dated(dayFirst);
  const values = [found?.stated, ...(found?.conflicts ?? [])].map((each) => each?.value);
  t.ok(values.length > 1 || found?.stated === null || (found?.probability ?? 1) < 0.7, JSON.stringify(found));
  t.ok(!found?.stated || found.probability < (sure?.probability ?? 0));
});

t.test('a date that its own statement gives another name is no date of this fact', async (t) => {
  const found = findFacts([
    factDocument([
      '# Schedule',
      'Deadline for questions: 3 May 2031 at 3:30 PM',
      'Proposal Due Date: 20 May 2031 by 3:30 PM',
      'Responses to questions: 9 May 2031',
    ]),
  ]).find(({ fact }) => fact === 'clarification_deadline');
  t.equal(found?.stated?.value, '2031-05-03T15:30');
  t.same(found?.conflicts, []);
});

t.test('where places give several dates for one deadline, each is given', async (t) => {
  const found = dated(['The notice went out on 15/06/2031.', 'The deadline for submission of tenders is 19/08/2031.']);
  t.same([found?.stated, ...(found?.conflicts ?? [])].map((each) => each?.value).sort(), [
    '2031-08-12T15:00',
    '2031-08-19',
  ]);
});

t.test('what a bidder asks is no statement', async (t) => {
  const of = (lines: string[]) =>
    findFacts([factDocument(['# Questions and answers', ...lines])]).find(({ fact }) => fact === 'bid_validity');
  const asked = of(['Would the Authority accept bids that remain valid for 60 days?', 'Yes, see the data sheet.']);
  t.equal(asked?.stated, null);
  t.equal(of(['Bids shall remain valid for 60 days after the opening.'])?.stated?.value, 'P60D');
});

t.test('a clause that only counts from a payment states no terms of payment', async (t) => {
  const records = [
    '# 14 Records and audit',
    'The Contractor shall keep all accounts, books and records for seven (7) years after final payment.',
    'The County may audit them within 30 days of a notice and after completion of the work.',
  ];
  const paymentOf = (lines: string[]) =>
    findFacts([factDocument(lines)]).find(({ fact }) => fact === 'payment_terms')?.stated?.place.quote;
  t.equal(paymentOf(records), undefined);
  t.match(
    paymentOf([...records, '# 15 Payment', 'Invoices shall be paid within 45 days after acceptance.']),
    /45 days/,
  );
});

t.test('a heading does not hide what the sentence below it says, nor a tender what the next one says', async (t) => {
  const lines = ['# 15 Payment', 'Invoices shall be paid within 45 days after acceptance.'];
  const read = () => findFacts([factDocument(lines)]).find(({ fact }) => fact === 'payment_terms');
  const first = read();
  t.match(first?.stated?.place.quote, /45 days/);
  findFacts([factDocument(notice)]);
  t.same(read(), first);
});

t.test('a date in one document does not contradict a number of days in another; both are shown', async (t) => {
  const german = factDocument(['# 2 Bindefrist', 'Die Bindefrist endet am: 30.06.2032'], 'de');
  const documents = [factDocument(notice), { ...german, documentId: 'other' }];
  const validity = findFacts(documents).find(({ fact }) => fact === 'bid_validity');
  const values = [validity?.stated, ...(validity?.apart ?? [])].map((each) => each?.value);
  t.same(values.sort(), ['P90D', 'until 2032-06-30']);
  t.same(validity?.conflicts, []);
  const [one] = documents;
  const alone = findFacts(one ? [one] : []).find(({ fact }) => fact === 'bid_validity');
  t.same(alone?.apart, []);
});

/** What documents in these languages state as the deadline of bids. */
const dueIn = (language: string, sentence: string) =>
  findFacts([factDocument(['# 3', sentence], language)]).find(({ fact }) => fact === 'submission_deadline')?.stated
    ?.value;

t.test('the deadline is found in the sentence that asks for bids, in other languages, too', async (t) => {
  const noon = '2032-09-06T12:00';
  t.equal(dueIn('de', 'Angebote sind bis zum 6. September 2032, 12:00 Uhr einzureichen.'), noon);
  t.equal(dueIn('de', 'Angebote, die nach dem 6. September 2032, 12:00 Uhr eingehen, werden ausgeschlossen.'), noon);
  t.equal(dueIn('fr', 'Les offres doivent être remises avant le 6 septembre 2032 à 12h00.'), noon);
  t.equal(dueIn('es', 'Las propuestas se recibirán hasta el 6 de septiembre de 2032 a las 12:00 horas.'), noon);
  t.equal(dueIn('it', 'Le offerte devono pervenire entro il 6 settembre 2032 alle ore 12:00.'), noon);
  t.equal(dueIn('nl', 'Inschrijvingen moeten uiterlijk op 6 september 2032 om 12:00 uur zijn ontvangen.'), noon);
});

t.test(
  'the deadline is found in plain sentences of letters, and less sure in words that may say something else',
  async (t) => {
    const five = '2032-09-06T17:00';
    for (const sentence of [
      'Please send your quotation by 6 September 2032, 5 pm.',
      'The tender box closes at 5:00 pm on 6 September 2032.',
      'Bidders have until 6 September 2032 at 17:00 to submit their bids.',
      'Your tender should be returned to us by 17:00 on Monday 6 September 2032.',
    ])
      t.equal(dueIn('en', sentence), five, sentence);
    const vague = 'All responses to this RFP are expected by 5 pm on 6 September 2032.';
    const found = findFacts([factDocument(['# 3', vague])]).find(({ fact }) => fact === 'submission_deadline');
    t.equal(found?.stated?.value, five);
    t.ok(certaintyOf(found?.probability ?? 0) !== 'certain');
  },
);

t.test('the day until which bids are valid, examined or completed is no deadline for bids', async (t) => {
  for (const [language, sentence] of [
    ['en', 'The buyer will evaluate the bids by 6 September 2032.'],
    ['en', 'Written questions on the tender must be received by 6 September 2032.'],
    ['en', 'Complaints about the bid procedure must reach the court by 6 September 2032.'],
    ['en', 'Samples for the tender must be delivered by 6 September 2032.'],
    ['en', 'Bids may be withdrawn until 6 September 2032.'],
    ['en', 'Bids were received from five vendors by 6 September 2031.'],
    ['en', 'Bids received for the previous tender until 6 September 2031 were cancelled.'],
    ['en', 'The winning proposal is expected to be announced by 6 September 2032.'],
    ['de', 'Rückfragen zu den Angebotsunterlagen müssen bis 06.09.2032, 12:00 Uhr eingehen.'],
    ['de', 'Angebotsunterlagen können bis zum 06.09.2032 heruntergeladen werden.'],
    ['it', "I quesiti relativi all'offerta devono pervenire entro il 6 settembre 2032."],
    ['it', 'Le offerte possono essere ritirate entro il 6 settembre 2032.'],
    ['nl', 'De inschrijving moet tot 6 september 2032 gestand worden gedaan.'],
    ['en', 'Bidders may request a copy of the drawings until 6 September 2032.'],
    ['en', 'Proposals shall remain open for acceptance until 6 September 2032.'],
    ['de', 'Das Angebot ist bis zum 6. September 2032 bindend.'],
    ['de', 'Nachweise zum Angebot sind bis zum 6. September 2032 nachzureichen.'],
    ['de', 'Die Angebote werden bis zum 6. September 2032 geprüft.'],
    ['fr', "Les offres doivent être valables jusqu'au 6 septembre 2032."],
    ['fr', 'Les offres seront examinées avant le 6 septembre 2032.'],
    ['es', 'Las ofertas deberán mantener su validez hasta el 6 de septiembre de 2032.'],
  ] as const)
    t.equal(dueIn(language, sentence), undefined, sentence);
});

t.test('the date of a law is no other date of the tender, the deadline of another one is', async (t) => {
  const apartOf = (line: string) =>
    findFacts([factDocument([...notice, '# 3 Opening', line])])
      .find(({ fact }) => fact === 'bid_opening')
      ?.apart.map(({ value }) => value);
  t.same(apartOf('The opening of technical bids follows Decree No. 10.247 of 30 March 2023.'), []);
  t.same(apartOf('The opening of technical bids is on 30 March 2023.'), ['2023-03-30']);
});

t.test('questions on the bids that must be in by a day are their own deadline', async (t) => {
  const lines = ['Written questions on the tender must be received by 15 October 2032 at 12:00.'];
  const found = findFacts([factDocument(['# 3', 'Tenders must be submitted by 29 October 2032 at 12:00.', ...lines])]);
  const foundOf = (fact: FactName) => found.find((each) => each.fact === fact);
  t.equal(foundOf('submission_deadline')?.stated?.value, '2032-10-29T12:00');
  t.same(foundOf('submission_deadline')?.conflicts, []);
  t.equal(foundOf('clarification_deadline')?.stated?.value, '2032-10-15T12:00');
});

t.test('a visit before the bid is found in the sentence that invites to it', async (t) => {
  const visitIn = (language: string, sentence: string) =>
    findFacts([factDocument(['# 3', sentence], language)]).find(({ fact }) => fact === 'pre_bid_meeting')?.stated
      ?.value;
  const day = /^2032-03-26/;
  t.match(visitIn('en', 'The site is open on Friday 26 March 2032 from 10:00 to 12:00.'), day);
  t.match(visitIn('en', 'Bidders can visit the premises on 26 March 2032 at 10:00.'), day);
  t.match(visitIn('de', 'Die Baustelle kann am 26. März 2032 von 10 bis 12 Uhr besichtigt werden.'), day);
  t.match(visitIn('fr', 'Les candidats peuvent visiter le site le 26 mars 2032.'), day);
  t.match(visitIn('es', 'La visita a las instalaciones se realizará el 26 de marzo de 2032.'), day);
  t.equal(visitIn('en', 'The contractor visits the site on 26 March 2032 for the acceptance.'), undefined);
  t.equal(visitIn('en', 'The site will be open to the public from 26 March 2032.'), undefined);
});

t.test('the deadline of bids is found beside a reason, a sample or a bond', async (t) => {
  const noon = '2032-10-29T12:00';
  for (const sentence of [
    'Bids accompanied by the bid security must be received by 29 October 2032 at 12:00.',
    'Samples and bids must be submitted by 29 October 2032 at 12:00.',
    'In response to this enquiry quotations must be received by 29 October 2032 at 12:00.',
    'The previous tender was cancelled; bids must be received by 29 October 2032 at 12:00.',
    'Because of the many questions from bidders the deadline for submission of tenders is 29 October 2032 at 12:00.',
  ])
    t.equal(dueIn('en', sentence), noon, sentence);
  const german = 'Aufgrund der Bieterfragen wird die Angebotsfrist bis 29.10.2032, 12:00 Uhr verlängert.';
  t.equal(dueIn('de', german), noon);
});

t.test('of what a bidder need not give, and of a bond in the next sentence, each is told apart', async (t) => {
  const letter = [
    '# 6 Security',
    'No tender guarantee is required. Within ten (10) days after award the winning firm must furnish a performance bond of 4 percent of the price of the base year.',
  ];
  const statedOf = (fact: FactName) =>
    findFacts([factDocument(letter)]).find((each) => each.fact === fact)?.stated?.value;
  t.equal(statedOf('bid_security'), 'none');
  t.equal(statedOf('performance_security'), '4%');
  t.notOk(statedOf('warranty'), 'a guarantee of the tender is none of the goods');
  t.notOk(statedOf('contract_period'), 'the base year is named for its price');
});

t.test('how bids are refused, and how an envelope is labelled, is not how they are submitted', async (t) => {
  const wayOf = (lines: string[], language = 'en') =>
    findFacts([factDocument(lines, language)]).find(({ fact }) => fact === 'submission_method')?.stated?.text;
  const upload = 'Quotes must be uploaded to the electronic portal of the council.';
  t.equal(wayOf(['# 1 Submission', upload, 'Quotes sent by fax or e-mail will be rejected.']), upload);
  const send = 'Das Angebot ist in einem verschlossenen Umschlag an die Vergabestelle einzusenden.';
  const label = 'Der Umschlag ist mit dem beiliegenden Zettel und mit Ihrem Namen zu versehen.';
  t.equal(wayOf(['# 8 Angebotsabgabe', send, label], 'de'), send);
});

t.test('the rows of a table that state a fact together are shown together', async (t) => {
  const rows = ['Public liability | EUR 2,000,000 | with the bid', 'Product liability | EUR 500,000 | after award'];
  const lines = ['# 9 Insurance', 'Kind of insurance | Minimum amount | Proof due', ...rows];
  const stated = findFacts([factDocument(lines)]).find(({ fact }) => fact === 'insurance')?.stated;
  for (const row of rows) t.ok(stated?.place.quote.includes(row), row);
});

t.test('a contact whose numbers are on a line of their own is shown with the name above it', async (t) => {
  const lines = [
    '# 2 Questions',
    'Contact person for questions: Purchasing, Ms Ada Byron',
    'Tel. 020 7946 0123, e-mail: ada@council.example',
  ];
  const stated = findFacts([factDocument(lines)]).find(({ fact }) => fact === 'contact')?.stated;
  t.match(stated?.text, /Ada Byron.*0123/u);
});

t.test('a template that nobody filled in states no currency', async (t) => {
  const currencyOf = (line: string) =>
    findFacts([factDocument(['# Price', line])]).find(({ fact }) => fact === 'currency')?.stated?.value;
  t.equal(currencyOf('The total price is stated in EUR.'), 'EUR');
  const blank = (name: string) => `$\{{${name}}}`;
  t.notOk(currencyOf(`The total price is made up of ${blank('Base')} for the first year and ${blank('Option')}.`));
});

t.test('what goes with an empty box is not stated where others of the page are ticked', async (t) => {
  const typesOf = (lines: string[]) =>
    findFacts([factDocument(lines)]).find(({ fact }) => fact === 'joint_venture')?.stated?.value;
  const joint = 'Joint ventures are allowed to submit a bid.';
  t.ok(typesOf(['# 4 Bidders', '☒ Variants are not allowed.', `☒ ${joint}`]));
  t.notOk(typesOf(['# 4 Bidders', '☒ Variants are not allowed.', `☐ ${joint}`]));
  t.ok(typesOf(['# Checklist', '☐ Variants are not allowed.', `☐ ${joint}`]), 'boxes for the reader to tick');
});

t.test('of two places with the same day, the one with the time of day counts', async (t) => {
  const lines = [
    '# 1 Submission',
    'Quotes are due 22 June 2031.',
    'Proposals must be received by 5:00 p.m. on 22 June 2031.',
  ];
  for (const each of [lines, [lines[0] ?? '', lines[2] ?? '', lines[1] ?? '']]) {
    const stated = findFacts([factDocument(each)]).find(({ fact }) => fact === 'submission_deadline')?.stated;
    t.equal(stated?.value, '2031-06-22T17:00');
  }
});

t.test('a name in bold below the words that say whom to ask is part of the contact, and no heading', async (t) => {
  const lines = [
    '# MAIRIE DE QUILLAN',
    'Tel. : 04.68.20.00.44 accueil@example.com',
    '# ARTICLE 14 - RENSEIGNEMENTS COMPLEMENTAIRES',
    "Pour tous renseignements, les candidats pourront s'adresser à :",
    '# M. PETIT Jean',
    '17 rue de la Gare, Tél. 04.68.20.00.45',
  ];
  const stated = findFacts([factDocument(lines, 'fr')]).find(({ fact }) => fact === 'contact')?.stated;
  t.match(stated?.value, /^M\. PETIT Jean/);
  t.match(stated?.value, /04\.68\.20\.00\.45/);
  const lettered = ['# M. Contact', 'Questions: bids@example.com, phone 020 7946 0123.'];
  const other = findFacts([factDocument(lettered)]).find(({ fact }) => fact === 'contact')?.stated;
  t.notMatch(other?.value, /^M\. /, 'the letter of a section');
});

t.test('a heading that only begins like the name of a person stays a heading', async (t) => {
  for (const heading of ['Pan European Warranty', 'MS Office Warranty', 'Dr Schmidt Warranty', 'M. Warranty']) {
    const facts = findFacts([factDocument([`# ${heading}`, 'The period is 24 months from acceptance.'])]);
    t.equal(facts.find(({ fact }) => fact === 'warranty')?.stated?.value, 'P24M', heading);
  }
});
