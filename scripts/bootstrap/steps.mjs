// The steps before a start or a test run. Each is skipped when its stamp says that nothing has changed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './processes.mjs';
import { hashFiles, listFiles, removeStamp, stampHolds, writeStamp } from './stamp.mjs';
import { ensurePnpm } from './toolchain.mjs';

// Inside the folder for which it is: removing node_modules also removes its stamp.
const installStamp = (root) => join(root, 'node_modules', '.bidloom-install');
const webStamp = (root) => join(root, 'web', 'node_modules', '.bidloom-build');

function manifests(root) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const packages = [...workspace.matchAll(/^ {2}- (\S+)$/gm)].map(([, folder]) => `${folder}/package.json`);
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages];
}

function webSources(root) {
  return [...listFiles(root, 'web', ['e2e']), ...listFiles(root, 'packages/contract'), 'pnpm-lock.yaml'];
}

export function isInstallFresh(root) {
  return stampHolds(installStamp(root), hashFiles(root, manifests(root)));
}

export function isWebBuildFresh(root) {
  const built = existsSync(join(root, 'web', 'dist', 'index.html'));
  return built && stampHolds(webStamp(root), hashFiles(root, webSources(root)));
}

export async function ensureInstall(root, env) {
  if (isInstallFresh(root)) return;
  await ensurePnpm(root, env);
  removeStamp(installStamp(root));
  // Two quick tries instead of pnpm's minutes; CI=true: it must never stop to ask.
  const patience = ['fetch-retries=2', 'fetch-retry-mintimeout=1000', 'fetch-retry-maxtimeout=3000'];
  const args = ['install', '--frozen-lockfile', '--prefer-offline', ...patience.map((option) => `--config.${option}`)];
  const failure =
    'pnpm could not install the packages. If the connection is at fault, run the same command again later.';
  await sayStep('Installing the packages (pnpm install --frozen-lockfile)', () =>
    runStep('pnpm', args, root, { ...env, CI: 'true' }, failure),
  );
  writeStamp(installStamp(root), hashFiles(root, manifests(root)));
}

export async function ensureWebBuild(root, node, env) {
  if (isWebBuildFresh(root)) return;
  // Read first: if a file is edited during the build, the next start builds again.
  const value = hashFiles(root, webSources(root));
  removeStamp(webStamp(root));
  const web = join(root, 'web');
  const vite = join(web, 'node_modules', 'vite', 'bin', 'vite.js');
  await sayStep('Building the web app', () =>
    runStep(node.executable, [vite, 'build'], web, env, 'The web app could not be built.'),
  );
  writeStamp(webStamp(root), value);
}

/**
 * Runs a step, and says that it begins, that it still runs, and how long it took. A step that fails says so itself.
 * @param every seconds between two lines that say that it still runs
 */
export async function sayStep(what, step, every = 15) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  console.log(`${what} …`);
  const timer = setInterval(() => console.log(`  still running after ${seconds()} s`), every * 1000);
  try {
    await step();
  } finally {
    clearInterval(timer);
  }
  console.log(`  done in ${seconds()} s`);
}

async function runStep(command, args, cwd, env, failure) {
  const shell = process.platform === 'win32' && command === 'pnpm';
  await runQuietly(command, args, { cwd, env, shell }).catch((error) => {
    throw Object.assign(new Error(`${failure} It said:`), { output: error.output ?? error.message });
  });
}
