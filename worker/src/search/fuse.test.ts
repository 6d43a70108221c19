import t from 'tap';
import { fuse } from './fuse.ts';

const same = (item: string) => item;

t.test('what both lists rank high comes first', async (t) => {
  t.same(
    fuse(
      [
        ['a', 'b', 'c'],
        ['d', 'b', 'a'],
      ],
      same,
    )
      .slice(0, 2)
      .sort(),
    ['a', 'b'],
  );
  t.same(fuse([['a', 'b']], same), ['a', 'b']);
  t.same(fuse<string>([[], []], same), []);
});

t.test('a list of more weight wins over another', async (t) => {
  t.equal(fuse([['a'], ['b']], same, [1, 2])[0], 'b');
});
