import t from 'tap';
import { createExtractiveAnalyst } from '../analyst/extractive/create-extractive-analyst.ts';
import type { KnownFact } from '../facts/known-fact.ts';
import type { FactName } from '../facts/model.ts';
import { computeHere } from '../testing/compute-here.ts';
import { scopeOf } from '../testing/scope-of.ts';

const lines = {
  payment: 'Payment is made on submission of an invoice with a copy of the delivery note.',
  within: 'An invoice is paid within 45 days.',
  leading: 'The terms of payment are:',
  dayOnly: 'Bids must be received on 12 May 2031.',
  withTime: 'Bids must be received on 12 May 2031 at 14:00.',
  contact: 'Questions are answered by post.',
  mail: 'Questions are answered at bids@example.com.',
  weighted: 'The criteria below show how price and quality are weighted against each other.',
  weights: 'Price counts for 40 % and quality for 60 %.',
  columns: 'Criterion | Marks',
  zone: 'All times are Eastern Time.',
};
const pageText = Object.values(lines).join('\n\n');
const passage = {
  ...{ documentId: 'd', language: 'en', ordinal: 0, kind: 'prose' as const, sectionPath: [] },
  spans: [{ page: 3, start: 0, end: pageText.length, pageText }],
};
const analyst = createExtractiveAnalyst(computeHere);

function placeOf(quote: string) {
  const start = pageText.indexOf(quote);
  return { documentId: 'd', page: 3, start, end: start + quote.length, quote };
}

interface Stated {
  text: string;
  value?: string;
  probability?: number;
  further?: string[];
}

async function ask(question: string, fact: FactName, { text, value = text, probability = 0.9, further = [] }: Stated) {
  const stated = { value, text, place: placeOf(text) };
  const known: KnownFact = { fact, stated, probability, conflicts: [], further: further.map(placeOf) };
  const scope = { ...scopeOf([passage]), facts: [known] };
  for await (const event of analyst.answer({ scope, history: [], signal: new AbortController().signal, question }))
    if (event.type === 'claims') return event;
  throw new Error('There is no end');
}

const howManyDays = 'How many days after the invoice are we paid?';

t.test('terms without the period that is asked for are the closest place, and no answer', async (t) => {
  const { band, claims } = await ask(howManyDays, 'payment_terms', { text: lines.payment });
  t.equal(band, 'closest');
  t.equal(claims[0]?.text, lines.payment);
  t.equal((await ask('What are the payment terms?', 'payment_terms', { text: lines.payment })).band, 'answer');
});

t.test(
  'terms that contain the period answer, here or at a further place, and what leads over to rows may',
  async (t) => {
    t.equal((await ask(howManyDays, 'payment_terms', { text: lines.within })).band, 'answer');
    const beside = await ask(howManyDays, 'payment_terms', { text: lines.payment, further: [lines.within] });
    t.equal(beside.band, 'answer');
    t.equal((await ask(howManyDays, 'payment_terms', { text: lines.leading })).band, 'answer');
  },
);

t.test('a date without a time does not answer at what hour', async (t) => {
  const atWhat = (text: string, value: string) =>
    ask('At what time must the bids be received?', 'submission_deadline', { text, value });
  t.equal((await atWhat(lines.dayOnly, '2031-05-12')).band, 'closest');
  t.equal((await atWhat(lines.withTime, '2031-05-12T14:00')).band, 'answer');
});

t.test('a deadline says in which time zone it is where its own words or a further place do', async (t) => {
  const zone = async (text: string, further: string[]) =>
    ask('In which time zone is the deadline?', 'submission_deadline', { text, value: '2031-05-12T14:00', further });
  t.equal((await zone(lines.withTime, [])).band, 'closest');
  const { band, claims } = await zone(lines.withTime, [lines.zone]);
  t.equal(band, 'answer');
  t.same(
    claims.map(({ text }) => text),
    [lines.withTime, lines.zone],
  );
});

t.test('whether a person is named is not surely told, and what a person decided is not doubted', async (t) => {
  t.equal((await ask('Who is the contact person?', 'contact', { text: lines.contact })).band, 'answer');
  const decided = await ask(howManyDays, 'payment_terms', { text: lines.payment, probability: 1 });
  t.equal(decided.band, 'answer');
});

t.test('who is asked for with an e-mail address is no answer without one', async (t) => {
  const question = 'Who is the contact person, and at which e-mail address?';
  t.equal((await ask(question, 'contact', { text: lines.contact })).band, 'closest');
  t.equal((await ask(question, 'contact', { text: lines.mail })).band, 'answer');
});

t.test('criteria without a figure do not answer what their weights are, the names of columns may', async (t) => {
  const question = 'What are the evaluation criteria and their weights?';
  t.equal((await ask(question, 'evaluation_method', { text: lines.weighted })).band, 'closest');
  t.equal((await ask(question, 'evaluation_method', { text: lines.weights })).band, 'answer');
  t.equal((await ask(question, 'evaluation_method', { text: lines.columns })).band, 'answer');
});

t.test(
  'where it is not clear that a fact is not stated, the places that may state it are the closest ones',
  async (t) => {
    const asked = async (further: string[]) => {
      const known = { stated: null, probability: 0.6, conflicts: [], further: further.map(placeOf) };
      const facts: KnownFact[] = [{ fact: 'joint_venture', ...known }];
      const question = 'Are joint ventures allowed?';
      const signal = new AbortController().signal;
      for await (const event of analyst.answer({
        scope: { ...scopeOf([passage]), facts },
        history: [],
        signal,
        question,
      }))
        if (event.type === 'claims') return event;
      throw new Error('There is no end');
    };
    t.match(await asked([]), { band: 'none', claims: [] });
    const { band, claims } = await asked([lines.contact]);
    t.equal(band, 'closest');
    t.equal(claims[0]?.text, lines.contact);
  },
);

t.test('the names of columns alone answer nothing', async (t) => {
  const table = ['Item | Labor category name | Hours', '1 | | 100', '2 | | 200', '3 | | 300'].join('\n');
  const spans = [{ page: 3, start: 0, end: table.length, pageText: table }];
  const scope = { ...scopeOf([{ ...passage, kind: 'table' as const, spans }]), facts: [] };
  const signal = new AbortController().signal;
  const question = 'What is the labor category name?';
  for await (const event of analyst.answer({ scope, history: [], signal, question }))
    if (event.type === 'claims') t.equal(event.band, 'closest');
});
