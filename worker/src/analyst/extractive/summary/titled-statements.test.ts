import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { titledStatements } from './titled-statements.ts';

async function titled(section: { title: string; prompt: string }, ...lines: string[]): Promise<string[]> {
  const { passages } = await readTender(['# Case management', ...lines].join('\n\n'));
  const { statements } = readPassages(passages);
  const found = titledStatements(statements, wishedTopics(section.title, section.prompt));
  return [...found].sort(([, a], [, b]) => b - a).map(([{ text }]) => text);
}
const scope = { title: 'Scope of supply', prompt: 'What is to be supplied, in which quantities.' };
const technical = { title: 'Technical requirements', prompt: 'Limits and minimum values, standards.' };

const work = [
  'The Court seeks agile development from one experienced vendor.',
  'All code is committed to the public domain from the first day.',
  'The Court hosts the deployed system on its own account.',
  'Sprints of two weeks are planned together with the product owner.',
];

t.test('the first sentence below a heading on what is bought says it, in whatever words', async (t) => {
  const found = await titled(
    scope,
    '## Description of Work to be Performed',
    work.join(' '),
    '## Travel',
    work.join(' '),
  );
  t.same(found, work.slice(0, 1));
});

t.test('a heading that only says "General" is about what the heading above it names', async (t) => {
  t.same(await titled(scope, '## 4 Scope of supply', '### 4.1 General', work[0] as string), work.slice(0, 1));
  t.same(await titled(scope, '## 4 Penalties', '### 4.1 General', work[0] as string), []);
});

t.test('below a heading on requirements, what neither binds nor contains an amount is no requirement', async (t) => {
  const found = await titled(
    technical,
    '## General requirements',
    'Many users of the present system are attorneys in private practice. The new system must support single sign-on for all of them.',
  );
  t.same(found, ['The new system must support single sign-on for all of them.']);
});

t.test('the headings of a document count up to the third', async (t) => {
  const lines = ['Pumps', 'Valves', 'Motors', 'Fans'].flatMap((name, at) => [
    `## ${at + 1} Scope of work`,
    `${name} are delivered to the northern store of the authority.`,
  ]);
  t.same(
    (await titled(scope, ...lines)).map((text) => text.split(' ')[0]),
    ['Pumps', 'Valves', 'Motors'],
  );
});
t.test('what is about another topic, or only about how the buyer judges, is left out below a heading', async (t) => {
  const testing = { title: 'Testing', prompt: 'Inspection and tests.' };
  const found = await titled(
    testing,
    '## Inspection and tests',
    'The bid security shall be 2% of the price of the bid. Each pump shall be tested in the works of the maker.',
  );
  t.same(found, ['Each pump shall be tested in the works of the maker.']);
  t.same(
    await titled(
      scope,
      '## Scope of work',
      'The prices include the packing of all goods. Six pumps with motors are delivered.',
    ),
    ['Six pumps with motors are delivered.'],
  );
  const evaluation = { title: 'Evaluation', prompt: 'Criteria with points and weights.' };
  t.same(
    await titled(
      evaluation,
      '## Evaluation criteria',
      'Proposals shall be evaluated after the deadline in a closed room. Quality is worth 60 points of all marks.',
    ),
    ['Quality is worth 60 points of all marks.'],
  );
});
