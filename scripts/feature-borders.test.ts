import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..');
const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Cruised {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** Imports that are refused; each by the rules that say so. `docs/decisions/042-one-feature-for-each-analysis.md`. */
const refused = [
  {
    why: 'analyses do not know each other',
    from: 'web/src/features/comparisons/row.ts',
    to: 'web/src/features/predefined-answers/editor.ts',
    rules: ['features-web'],
  },
  {
    why: 'runs know no analysis',
    from: 'api/src/features/runs/start.ts',
    to: 'api/src/features/keyword-extraction/parameters.ts',
    rules: ['features-api', 'runs-know-no-analysis-api'],
  },
  {
    why: 'nor where analyses are registered',
    from: 'worker/src/features/runs/carry-out.ts',
    to: 'worker/src/features/runners.ts',
    rules: ['features-worker', 'runs-know-no-analysis-worker'],
  },
  {
    why: 'other features do not know runs',
    from: 'web/src/features/chat/panel.ts',
    to: 'web/src/features/runs/list.ts',
    rules: ['runs-of-analyses-web'],
  },
];

const allowed = [
  { from: 'worker/src/features/summaries/summarise.ts', to: 'worker/src/features/runs/run-context.ts' },
  { from: 'worker/src/features/runners.ts', to: 'worker/src/features/summaries/summarise.ts' },
  { from: 'web/src/app/tender-workspace/runs-tab.ts', to: 'web/src/features/chat-export/chat-export-run.ts' },
];

t.test('only analyses import runs, and nothing else crosses the border of a feature', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'bidloom-borders-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const imports = [...refused, ...allowed];
  for (const file of imports.flatMap(({ from, to }) => [from, to])) {
    const targets = imports.filter(({ from }) => from === file).map(({ to }) => join(folder, to));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), targets.map((target) => `import '${target}';\n`).join('') || 'export {};\n');
  }
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  const options = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, [cli, ...options], { cwd: folder, encoding: 'utf8' });
  const { summary }: Cruised = JSON.parse(stdout);
  const rulesOf = (file: string) =>
    summary.violations
      .filter(({ from }) => from === file)
      .map(({ rule }) => rule.name)
      .sort();
  for (const { why, from, rules } of refused) t.same(rulesOf(from), rules, why);
  for (const { from } of allowed) t.same(rulesOf(from), [], from);
});
