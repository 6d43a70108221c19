import t from 'tap';
import { cuesOf } from './question-cues.ts';

const best = (question: string, text: string) => Math.max(...cuesOf(question).map((cue) => cue.matches(text)));

t.test('a question says what its answer looks like', async (t) => {
  for (const [question, answer, other] of [
    ['How long is the warranty?', 'The period ends 24 months after delivery.', 'The warranty covers all defects.'],
    ['By when must offers be in?', 'Not later than 18 March 2027.', 'Offers are sealed.'],
    ['How much bid security is asked for?', 'EUR 20,000 by bank transfer.', 'A security is asked for.'],
    ['What share does price carry?', 'Price weighs 40%.', 'Price matters.'],
    ['How many references are needed?', 'At least three (3) references.', 'References are asked for by all 4 lots.'],
    ['Which phone number do we call?', 'Call (877) 472-4877.', 'Call the help desk.'],
    ['Who approves substitutions?', 'The Contracting Officer approves them.', 'It needs approval.'],
    ['At what times is support there?', 'From 9 am to 5 pm.', 'Every working day.'],
    ['bao nhiêu ngày?', 'trong 14 ngày', 'theo quy định'],
  ] as const) {
    t.equal(best(question, answer), 1, question);
    t.ok(best(question, other) < 1, `${question} – ${other}`);
  }
});

t.test('who has an office is told by a name, not by the office', async (t) => {
  const question = 'Who is the contracting officer?';
  t.equal(best(question, 'From: Ada Byron, Contracting Officer, Harbour Authority'), 1);
  t.equal(best(question, 'Contracting officer | Ada M. Byron'), 1);
  for (const named of [
    'Contracting Officer (CO): Dr. Ada Byron',
    'The contracting officer for the county is Ms. A. Byron.',
    'ADA BYRON, CONTRACTING OFFICER',
    'Ludwig van Beethoven, Contracting Officer',
  ])
    t.equal(best(question, named), 1, named);
  t.equal(best(question, 'Notices go to the Contracting Officer, Harbour Road, Norvale.'), 0);
  t.equal(best(question, 'Contracting Officer | Bachelor Degree'), 0);
  t.equal(best(question, 'The General Services ask the COR and the Contracting Officer for it.'), 0);
  t.equal(best(question, 'A program needs the approval of the Contracting Officer.'), 0);
  t.equal(best('Who approves substitutions?', 'They need the approval of the Contracting Officer.'), 1);
});

t.test('the number of a page is no number of pages', async (t) => {
  const question = 'How many pages may the offer have?';
  for (const told of ['At most 12 pages.', 'Pages: 12', 'Number of pages | 12', 'The 10 page limit holds for all.'])
    t.equal(best(question, told), 1, told);
  t.ok(best(question, 'Prices are evaluated as stated on page 7.') < 1);
  t.ok(best(question, 'See pages 7 and 8 for the prices.') < 1);
});

t.test('a date that is left open is less than one, but more than none', async (t) => {
  const question = 'When is the award?';
  for (const open of ['MONTH DD, 20YY', 'DD/MM/YYYY', 'TT.MM.JJJJ'])
    t.equal(best(question, `The award is planned for ${open}.`), 0.8, open);
  for (const other of [
    'The award takes a month or more.',
    'Day of the award: DD/MM/YYYY',
    'The award to the bidder was on ____/____/20____.',
    'Contract: award DD/MM/YYYY, value ____',
    'The file stores the day of the award in the format DD-MM-YYYY.',
  ])
    t.equal(best(question, other), 0, other);
});

t.test('the number of an item, a section or a row is no value', async (t) => {
  for (const item of ['22. Samples are sent.', '(7) Samples are sent.', '4.2 Samples', '18 | Samples are sent.']) {
    t.equal(best('How many samples are sent?', item), 0, item);
  }
  t.equal(best('How many samples are sent?', '4.2 Send three samples.'), 1);
  t.equal(best('How long is the warranty?', '27 months'), 1);
});

t.test('"how much" may ask for a quantity, rather for a sum', async (t) => {
  const question = 'How much power does the pump take?';
  t.equal(best(question, 'The pump takes USD 400.'), 1);
  t.equal(best(question, 'The pump takes 4 kW.'), 0.5);
  t.equal(best(question, 'The pump takes power.'), 0);
});

