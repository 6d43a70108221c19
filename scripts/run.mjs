// The one script for `npm start` and `npm test`. Runs on Node 20 without any dependency: it provides Node 24, pnpm, the install and, for
// start, the web build, and then runs scripts/embedded.ts or scripts/test.ts with Node 24. `build` stops after the web build.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './bootstrap/lock.mjs';
import { handOver } from './bootstrap/processes.mjs';
import { ensureInstall, ensureWebBuild, isInstallFresh, isWebBuildFresh } from './bootstrap/steps.mjs';
import { ensureNode, findNode, toolsBin } from './bootstrap/toolchain.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = {
  start: 'scripts/embedded.ts',
  test: 'scripts/test.ts',
  bidloom: 'worker/src/cli/bidloom.ts',
  build: undefined,
};
const command = process.argv[2] ?? '';

/** The environment of everything that runs below: our tools first, compiled code kept between starts. */
function environment(node) {
  return {
    ...process.env,
    PATH: [node.bin, toolsBin(root), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.tools', 'compile-cache'),
  };
}

async function prepare() {
  const needsWeb = command === 'start' || command === 'build';
  const ready = findNode(root);
  if (ready && isInstallFresh(root) && !(needsWeb && !isWebBuildFresh(root))) return ready;
  return withLock(join(root, '.tools', 'lock'), async () => {
    const node = await ensureNode(root);
    await ensureInstall(root, environment(node));
    if (needsWeb) await ensureWebBuild(root, node, environment(node));
    return node;
  });
}

if (!Object.hasOwn(programs, command)) {
  console.error('usage: node scripts/run.mjs start|test|bidloom|build');
  process.exit(2);
}
try {
  const node = await prepare();
  const program = programs[command];
  const args = program && [join(root, program), ...process.argv.slice(3)];
  if (args) handOver(node.executable, args, { cwd: root, env: environment(node) });
} catch (error) {
  console.error(`\n${error.message}`);
  if (error.output) console.error(`\n${error.output}`);
  process.exit(1);
}
