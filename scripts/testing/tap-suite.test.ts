import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { createLanes } from './lanes.ts';
import { ownStrays, tapSuite } from './tap-suite.ts';

/** Passes when it runs for the second time, as a test that something beside it got in the way of. */
const unsteady = (mark: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import t from 'tap';
  t.test('in time', async (t) => {
    t.ok(existsSync('${mark}'), 'soon enough');
    writeFileSync('${mark}', '');
  });`;

t.test('what failed runs once more alone: what passes then is named, what fails again has failed', async (t) => {
  const folder = t.testdir();
  const file = (name: string, source: string) => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  };
  const files = [
    file('unsteady.test.mjs', unsteady(join(folder, 'mark'))),
    file('broken.test.mjs', `import t from 'tap';\nt.ok(false, 'broken');`),
    file('sound.test.mjs', `import t from 'tap';\nt.ok(true, 'sound');`),
  ];
  const suite = tapSuite(new URL('../..', import.meta.url).pathname, { title: 'some', files, processes: 1 });
  const first = await suite.run(() => {}, createLanes(1));
  t.match(first, { passed: 1, failed: 2 });
  const second = await suite.again?.(() => {});
  t.match(second, { passed: 2, failed: 1, failures: [/broken$/], unsteady: [/in time › soon enough$/] });
});

t.test('what is thrown under a name that is no file counts for the file that failed before it', async (t) => {
  const report = (file: string, failed: number) => ({
    file,
    failed,
    passed: 0,
    skipped: 0,
    failures: [],
    seconds: 0,
    tap: '',
  });
  const owned = ownStrays(['a.test.ts', 'b.test.ts']);
  const files = [
    report('a.test.ts', 0),
    report('Connection terminated', 1),
    report('b.test.ts', 1),
    report('Connection terminated', 1),
  ];
  t.same(
    files.map((each) => owned(each).file),
    ['a.test.ts', 'Connection terminated', 'b.test.ts', 'b.test.ts'],
  );
});
