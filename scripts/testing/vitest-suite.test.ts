import { join } from 'node:path';
import t from 'tap';
import { createLanes } from './lanes.ts';
import { webSuite } from './vitest-suite.ts';

t.setTimeout(120_000);

/** Passes when it runs for the second time, as a test that something beside it got in the way of. */
const unsteady = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { expect, test } from 'vitest';
  test('soon enough', () => {
    const isSecond = existsSync('mark');
    writeFileSync('mark', '');
    expect(isSecond).toBe(true);
  });`;

t.test('a file of the web app that failed runs once more alone, as the files of tap do', async (t) => {
  const modules = join(import.meta.dirname, '../../web/node_modules');
  const root = t.testdir({
    web: {
      node_modules: t.fixture('symlink', modules),
      'package.json': '{ "type": "module" }',
      'unsteady.test.js': unsteady,
      'broken.test.js': "import { expect, test } from 'vitest'; test('broken', () => expect(1).toBe(2));",
      'absent.test.js': "import './nowhere.js';",
      'sound.test.js': "import { test } from 'vitest'; test('sound', () => {});",
    },
  });
  const suite = webSuite(root);
  t.match(await suite.run(() => {}, createLanes(1)), { passed: 1, failed: 3 });
  const output: string[] = [];
  t.match(await suite.again?.((line) => output.push(line)), {
    passed: 2,
    failed: 2,
    failures: [/^web\/absent.test.js › could not be run$/, /^web\/broken.test.js › broken$/],
    unsteady: ['web/unsteady.test.js › soon enough'],
  });
  t.notMatch(output.join('\n'), 'sound.test.js', 'what passed does not run again');
});
