import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/** The components that may call the api themselves, each with the reason. */
const allowed: Record<string, string> = {
  'features/landing/demo-dialog.tsx': 'the public page has no store',
  'features/profile/picture-field.tsx': 'sends a file by `upload`, within useSend',
  'features/proposals/new-proposal-dialog.tsx': 'several calls and uploads, one after the other',
};

const imported = /import \{([^}]*)\} from '[^']*\/lib\/api-client\.ts';/g;

/** What a file imports from the client to call the api. */
function callsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, list = '']) => list.split(','));
  return names.map((name) => name.trim()).filter((name) => ['call', 'download', 'upload', 'send'].includes(name));
}

const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.includes('testing/'));

test('components read by useCall and change by useSend', () => {
  const past = components.filter((path) => callsOf(join(src, path)).length > 0);
  expect(past.sort()).toEqual(Object.keys(allowed).sort());
});
