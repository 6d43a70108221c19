import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';

const program = `
  import { runProcess } from ${JSON.stringify(new URL('run-process.ts', import.meta.url).href)};
  setInterval(() => {}, 1000);
  await runProcess(async () => {
    console.log('started');
    return async () => {
      console.log('stopping');
      await (process.argv[1] === 'quick' ? undefined : new Promise(() => {}));
    };
  });
  process.exit(0);
`;

async function start(kind: 'quick' | 'stuck') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, exit, stopping: () => once(child.stdout, 'data') };
}

t.test('a signal stops in good order', async (t) => {
  const { child, exit } = await start('quick');
  child.kill('SIGTERM');
  t.same(await exit, [0, null]);
});

t.test('a second signal ends the process at once, the echo of the first one does not', async (t) => {
  const { child, exit, stopping } = await start('stuck');
  const stops = stopping();
  child.kill('SIGTERM');
  await stops;
  child.kill('SIGTERM');
  // As a terminal and npm, between them, may deliver one Ctrl+C.
  await delay(1500);
  t.equal(child.exitCode, null);
  child.kill('SIGINT');
  t.same(await exit, [130, null]);
});
