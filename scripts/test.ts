// What `npm test` runs, under Node 24 and after the install (see run.mjs): every check and every suite in turn, going on
// after a failure so that all of them are seen. The last line of the output sums them up.
import { checks } from './testing/checks.ts';
import { leftOut, type Outcome, type Suite, sumUp } from './testing/outcome.ts';
import { findServices } from './testing/services.ts';
import { findTests, tapSuite } from './testing/tap-suite.ts';
import { browserSuite, findChromium, webSuite } from './testing/web-suites.ts';

const root = new URL('..', import.meta.url).pathname;

const everywhere = findTests(root, ['migrations', 'worker', 'api', 'scripts', 'bench']);
const onServices = [
  ...findTests(root, ['migrations', 'worker', 'api']),
  'scripts/kill.test.ts',
  'scripts/runs.test.ts',
];
const services = findServices(root);
const chromium = findChromium();

const suites: Suite[] = [
  ...checks(root),
  tapSuite(root, 'tap: PGlite and local storage', everywhere, {}),
  services
    ? tapSuite(root, 'tap: PostgreSQL and S3', onServices, services)
    : leftOut('tap: PostgreSQL and S3', '`scripts/services.sh up` brings them in'),
  webSuite(root),
  chromium
    ? browserSuite(root, chromium)
    : leftOut('Playwright: browser tests', '`apt-get install -y chromium` (or CHROMIUM_PATH=…) brings them in'),
];

const outcomes: Outcome[] = [];
for (const suite of suites) {
  console.log(`\n── ${suite.title} ──`);
  outcomes.push({ title: suite.title, ...(await suite.run()) });
}
console.log(`\n${sumUp(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
