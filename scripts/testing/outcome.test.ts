import t from 'tap';
import { countPlaywright, readPlaywright } from './browser-suites.ts';
import { settle, sumUp } from './outcome.ts';
import { parseExports } from './services.ts';
import { failedPoints, readTap } from './tap-report.ts';
import { readVitest } from './vitest-suite.ts';

t.test('TAP is counted by its innermost tests, file by file, and what failed is named', async (t) => {
  const tap = [
    'TAP version 14',
    '# Subtest: api/src/a.test.ts',
    '    # Subtest: a list',
    '        ok 1 - should be equal # time=1ms',
    '        not ok 2 - the order is kept # time=1ms',
    '          ---',
    '          diff: -1 +2',
    '          ...',
    '        1..2',
    '    not ok 1 - a list # time=4ms',
    '    not ok 2 - known to fail # TODO # time=4ms',
    '    ok 3 - elsewhere # SKIP needs S3',
    '    # Subtest: nothing inside failed',
    '        ok 1 - should be equal',
    '        1..1',
    '    not ok 4 - nothing inside failed # time=9ms',
    '    not ok 5 - timeout!',
    'not ok 1 - api/src/a.test.ts # time=2500ms',
    '# Subtest: api/src/b.test.ts',
    '    ok 1 - should be equal',
    'ok 2 - api/src/b.test.ts # time=5ms',
  ].join('\n');
  const [first, second, ...more] = readTap(tap);
  t.same(more, []);
  t.match(first, { file: 'api/src/a.test.ts', seconds: 2.5, passed: 2, failed: 3, skipped: 2 });
  t.same(
    first?.failures,
    ['a list › the order is kept', 'nothing inside failed', 'timeout!'].map((name) => `api/src/a.test.ts › ${name}`),
  );
  t.match(second, { file: 'api/src/b.test.ts', passed: 1, failed: 0, skipped: 0, failures: [] });
  t.match(failedPoints(first?.tap ?? ''), /the order is kept.*\n *---\n *diff: -1 \+2/);
  t.notMatch(failedPoints(first?.tap ?? ''), /ok 1 - should be equal/);
});

t.test('the reports of vitest and Playwright are read', async (t) => {
  const testResults = [
    {
      name: '/any/web/src/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a list is kept', status: 'failed' },
        { fullName: 'another', status: 'passed' },
        { fullName: 'a third', status: 'skipped' },
        { fullName: 'a fourth', status: 'todo' },
      ],
    },
    { name: '/any/web/src/b.test.ts', status: 'passed', assertionResults: [{ fullName: 'b', status: 'passed' }] },
    { name: '/any/web/src/c.test.ts', status: 'failed', assertionResults: [] },
  ];
  const names = ['a', 'b', 'c'].map((name) => `web/src/${name}.test.ts`);
  t.same(readVitest({ testResults }), [
    { file: names[0], passed: 1, failed: 1, skipped: 2, failures: [`${names[0]} › a list is kept`] },
    { file: names[1], passed: 1, failed: 0, skipped: 0, failures: [] },
    { file: names[2], passed: 0, failed: 1, skipped: 0, failures: [`${names[2]} › could not be run`] },
  ]);
  t.equal(readVitest(undefined), undefined);
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const left = { file: 'b.spec.ts', title: 'needs a printer', ok: true, tests: [{ status: 'skipped' }] };
  const specs = [
    { file: 'a.spec.ts', title: 'signs in', ok: false, tests: [{ status: 'unexpected' }] },
    { file: 'a.spec.ts', title: 'signs out', ok: true, tests: [{ status: 'flaky' }] },
    { file: 'a.spec.ts', title: 'stays', ok: true, tests: [{ status: 'expected' }] },
  ];
  t.same(readPlaywright({ stats, suites: [{ suites: [{ specs }] }, { specs: [left] }] }), [
    { file: 'web/e2e/a.spec.ts', passed: 2, failed: 1, skipped: 0, failures: ['web/e2e/a.spec.ts › signs in'] },
    { file: 'web/e2e/b.spec.ts', passed: 0, failed: 0, skipped: 1, failures: [] },
  ]);
  t.same(readPlaywright(undefined), []);
  t.same(
    countPlaywright({ stats, suites: [{ suites: [{ specs }] }] }),
    {
      ...{ passed: 8, failed: 1, skipped: 2 },
      failures: ['web/e2e/a.spec.ts › signs in'],
      unsteady: ['web/e2e/a.spec.ts › signs out'],
    },
    'a flaky test has passed, and is named',
  );
  t.equal(countPlaywright({}), undefined);
});

t.test('a program that fails without a failed test counts as one failure', async (t) => {
  t.same(settle({ passed: 3, failed: 0, skipped: 0 }, 1), { passed: 3, failed: 1, skipped: 0 });
  t.same(settle(undefined, 0), { passed: 0, failed: 1, skipped: 0 }, 'so does one without a report');
  t.same(settle({ passed: 3, failed: 2, skipped: 0 }, 1), { passed: 3, failed: 2, skipped: 0 });
  t.same(settle({ passed: 3, failed: 0, skipped: 1 }, 0), { passed: 3, failed: 0, skipped: 1 });
});

t.test('the last line sums up all suites', async (t) => {
  const text = sumUp([
    { title: 'tap', passed: 10, failed: 1, skipped: 0, failures: ['api/src/a.test.ts › a list'] },
    { title: 'vitest: web', passed: 5, failed: 0, skipped: 2, unsteady: ['web/e2e/a.spec.ts › signs out'] },
  ]);
  t.equal(text.split('\n').at(-1), '15 passed, 1 failed, 2 skipped');
  t.match(text, /^tap {10}10 passed/m);
  t.match(text, /^! failed at first, passed alone: web\/e2e\/a\.spec\.ts › signs out\n✗/m);
  t.match(text, /^✗ api\/src\/a\.test\.ts › a list\n\ntap/m, 'what failed is first');
});

t.test('addresses of services are read from export lines', async (t) => {
  t.same(parseExports('export TEST_A=postgres://x@127.0.0.1:1/db?a=b\nexport TEST_B=\n'), {
    TEST_A: 'postgres://x@127.0.0.1:1/db?a=b',
    TEST_B: '',
  });
});
