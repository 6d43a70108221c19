// Stamps: one hash of everything from which a step was made, in a file beside its result. A step whose stamp is still valid is skipped.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.tap', 'test-results', 'playwright-report', 'coverage']);

/** Every file below `folder`, sorted, as paths relative to `root`, without build results, dotted names and `ignored` names. */
export function listFiles(root, folder, ignored = []) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !IGNORED.has(entry.name) && !ignored.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path, ignored) : [path];
    });
}

/** One hash over the names and the content of files (paths relative to `root`). */
export function hashFiles(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function stampHolds(path, value) {
  try {
    return readFileSync(path, 'utf8') === value;
  } catch {
    return false;
  }
}

export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, value);
}

export function removeStamp(path) {
  rmSync(path, { force: true });
}
