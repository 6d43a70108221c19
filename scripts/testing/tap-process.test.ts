import t from 'tap';
import { runFiles } from './tap-process.ts';
import { type FileReport, figuresOf } from './tap-report.ts';

t.setTimeout(120_000);

/** Runs files of this content, as many to a process as there are, and processes until all have run. */
async function run(
  root: string,
  names: string[],
): Promise<Record<string, Pick<FileReport, 'passed' | 'failed' | 'failures'>>> {
  const waiting = [...names];
  const reports: FileReport[] = [];
  while (waiting.length > 0) {
    const options = { root, env: {}, database: false, next: () => waiting.shift(), filesEach: 10, longestEnd: 500 };
    await runFiles(options, (file) => reports.push(file));
  }
  return Object.fromEntries(reports.map(({ file, passed, failed, failures }) => [file, { passed, failed, failures }]));
}

const passing = "import t from 'tap'; t.test('passes', async (t) => { t.ok(true); t.ok(true); });";

t.test('files of one process are counted apart, each with its own teardown', async (t) => {
  const other =
    "import t from 'tap'; t.teardown(() => { globalThis.over = true; }); t.test('not over', async (t) => { t.notOk(globalThis.over); });";
  const after = "import t from 'tap'; t.ok(globalThis.over, 'over'); t.equal(1, 2, 'one is two');";
  const root = t.testdir({ 'a.test.mjs': passing, 'b.test.mjs': other, 'c.test.mjs': after });
  t.same(await run(root, ['a.test.mjs', 'b.test.mjs', 'c.test.mjs']), {
    'a.test.mjs': { passed: 2, failed: 0, failures: [] },
    'b.test.mjs': { passed: 1, failed: 0, failures: [] },
    'c.test.mjs': { passed: 1, failed: 1, failures: ['c.test.mjs › one is two'] },
  });
});

t.test('a file that throws, ends its process or leaves something open has failed, and the others run', async (t) => {
  const root = t.testdir({
    'throws.test.mjs': "throw new Error('not today');",
    'ends.test.mjs': `${passing} t.test('ends', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });`,
    'late.test.mjs': `${passing} t.test('late', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise(() => {}); });`,
    'open.test.mjs': `${passing} setInterval(() => {}, 1000);`,
    'leaves.test.mjs': `${passing} t.test('leaves', async () => {
      const { spawn } = await import('node:child_process');
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    });`,
    'passes.test.mjs': passing,
  });
  const names = ['throws', 'ends', 'leaves', 'late', 'passes', 'open'].map((name) => `${name}.test.mjs`);
  const found = await run(root, names);
  t.match(found, {
    'throws.test.mjs': { passed: 0, failed: 1, failures: ['throws.test.mjs › not today'] },
    'ends.test.mjs': {
      passed: 2,
      failed: 1,
      failures: [/^ends.test.mjs › the process ended with SIGKILL in the middle/],
    },
    'leaves.test.mjs': { passed: 2, failed: 1 },
    'late.test.mjs': { passed: 2, failed: 1, failures: ['late.test.mjs › late › late'] },
    'passes.test.mjs': { passed: 2, failed: 0 },
    'open.test.mjs': { failed: 1, failures: [/keeps it alive/] },
  });
});

t.test('what a file has measured is told from its other comments', async (t) => {
  const measures = `import t from 'tap';
    t.test('outer', (t) => t.test('inner', async (t) => { t.comment('SEED=1'); t.ok(true); t.comment('figures: 3 kills'); }));`;
  const root = t.testdir({ 'measures.test.mjs': measures });
  const figures: string[] = [];
  const next = ['measures.test.mjs'];
  const options = { root, env: {}, database: false, next: () => next.shift(), filesEach: 1, longestEnd: 500 };
  await runFiles(options, ({ tap }) => figures.push(...figuresOf(tap)));
  t.same(figures, ['3 kills']);
});

t.test('where the first failure is enough, the process ends with it', async (t) => {
  const fails = `import t from 'tap';
    t.test('outer', async (t) => {
      t.ok(true);
      await t.test('inner', async (t) => { t.equal(1, 2, 'one is two'); await new Promise((done) => setTimeout(done, 100_000)); });
    });`;
  const root = t.testdir({ 'passes.test.mjs': passing, 'fails.test.mjs': fails, 'never.test.mjs': passing });
  const waiting = ['passes.test.mjs', 'fails.test.mjs', 'never.test.mjs'];
  const reports: FileReport[] = [];
  const options = { root, env: {}, database: false, next: () => waiting.shift(), filesEach: 10, untilFailure: true };
  await runFiles(options, (file) => reports.push(file));
  t.same(
    reports.map(({ file, failures }) => [file, failures]),
    [
      ['passes.test.mjs', []],
      ['fails.test.mjs', ['fails.test.mjs › outer › inner › one is two']],
    ],
  );
});

t.test('the first failure is noticed though it arrives together with the end of the file before', async (t) => {
  // Written at once, as where the parent is too busy to read between both.
  const together = `    # Subtest: both.test.mjs
        not ok 1 - one is two
`;
  const both = `process.stdout.write(${JSON.stringify(`ok 1 - before.test.mjs\n${together}`)}); await new Promise((done) => setTimeout(done, 100_000));`;
  const root = t.testdir({ 'both.test.mjs': both });
  const waiting = ['both.test.mjs'];
  const reports: FileReport[] = [];
  const options = { root, env: {}, database: false, next: () => waiting.shift(), filesEach: 10, untilFailure: true };
  await runFiles(options, (file) => reports.push(file));
  t.match(
    reports.map(({ failures }) => failures),
    [[], ['both.test.mjs › one is two']],
  );
});

t.test('the first failure is told of its own file, though the file may be over by then', async (t) => {
  const many = `for (let i = 0; i < 4000; i++) t.ok(true);`;
  const fast = `import t from 'tap'; t.test('a', async (t) => { ${many} t.equal(1, 2, 'one is two'); ${many} });`;
  const root = t.testdir({ 'fast.test.mjs': fast, 'plain.test.mjs': passing });
  const waiting = ['fast.test.mjs', 'plain.test.mjs'];
  const reports: FileReport[] = [];
  const options = { root, env: {}, database: false, next: () => waiting.shift(), filesEach: 10, untilFailure: true };
  await runFiles(options, (file) => reports.push(file));
  t.same(
    reports.map(({ file, failures }) => [file, failures]),
    [['fast.test.mjs', ['fast.test.mjs › a › one is two']]],
  );
});

t.test('a file may take longer than its own limit, but not for ever', async (t) => {
  const waits = (milliseconds: number) =>
    `import t from 'tap'; t.setTimeout(1000); t.test('waits', async (t) => { await new Promise((done) => setTimeout(done, ${milliseconds})); t.ok(true); });`;
  const root = t.testdir({ 'slow.test.mjs': waits(1500), 'hangs.test.mjs': waits(60_000) });
  const reports = await run(root, ['slow.test.mjs', 'hangs.test.mjs']);
  t.match(reports['slow.test.mjs'], { passed: 1, failed: 0 });
  t.not(reports['hangs.test.mjs']?.failed, 0);
});
