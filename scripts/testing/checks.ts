import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Suite, settle } from './outcome.ts';
import { runCommand } from './run-command.ts';

const titles: Record<string, string> = {
  'check:format': 'Biome: format and lint',
  'check:types': 'tsc: types',
  'check:layers': 'dependency-cruiser: layers and circles',
  'check:unused': 'knip: unused files, exports and packages',
};

/** The checks over the source, each as the script of the same name in package.json says it, each counting as one test. */
export function checks(root: string): Suite[] {
  const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(titles).map(([name, title]) => ({
    title,
    run: async (say, lanes) => {
      const line = manifest.scripts[name];
      if (!line) throw new Error(`package.json has no script "${name}"`);
      const code = await lanes.enter(() => runCommand(line, root, say));
      return settle({ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
    },
  }));
}
