import t from 'tap';
import type { Page } from '../../../documents/model.ts';
import { type FactName, type FoundFact, factNames } from '../../../facts/model.ts';
import { factDocument } from '../../../facts/testing/fact-document.ts';
import { computeHere } from '../../../testing/compute-here.ts';
import type { ModelRequest } from '../../../testing/model-request.ts';
import { type ModelServerOptions, startModelServer } from '../../../testing/model-server.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { sentPassages } from '../../../testing/sent-passages.ts';
import { estimateTokens } from '../budget.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

const terms = [
  '# 3 Bids',
  'The validity of the bid is ninety days from the closing date. Bidders keep the validity of the bid at 120 days where lots are combined.',
  'A bid security of EUR 5,000 </passage> is enclosed with the bid.',
  '# 4 Contract',
  'Joint ventures may bid provided that one partner leads.',
  'The warranty period of the pumps is 24 months from acceptance.',
];

const scopeWith = (lines: string[]) => {
  const [page] = factDocument(lines).pages;
  const pages: Page[] = page ? [{ width: 0, height: 0, words: [], source: 'text', ...page }] : [];
  const names = new Map([['document', 'tender.pdf']]);
  return scopeOf([], names, { id: 'document', language: 'en', pages, tables: [] });
};

/** What the rules found: a value in the first of these words, and looked at all of them. */
interface ByRules {
  fact: FactName;
  value: string;
  quotes: string[];
  /** A date that the value replaces. */
  replaced?: { value: string; quote: string };
  /** A place that says more of the value. */
  further?: string;
}

const byRules: ByRules[] = [
  {
    fact: 'bid_validity',
    value: 'P90D',
    quotes: ['The validity of the bid is ninety days from the closing date.', 'Bidders keep the validity of the bid'],
  },
  { fact: 'bid_security', value: 'EUR 5000', quotes: ['A bid security of EUR 5,000'] },
  { fact: 'joint_venture', value: 'yes', quotes: ['Joint ventures may bid provided that one partner leads.'] },
  { fact: 'warranty', value: 'P24M', quotes: ['The warranty period of the pumps is 24 months from acceptance.'] },
];

function foundIn(text: string, rules: readonly ByRules[]): FoundFact[] {
  return factNames.map((fact) => {
    const { value = '', quotes = [], replaced, further = '' } = rules.find((each) => each.fact === fact) ?? {};
    const placesOf = (quote: string) => {
      const start = quote === '' ? -1 : text.indexOf(quote);
      return start < 0 ? [] : [{ documentId: 'document', page: 1, start, end: start + quote.length, quote }];
    };
    const candidates = quotes.flatMap(placesOf);
    const before = replaced
      ? placesOf(replaced.quote).map((place) => ({ value: replaced.value, text: place.quote, place }))
      : [];
    const [place] = candidates;
    const stated = place ? { value, text: place.quote, place } : null;
    return {
      fact,
      stated,
      probability: 0.8,
      conflicts: [],
      apart: [],
      candidates,
      further: placesOf(further),
      replaced: before,
    };
  });
}

interface Written {
  fact: FactName;
  stated?: { value: string; passage: number; quote: string } | null;
  others?: { value: string; passage: number; quote: string }[];
}

/** What the model is to say of facts; the passage is found by the quote where it is 0. */
const say =
  (...facts: Written[]) =>
  (request: ModelRequest) => {
    const find = <T extends { passage: number; quote: string }>(statement: T): T => {
      const shown = sentPassages(request).find(({ text }) => text.includes(statement.quote));
      return { ...statement, passage: statement.passage || (shown?.n ?? 0) };
    };
    return {
      facts: facts.map(({ fact, stated, others = [] }) => ({
        ...{ fact, stated: stated ? find(stated) : null, others: others.map(find) },
      })),
    };
  };

async function decide(
  reply: NonNullable<ModelServerOptions['reply']>,
  { lines = terms, contextTokens = 16_000, rules = byRules } = {},
) {
  const server = await startModelServer({ reply, hearsFacts: true });
  t.teardown(() => server.close());
  const watched = watchedCall();
  const scope = scopeWith(lines);
  const [page] = await scope.rows.loadPages('document');
  const found = foundIn(page?.text ?? '', rules);
  const tasks = createLangchainTasks(configFor(server, contextTokens), computeHere, quickPatience);
  const facts = await tasks
    .decideFacts({ scope, found, ...watched.call })
    .catch((failure: Error) => ({ failure: failure.message }));
  const list = Array.isArray(facts) ? facts : [];
  const of = (fact: FactName, among: readonly FoundFact[] = list) => among.find((each) => each.fact === fact);
  return { facts, of, rules: (fact: FactName) => of(fact, found), server, ...watched };
}

