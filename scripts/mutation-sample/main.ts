// Tells whether the tests notice when something breaks: makes sixty one-line changes, each alone in a copy of the project, runs
// the tests that can notice it until one does, and prints a table. `node scripts/mutation-sample/main.ts [--check] [WORDS…]`:
// with words only the changes whose file or effect has them all; `--check` only finds the old texts.
// `--promises [WORDS…]` instead breaks what the product promises, one line after the other, and shows each change only to the test
// files that must notice it (promises/).
//
// For speed, a change is shown to the test files that import its file, those beside it first, then the nearest: all that are pure,
// those that it names, and of those with a database the twelve nearest, up to four imports away; in the web app to what vitest
// finds related. A file that notices must pass without the change.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findServices } from '../testing/services.ts';
import { findTests } from '../testing/tap-suite.ts';
import { checkPromises, promises } from './check-promises.ts';
import { copyProject } from './copy-project.ts';
import { readReach } from './import-graph.ts';
import { type Mutation, mutations } from './mutations.ts';
import { type Noticed, openSuites } from './suites.ts';

const root = new URL('../..', import.meta.url).pathname;
const onlyCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = mutations.filter(({ file, breaks }) => wanted.every((word) => `${file} ${breaks}`.includes(word)));

const misplaced = [...mutations, ...promises].filter(
  ({ file, old }) => readFileSync(join(root, file), 'utf8').split(old).length !== 2,
);
for (const { file, old } of misplaced) console.error(`${file}: not found exactly once: ${old}`);
if (misplaced.length > 0) process.exit(1);
if (onlyCheck) process.exit(0);

const copy = copyProject(root);
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const suites = await openSuites(copy, findServices(root) ?? {});

if (process.argv.includes('--promises')) {
  const named = promises.filter(({ point, file, breaks }) =>
    wanted.every((word) => `${point} ${file} ${breaks}`.includes(word)),
  );
  process.exit((await checkPromises(copy, suites, named)) ? 0 : 1);
}

const folders = ['migrations', 'packages', 'worker', 'api', 'scripts', 'bench'];
const pure = findTests(root, folders, 'pure');
const db = [...findTests(root, folders, 'db'), ...findTests(root, folders, 'product')];
const reach = readReach(root, [...pure, ...db]);

/** The tests that a change is shown to: those of its folder, those that it names or that import it themselves, then nearest first. */
function testsFor({ file, also = [] }: Mutation): string[] {
  const far = (test: string) => reach.get(test)?.get(file) ?? Number.POSITIVE_INFINITY;
  const nearest = (tests: string[], most: number) =>
    tests.filter((test) => far(test) <= most && !also.includes(test)).sort((a, b) => far(a) - far(b));
  const rank = (test: string) => (dirname(test) === dirname(file) ? 0 : also.includes(test) ? 1 : far(test));
  const reached = nearest(pure, Number.MAX_SAFE_INTEGER);
  return [...reached, ...also, ...nearest(db, 4).slice(0, 12)].sort((a, b) => rank(a) - rank(b));
}

let noticed = 0;
for (const mutation of chosen) {
  const path = join(copy, mutation.file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(mutation.old, () => mutation.new);
  let tests = testsFor(mutation);
  let found: Noticed | null;
  for (;;) {
    writeFileSync(path, changed);
    found = mutation.file.startsWith('web/') ? await suites.web(mutation.file) : await suites.tap(tests);
    writeFileSync(path, source);
    if (!found || (await suites.passes(found, mutation.file))) break;
    console.log(`? ${found.file} fails without a change, too: ${found.failure}`);
    // A file that fails without the change tells nothing; the files after it may.
    const place = tests.indexOf(found.file);
    tests = place < 0 ? [] : tests.slice(place + 1);
    found = null;
    if (tests.length === 0) break;
  }
  if (found) noticed++;
  const by = found ? `${found.file}: ${found.failure}` : 'NOT NOTICED';
  console.log(`${found ? '✓' : '✗'} ${mutation.file} | ${mutation.breaks} | ${by}`);
}
const share = Math.round((100 * noticed) / Math.max(1, chosen.length));
console.log(`\n${noticed} of ${chosen.length} noticed (${share}%)`);
process.exitCode = share >= 85 ? 0 : 1;
