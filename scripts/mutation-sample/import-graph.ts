import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What a file imports by name or starts by address (`new URL('./x.ts', …)`), as paths from the root. */
function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import|URL\()\s*\(?'(@bidloom\/[^']+|\.[^']*)'/g)].map(
    ([, name = '']) => name,
  );
  return named.flatMap((name) => resolve(root, file, name) ?? []);
}

function resolve(root: string, file: string, name: string): string | undefined {
  const path = name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : ofPackage(root, name);
  return path && existsSync(join(root, path)) && /\.(ts|tsx|mjs)$/.test(path) ? path : undefined;
}

const folders: Record<string, string> = {
  db: 'migrations',
  demo: 'packages/demo',
  texts: 'packages/texts',
  contract: 'packages/contract',
  api: 'api',
  jobs: 'packages/jobs',
  platform: 'packages/platform',
  worker: 'worker',
};

function ofPackage(root: string, name: string): string | undefined {
  const [, short = '', ...rest] = name.split('/');
  const folder = folders[short];
  if (!folder) return undefined;
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const exported: Record<string, string> = manifest.exports ?? {};
  const wanted = rest.length > 0 ? `./${rest.join('/')}` : '.';
  for (const [pattern, target] of Object.entries(exported)) {
    const [before = '', after] = pattern.split('*');
    if (pattern === wanted) return join(folder, target);
    if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    return join(folder, target.replace('*', wanted.slice(before.length, wanted.length - after.length)));
  }
  return rest.length > 0 ? join(folder, ...rest) : undefined;
}

/** How many imports away each of the tests is from the files that it reaches. */
export function readReach(root: string, tests: readonly string[]): Map<string, Map<string, number>> {
  const known = new Map<string, string[]>();
  const follow = (file: string) => {
    const imports = known.get(file) ?? importsOf(root, file);
    known.set(file, imports);
    return imports;
  };
  return new Map(
    tests.map((test) => {
      const distances = new Map([[test, 0]]);
      for (const [file, distance] of distances) {
        for (const next of follow(file)) if (!distances.has(next)) distances.set(next, distance + 1);
      }
      return [test, distances];
    }),
  );
}
