// Node 24 and pnpm in the versions with which the project is tested: from the machine where it has them, otherwise from the npm registry
// into .tools/.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './processes.mjs';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';

/** True when `version` ("24.1.0", "v24.1.0") has at least the major number `major`. */
export function hasMajor(version, major) {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= major;
}

/** The npm package that contains only Node's executable for a platform (the `node` package only fetches that one). */
export function nodePackage(platform, arch) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

export function toolsBin(root) {
  return join(root, '.tools', 'node_modules', '.bin');
}

/**
 * Node 24 or later that is already installed, or undefined.
 * @returns {{ executable: string, bin: string } | undefined}
 */
export function findNode(root) {
  if (hasMajor(process.versions.node, 24)) return { executable: process.execPath, bin: dirname(process.execPath) };
  const folder = join(root, '.tools', 'node_modules', nodePackage(process.platform, process.arch));
  const bin = join(folder, 'bin');
  const executable = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(executable) && versionIn(folder) === NODE_VERSION ? { executable, bin } : undefined;
}

function versionIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

/** Node 24 or later, fetched first where it is missing. */
export async function ensureNode(root) {
  const found = findNode(root);
  if (found) return found;
  console.log(
    `Node ${process.versions.node} is too old to run TypeScript: fetching Node ${NODE_VERSION} and pnpm into .tools/ …`,
  );
  await fetchTools(root, [`${nodePackage(process.platform, process.arch)}@${NODE_VERSION}`, `pnpm@${PNPM_VERSION}`]);
  const node = findNode(root);
  if (!node)
    throw new Error('Node 24 was fetched but its executable is missing; install Node 24 from https://nodejs.org.');
  return node;
}

/** Ensures that `pnpm` on the PATH of `env` is the pinned version. */
export async function ensurePnpm(root, env) {
  const shell = process.platform === 'win32';
  const version = await runQuietly('pnpm', ['--version'], { cwd: dirname(root), env, shell }).catch(() => '');
  if (version.trim() === PNPM_VERSION) return;
  console.log(`Fetching pnpm ${PNPM_VERSION} into .tools/ …`);
  const node = `${nodePackage(process.platform, process.arch)}@${NODE_VERSION}`;
  // Without a package.json, npm removes packages that a call does not name, so Node is named again if it was installed here.
  const fetched = existsSync(join(root, '.tools', 'node_modules', nodePackage(process.platform, process.arch)));
  await fetchTools(root, [...(fetched ? [node] : []), `pnpm@${PNPM_VERSION}`]);
}

async function fetchTools(root, packages) {
  const folder = join(root, '.tools');
  mkdirSync(folder, { recursive: true });
  const quiet = [
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts=false',
  ];
  // Packages in npm's cache are taken without asking the network; then two quick tries, instead of npm's minutes.
  const patience = [
    '--prefer-offline',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=3000',
  ];
  const args = ['install', '--prefix', folder, ...quiet, ...patience, ...packages];
  const shell = process.platform === 'win32';
  await runQuietly('npm', args, { cwd: folder, env: process.env, shell }).catch((error) => {
    const advice =
      'Check the connection (npm reads its registry and proxy from `npm config list`) and run the same command again,';
    throw Object.assign(
      new Error(
        `npm could not fetch ${packages.join(' and ')}. ${advice} or install Node 24 and pnpm ${PNPM_VERSION} yourself.`,
      ),
      { output: error.output },
    );
  });
}
