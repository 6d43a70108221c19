import t from 'tap';
import { createTurns } from './take-turns.ts';

t.test('one after the other, the first kind first, and a failure stops none of the others', async (t) => {
  const inTurn = createTurns(['question', 'passage']);
  const ended: string[] = [];
  const note = (name: string) => async () => void ended.push(name);
  const fail = inTurn('passage', () => Promise.reject(new Error('no')));
  await Promise.all([
    t.rejects(fail, /no/),
    inTurn('passage', note('a')),
    inTurn('passage', note('b')),
    inTurn('question', note('c')),
  ]);
  t.same(ended, ['c', 'a', 'b']);
  t.equal(await inTurn('question', async () => 1), 1);
});
