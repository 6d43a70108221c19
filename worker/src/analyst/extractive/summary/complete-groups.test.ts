import t from 'tap';
import { readPassages, type Statement } from '../statements.ts';
import { completeGroups } from './complete-groups.ts';

async function read(...pages: string[]): Promise<Statement[]> {
  const spans = pages.map((pageText, index) => ({ page: index + 1, start: 0, end: pageText.length, pageText }));
  const passage = { documentId: 'd', language: 'en', ordinal: 0, kind: 'prose' as const, sectionPath: [], spans };
  return readPassages([passage]).statements;
}
/** What comes with the statements that contain one of the words. */
const complete = (statements: Statement[], ...words: string[]) =>
  completeGroups(
    statements.filter(({ text }) => words.some((word) => text.includes(word))),
    statements,
  ).map(({ text }) => text);
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => `${row + 1} | Step ${row + 1}a | ${row}%`);
const table = (count: number) => ['No. | Milestone | Share', ...rowsOf(count)].join('\n');

t.test('a table comes whole where several of its rows are chosen, and one row alone', async (t) => {
  const statements = await read(`Payments are made in steps.\n\n${table(5)}\n\nLate payments bear interest.`);
  t.same(complete(statements, 'Step 1a', 'Step 4a', 'Step 5a'), rowsOf(5));
  t.same(complete(statements, 'Step 4a'), ['4 | Step 4a | 3%']);
});

t.test('a part of a table has no gaps, and of a very large one only what was chosen comes', async (t) => {
  t.same(complete(await read(table(16)), 'Step 12a', 'Step 15a'), rowsOf(16).slice(11, 15));
  t.equal(complete(await read(table(40)), 'Step 2a', 'Step 39a').length, 2);
  t.same(
    complete(await read(table(16)), 'Step 2a', 'Step 14a').length,
    2,
    'far from each other, they answer by themselves',
  );
});

t.test('a table continues on the next page, below its names of columns and the headings of its groups', async (t) => {
  const [first, second] = [rowsOf(6).slice(0, 3), rowsOf(6).slice(3)];
  const statements = await read(
    ['Table 2 – Steps', '', 'No. | Milestone | Share', '| | Each', ...first].join('\n'),
    ['Table 2 – Steps (continued)', '', 'No. | Milestone | Share', 'Pumps', ...second].join('\n'),
  );
  t.same(complete(statements, 'Step 1a', 'Step 6a'), rowsOf(6));
});

const list = [
  '(a) is insolvent; this holds abroad too;',
  '(b) has not paid its taxes;',
  '(c) has a conflict of interest.',
];

t.test('a list comes whole below the sentence that introduces it, whichever of both was chosen', async (t) => {
  const statements = await read(
    `A bidder is excluded if it:\n\n${list.join('\n\n')}\n\nBidders may appeal in writing.`,
  );
  const whole = ['A bidder is excluded if it:', ...list];
  t.same(complete(statements, 'excluded'), whole);
  t.same(complete(statements, 'excluded', 'taxes'), whole);
});

t.test('a sentence that introduces a table brings its rows', async (t) => {
  const statements = await read(`Payments are made as follows:\n\n${table(3)}`);
  t.same(complete(statements, 'as follows'), ['Payments are made as follows:', ...rowsOf(3)]);
});

t.test('a list for which a few words of room are missing comes whole', async (t) => {
  const statements = await read(`A bidder is excluded if it:\n\n${list.join('\n\n')}`);
  const shown = completeGroups(statements.slice(0, 1), statements, 6);
  t.same(
    shown.map(({ text }) => text),
    ['A bidder is excluded if it:', ...list],
  );
});

t.test(
  'of a list that does not fit the first items come, the last with dots; where not even two fit, nothing does',
  async (t) => {
    const reasons = Array.from({ length: 8 }, (_, at) => `(${at + 1}) has not paid its taxes;`);
    const statements = await read(`A bidder is excluded if it:\n\n${reasons.join('\n\n')}`);
    const chosen = statements.slice(0, 1);
    const shown = (words: number) => completeGroups(chosen, statements, words).map(({ text }) => text);
    t.same(shown(18), ['A bidder is excluded if it:', reasons[0], `${reasons[1]} …`]);
    t.same(shown(11), []);
  },
);
