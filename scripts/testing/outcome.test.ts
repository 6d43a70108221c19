import t from 'tap';
import { settle, sumUp } from './outcome.ts';
import { parseExports } from './services.ts';
import { countTap, failuresOf } from './tap-suite.ts';
import { countPlaywright, countVitest } from './web-suites.ts';

t.test('the report of tap is read from its last line', async (t) => {
  const report =
    'ok 1 - a.test.ts # time=5ms\n# { total: 1, pass: 1 }\n# { total: 9, pass: 4, fail: 2, todo: 1, skip: 2 }\n# time=9ms\n';
  t.same(countTap(report), { passed: 4, failed: 2, skipped: 3 });
  t.same(countTap('# { total: 3, pass: 3 }'), { passed: 3, failed: 0, skipped: 0 });
  t.equal(countTap('TAP version 14\n'), undefined, 'a report that was cut off is none');
});

t.test('what failed is named by its innermost tests', async (t) => {
  const report = [
    '# Subtest: api/src/a.test.ts',
    '    # Subtest: a list',
    '        ok 1 - should be equal # time=1ms',
    '        not ok 2 - the order is kept # time=1ms',
    '        1..2',
    '    not ok 1 - a list # time=4ms',
    '    not ok 2 - known to fail # TODO # time=4ms',
    '    not ok 3 - timeout! # time=9ms',
    'not ok 1 - api/src/a.test.ts # time=9ms',
    'ok 2 - api/src/b.test.ts # time=5ms',
  ].join('\n');
  t.same(failuresOf(report), ['api/src/a.test.ts › a list › the order is kept', 'api/src/a.test.ts › timeout!']);
});

t.test('the reports of vitest and Playwright are read', async (t) => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  const testResults = [
    {
      name: '/any/web/src/a.test.ts',
      assertionResults: [
        { fullName: 'a list is kept', status: 'failed' },
        { fullName: 'another', status: 'passed' },
      ],
    },
  ];
  t.same(countVitest({ ...vitest, testResults }), {
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['web/src/a.test.ts › a list is kept'],
  });
  t.equal(countVitest(undefined), undefined);
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const specs = [
    { file: 'a.spec.ts', title: 'signs in', ok: false },
    { file: 'a.spec.ts', title: 'signs out', ok: true },
  ];
  t.same(
    countPlaywright({ stats, suites: [{ suites: [{ specs }] }] }),
    { passed: 7, failed: 2, skipped: 2, failures: ['web/e2e/a.spec.ts › signs in'] },
    'a flaky test is a failed one',
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
    { title: 'vitest: web', passed: 5, failed: 0, skipped: 2 },
  ]);
  t.equal(text.split('\n').at(-1), '15 passed, 1 failed, 2 skipped');
  t.match(text, /^tap {10}10 passed/m);
  t.match(text, /^✗ api\/src\/a\.test\.ts › a list\n\ntap/, 'what failed stands first');
});

t.test('addresses of services are read from export lines', async (t) => {
  t.same(parseExports('export TEST_A=postgres://x@127.0.0.1:1/db?a=b\nexport TEST_B=\n'), {
    TEST_A: 'postgres://x@127.0.0.1:1/db?a=b',
    TEST_B: '',
  });
});
