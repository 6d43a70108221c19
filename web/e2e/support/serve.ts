// Starts the product for the browser tests, builds the web app if needed, and removes the data at the end.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

const web = new URL('../..', import.meta.url).pathname;
const root = new URL('../../..', import.meta.url).pathname;

if (!existsSync(`${web}dist/index.html`)) {
  const { status } = spawnSync('pnpm', ['exec', 'vite', 'build'], { cwd: web, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const data = process.env.DATA_DIR ?? '';
// A killed run may have left old data.
rmSync(data, { recursive: true, force: true });

const product = spawn(process.execPath, ['scripts/embedded.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal));
product.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