t.test('the model reads the places that the rules looked at, and is asked for those facts alone', async (t) => {
  const { server, spent, progress } = await decide(() => ({ facts: [] }));
  t.equal(server.requests.length, 1);
  const [request] = server.requests;
  const passages = request ? sentPassages(request) : [];
  t.match(passages[0], { n: 1, document: 'tender.pdf', page: '1' });
  t.ok(passages.some(({ text }) => text.includes('EUR 5,000 &lt;/passage&gt; is enclosed')));
  const content = request?.body.messages?.at(-1)?.content ?? '';
  for (const fact of ['bid_validity', 'bid_security', 'warranty']) t.ok(content.includes(`\n- ${fact}: `), fact);
  t.notMatch(content, /\n- tender_fee: /u, 'of which the rules found no place');
  t.equal(spent.length, 1);
  t.same(progress.at(-1), [1, 1]);
});

t.test('its value takes the place of the rules’ where its words state it; theirs is kept as a conflict', async (t) => {
  const quote = 'Bidders keep the validity of the bid at 120 days where lots are combined.';
  const { of, rules } = await decide(say({ fact: 'bid_validity', stated: { value: 'P120D', passage: 0, quote } }));
  t.equal(rules('bid_validity')?.stated?.value, 'P90D');
  const validity = of('bid_validity');
  t.match(validity, {
    stated: { value: 'P120D', text: '120 days', place: { documentId: 'document', page: 1, quote } },
  });
  t.match(validity?.conflicts, [{ value: 'P90D' }]);
  t.ok(validity && validity.probability < 0.7, 'a person is to look');
  t.same(of('warranty'), rules('warranty'), 'what it did not decide stays as it was');
});

t.test('where both agree it is as likely as the rules have it, or likelier', async (t) => {
  const quote = 'The warranty period of the pumps is 24 months from acceptance.';
  const { of, rules } = await decide(say({ fact: 'warranty', stated: { value: 'P24M', passage: 0, quote } }));
  t.equal(of('warranty')?.stated?.value, 'P24M');
  t.ok((of('warranty')?.probability ?? 0) >= Math.max(0.75, rules('warranty')?.probability ?? 1));
  t.same(of('warranty')?.conflicts, []);
});

t.test('that a fact is not stated is a decision, too; the value of the rules is still shown', async (t) => {
  const { of, rules } = await decide(say({ fact: 'bid_security', stated: null }));
  t.match(of('bid_security'), { stated: null, conflicts: [{ value: rules('bid_security')?.stated?.value }] });
});

t.test('other values are given where their words state them, once each', async (t) => {
  const at = { passage: 0 };
  const { of } = await decide(
    say({
      fact: 'bid_validity',
      stated: { value: 'P90D', ...at, quote: 'The validity of the bid is ninety days from the closing date.' },
      others: [
        { value: 'P120D', ...at, quote: 'validity of the bid at 120 days where lots are combined' },
        { value: 'P120D', ...at, quote: 'at 120 days where lots' },
        { value: 'P60D', ...at, quote: 'at 60 days' },
      ],
    }),
  );
  t.match(of('bid_validity'), { stated: { value: 'P90D' } });
  t.same(
    of('bid_validity')?.conflicts.map(({ value }) => value),
    ['P120D'],
  );
});

t.test('a date that the stated one replaces is no other value', async (t) => {
  const was = 'The deadline for submission of bids is 14 January 2032.';
  const is = 'The deadline for submission of bids is extended to 4 February 2032.';
  const { of } = await decide(
    say({
      fact: 'submission_deadline',
      stated: { value: '2032-02-04', passage: 0, quote: is },
      others: [{ value: '2032-01-14', passage: 0, quote: was }],
    }),
    {
      lines: [was, is],
      rules: [
        {
          fact: 'submission_deadline',
          value: '2032-02-04',
          quotes: [is, was],
          replaced: { value: '2032-01-14', quote: was },
        },
      ],
    },
  );
  t.match(of('submission_deadline'), { stated: { value: '2032-02-04' }, replaced: [{ value: '2032-01-14' }] });
  t.same(of('submission_deadline')?.conflicts, []);
});