t.test('a physical quantity is told by its unit, less by a bare number', async (t) => {
  for (const [question, answer] of [
    ['Up to what ambient temperature must the pumps run?', 'They run at up to 45 °C.'],
    ['What total cooling capacity is needed?', 'The total is 120 TR.'],
    ['What flow rate must the station reach?', 'The station reaches 40 l/s.'],
    ['At what speed do the fans turn?', 'The fans turn at 1400 rpm.'],
    ['What is the length of the cable?', 'Its length is 30 metres.'],
    ['Which weight does the price have?', 'The price counts for 40 points.'],
  ] as const) {
    t.equal(best(question, answer), 1, question);
    t.equal(best(question, 'One of 12 requirements.'), 0.5, question);
    t.equal(best(question, 'As the manufacturer recommends.'), 0, question);
  }
  for (const question of [
    'What security clearance do guards need?',
    'Which capacity building is planned?',
    'What dispute resolution applies?',
    'Which volume contains the prices?',
  ]) {
    t.same(cuesOf(question), [], question);
  }
});

t.test('a place of delivery or work is told by words for places, less by a name alone', async (t) => {
  const question = 'Where are the goods to be delivered?';
  t.equal(best(question, 'Place of delivery: Central Stores, Harbour Road.'), 1);
  t.equal(best(question, 'The pumps go to Hamburg.'), 0.5);
  t.equal(best(question, 'Goods shall have been delivered during the past three years.'), 0);
  t.same(cuesOf('Where do we send our questions?'), []);
});

t.test('weights of criteria are shares or points', async (t) => {
  const question = 'What are the award criteria and their weights?';
  t.equal(best(question, 'Quality | 60 marks'), 1);
  t.equal(best(question, 'Price counts for 40 %.'), 1);
  t.equal(best(question, 'The criteria and how each is weighted are shown below.'), 0);
  t.same(
    cuesOf('Who checks the weights of the sacks?').map(({ name }) => name),
    ['who'],
  );
  t.equal(cuesOf('Quels sont les critères et leurs pondérations ?', 'fr')[0]?.matches('Prix 60 %'), 1);
});

t.test('questions in other languages say it too', async (t) => {
  for (const [language, question, answer, other] of [
    [
      'de',
      'Wie lange sind wir an das Angebot gebunden?',
      'Die Bindefrist endet nach 60 Kalendertagen.',
      'Es gilt eine Bindefrist.',
    ],
    ['fr', 'Combien de références faut-il ?', 'Au moins 3 références.', 'Des références sont exigées.'],
    ['es', '¿Cuánto cuesta el pliego?', 'El pliego vale $ 2.000,00.', 'El pliego se vende.'],
    [
      'it',
      'Entro quanti giorni si consegna?',
      'La consegna avviene entro 30 giorni.',
      'La consegna è a carico del fornitore.',
    ],
    ['pt', 'Qual é o prazo de entrega?', 'A entrega será em 15 dias úteis.', 'A entrega será no depósito.'],
    ['nl', 'Hoeveel procent bedraagt de boete?', 'De boete is 5%.', 'Er is een boete.'],
    ['pl', 'Ile wynosi wadium?', 'Wadium wynosi 2 400,00 zł.', 'Wadium jest wymagane.'],
    ['ru', 'Как долго действует гарантия?', 'Гарантия действует 24 месяца.', 'Гарантия обязательна.'],
    ['zh', '投标有效期多久？', '投标有效期为90天。', '投标应当有效。'],
    ['ko', '하자보수 기간은 며칠인가요?', '하자보수기간은 365일로 한다.', '하자를 보수한다.'],
  ] as const) {
    const [cue] = cuesOf(question, language);
    t.equal(cue?.matches(answer), 1, question);
    t.equal(cue?.matches(other), 0, `${question} – ${other}`);
  }
});

t.test('"how many days" asks for a duration only, a question in two parts for both', async (t) => {
  t.same(
    cuesOf('How many days do we have?').map(({ name }) => name),
    ['duration'],
  );
  t.same(
    cuesOf('Whom do we tell, and by when?')
      .map(({ name }) => name)
      .sort(),
    ['when', 'who'],
  );
});

t.test('"how many" counts what is named before the verb, not who has it', async (t) => {
  const [count] = cuesOf('How many endpoints does Garden River have?');
  t.equal(count?.matches('The network has 222 endpoints in total.'), 1);
  t.ok((count?.matches('7 Shingwuak Street, Garden River, ON') ?? 1) < 1);
});

t.test('a question that asks for nothing special has no cue', async (t) => {
  t.same(cuesOf('Can we show slides in the interview?'), []);
  t.same(cuesOf('What applies to somebody who leaves when the work is done?'), []);
});
