// What `npm test` runs, with Node 24 and after the install (see run.mjs): every check and the suites that tell of a change in minutes, side
// by side as far as the machine has cores. It continues after a failure, so that all failures are seen. The last line of the output sums
// them up. `all` instead: every suite of a change, with all browser tests, as CI runs them (`npm run test:all`). `long` instead: the rounds
// of kills, outages and load that take too long for every change (`npm run test:long`).
import { availableParallelism } from 'node:os';
import { browserSuites, findChromium } from './testing/browser-suites.ts';
import { checks } from './testing/checks.ts';
import { createLanes } from './testing/lanes.ts';
import { leftOut, type Outcome, type Suite, sumUp } from './testing/outcome.ts';
import { findServices } from './testing/services.ts';
import { findTests, tapSuite } from './testing/tap-suite.ts';
import { webSuite } from './testing/vitest-suite.ts';

const root = new URL('..', import.meta.url).pathname;
const folders = ['migrations', 'packages', 'worker', 'api', 'scripts', 'bench'];
const services = findServices(root);
const chromium = findChromium();

const where = services ? 'PostgreSQL and S3' : 'PGlite and local storage';
const missing = leftOut('PostgreSQL and S3', '`scripts/services.sh up` brings them in');

const noBrowser = leftOut(
  'Playwright: browser tests',
  '`apt-get install -y chromium-headless-shell` (or CHROMIUM_PATH=…) brings them in',
);

/** The whole way of a tender, from the first click to the cited answer. */
const mainJob = ['main-job.spec.ts'];

/** What tells of most mistakes in the fewest minutes. Longest first: what begins last should be short, as are the files of the last two. */
const belowBrowser: Suite[] = [
  tapSuite(root, {
    title: services ? 'tap: PGlite and PostgreSQL, disk and S3' : 'tap: PGlite and disk, each in its own database',
    files: findTests(root, folders, 'engines'),
    ...(services && { services }),
    processes: 2,
  }),
  ...checks(root),
  webSuite(root),
  tapSuite(root, {
    title: `tap: ${where}`,
    files: findTests(root, folders, 'db'),
    ...(services && { services }),
    database: true,
  }),
  // From the end of the alphabet: the worker's take longest, and what is short should be last.
  tapSuite(root, { title: 'tap: without a database', files: findTests(root, folders, 'pure').reverse() }),
  ...(services ? [] : [missing]),
];

const product = tapSuite(root, {
  title: 'tap: the product as processes',
  files: findTests(root, folders, 'product'),
  ...(services && { services }),
  processes: 2,
});

const all = () => [...(chromium ? browserSuites(root, chromium) : [noBrowser]), product, ...belowBrowser];
const quick = () => [
  ...(chromium ? browserSuites(root, chromium, { parts: 1, files: mainJob }) : [noBrowser]),
  ...belowBrowser,
  leftOut(product.title, '`npm run test:all` runs it, too, as CI does'),
  ...(chromium
    ? [leftOut('Playwright: the other browser tests', '`npm run test:all` runs them, too, as CI does')]
    : []),
];

const long: Suite[] = [
  tapSuite(root, {
    title: 'tap: long rounds',
    files: findTests(root, folders, 'long'),
    ...(services && { services }),
    processes: 1,
    filesEach: 1,
    longestFile: 2_400_000,
  }),
  ...(services ? [] : [missing]),
];

const wanted = process.argv[2] ?? 'quick';

// One more than cores: every suite waits at times, for a browser, a database, a disk or a process that is started. With more beside it, what
// a test waits for does not come in its time on a slow machine.
const lanes = createLanes(availableParallelism() + 1);
const began = Date.now();
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;

/** Suites run side by side: each line of output says whose it is. */
async function run(suite: Suite): Promise<Outcome> {
  const say = (text: string) => console.log(text.replace(/^/gm, `${suite.title} │ `));
  const counts = await suite.run(say, lanes);
  say(`done after ${seconds()}`);
  return { title: suite.title, ...counts };
}

/** What failed beside others is run once more with nothing beside it; what passes then is named in the sum. */
async function runAgain(suite: Suite, outcome: Outcome | undefined): Promise<Outcome> {
  if (!outcome) throw new Error(`${suite.title} has no outcome`);
  if (outcome.failed === 0 || !suite.again) return outcome;
  const counts = await suite.again((text) => console.log(text.replace(/^/gm, `${suite.title}, again │ `)));
  return { ...outcome, ...counts };
}

const sets = new Map(Object.entries({ quick, all, long: () => long }));
const suites = sets.get(wanted)?.();
if (!suites) {
  console.error(`There is no set of tests "${wanted}"; there are ${[...sets.keys()].join(', ')}.`);
  process.exit(2);
}
const first = await Promise.all(suites.map(run));
const outcomes: Outcome[] = [];
for (const [index, suite] of suites.entries()) outcomes.push(await runAgain(suite, first[index]));
console.log(`\n${sumUp(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