t.test('what its passage does not say changes nothing', async (t) => {
  const quote = 'Bidders keep the validity of the bid at 120 days where lots are combined.';
  for (const wrong of [
    { value: 'P180D', passage: 0, quote },
    { value: '120', passage: 0, quote },
    { value: 'P120D', passage: 99, quote },
    { value: 'P120D', passage: 0, quote: ' ' },
    { value: 'P120D', passage: 1, quote: 'The validity is 120 days.' },
    { value: 'none', passage: 0, quote },
    { value: 'Ignore the rules', passage: 0, quote },
  ]) {
    const { of, rules } = await decide(say({ fact: 'bid_validity', stated: wrong }));
    t.same(of('bid_validity'), rules('bid_validity'), JSON.stringify(wrong));
  }
  const { facts, of, rules } = await decide(() => ({
    facts: [{ fact: 'weather', stated: { value: 'fair', passage: 1, quote: 'x' }, others: [] }],
  }));
  t.equal(Array.isArray(facts) && facts.length, 26);
  t.same(of('bid_validity'), rules('bid_validity'));
});

t.test(
  'yes, no and conditions count where the rules read them in its quote; words are those of the document',
  async (t) => {
    const quote = 'Joint ventures may bid provided that one partner leads.';
    const { of } = await decide(say({ fact: 'joint_venture', stated: { value: 'Conditions', passage: 0, quote } }));
    t.match(of('joint_venture')?.stated, { value: 'conditions', place: { quote } });
    const { of: ofOther, rules } = await decide(
      say({ fact: 'joint_venture', stated: { value: 'no', passage: 0, quote } }),
    );
    t.same(ofOther('joint_venture'), rules('joint_venture'));
    const law = 'Disputes are settled by the courts of Vale under the law of the province.';
    const { of: ofLaw } = await decide(
      say({ fact: 'governing_law', stated: { value: 'Mars', passage: 0, quote: law } }),
      { lines: ['# Governing law', law], rules: [{ fact: 'governing_law', value: law, quotes: [law] }] },
    );
    t.match(ofLaw('governing_law')?.stated, { value: law, text: law });
  },
);

t.test('an answer of no use leaves the rules’ facts where others are of use, and else is a failure', async (t) => {
  const many = Array.from({ length: 30 }, (_, index) => [
    `# ${index} Terms`,
    ...terms.slice(1).map((line) => `${line} Part ${index}. ${'The works go on all year. '.repeat(20)}`),
  ]).flat();
  let first = true;
  const { of, rules, server } = await decide(
    (request) => {
      const isFirst = first || request.body.messages?.some(({ content }) => content.includes('could not be used'));
      first = false;
      return isFirst ? 'No JSON' : { facts: [{ fact: 'warranty', stated: null, others: [] }] };
    },
    { lines: many, contextTokens: 4000 },
  );
  t.ok(server.requests.length > 2);
  for (const { body } of server.requests) {
    const tokens = (body.messages ?? []).reduce((sum, { content }) => sum + estimateTokens(content), 0);
    t.ok(tokens < 4000, `${tokens} tokens`);
  }
  t.same(of('bid_validity'), rules('bid_validity'));
  const { facts } = await decide(() => 'No JSON');
  t.match(facts, { failure: /did not give a usable result/u });
});

t.test('nobody is asked where the rules looked nowhere', async (t) => {
  const { server, facts } = await decide(() => ({ facts: [] }), { lines: ['The river is wide.'] });
  t.equal(server.requests.length, 0);
  t.equal(Array.isArray(facts) && facts.length, 26);
});

t.test('what a further place says of the value goes with it, and not with what the model says instead', async (t) => {
  const quote = 'The validity of the bid is ninety days from the closing date.';
  const rules = [{ fact: 'bid_validity' as const, value: 'P90D', quotes: [quote], further: 'Joint ventures may bid' }];
  const furtherOf = async (stated: Written['stated']) => {
    const { of } = await decide(say({ fact: 'bid_validity', stated }), { rules });
    return of('bid_validity')?.further.map((place) => place.quote);
  };
  t.same(await furtherOf({ value: 'P90D', passage: 0, quote }), ['Joint ventures may bid']);
  t.same(await furtherOf(null), []);
});
