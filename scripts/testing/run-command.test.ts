import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import t from 'tap';
import { runCommand } from './run-command.ts';

const program = new URL('./run-command.ts', import.meta.url).href;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

t.test('a command tells its lines and its exit code, and finds the commands of the project', async (t) => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  t.equal(await runCommand('echo one; echo two >&2; exit 3', t.testdir(), say), 3);
  t.same(lines.sort(), ['one', 'two']);
  t.equal(await runCommand('command -v biome', t.testdir(), say), 0);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  t.test(`what runs ends with the process that started it, by ${signal}`, async (t) => {
    const line = `node -e "console.log(process.pid); setInterval(() => {}, 1000)" & wait`;
    const script = `import { runCommand } from '${program}'; await runCommand(${JSON.stringify(line)}, '/', console.log);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [text] = await once(parent.stdout, 'data');
    const pid = Number(String(text));
    t.ok(isAlive(pid));
    const ended = once(parent, 'exit');
    parent.kill(signal);
    t.equal((await ended)[0], signal === 'SIGINT' ? 130 : 143);
    for (let tries = 0; isAlive(pid) && tries < 100; tries++) await pause(100);
    t.notOk(isAlive(pid), 'nothing is left behind');
  });
}
