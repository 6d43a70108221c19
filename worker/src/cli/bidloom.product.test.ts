import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';

/** Runs the program in a data folder where nobody has started the product. */
function run(t: Test, ...args: string[]) {
  const DATA_DIR = t.testdir();
  const env = { PATH: process.env.PATH ?? '', DATA_DIR };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'bidloom.ts'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, dataDirectory: DATA_DIR };
}

t.test('the list of commands is shown on request, and for an unknown command', async (t) => {
  t.match(run(t, '--help'), { status: 0, stdout: /npm run bidloom -- COMMAND[\s\S]+backup FILE[\s\S]+restore FILE/ });
  t.match(run(t), { status: 2, stderr: /^Usage: / });
  t.match(run(t, 'backup'), { status: 2, stderr: /^Usage: / });
  t.match(run(t, '--everything'), { status: 2, stderr: /^Unknown option '--everything'[\s\S]+Usage: / });
});

t.test('a folder without data is neither saved nor found to be in order', async (t) => {
  for (const args of [['backup', '/nowhere/file'], ['check']]) {
    const { status, stdout, stderr, dataDirectory } = run(t, ...args);
    t.match({ status, stdout }, { status: 1, stdout: '' });
    t.equal(stderr, `There is no database in ${dataDirectory}. Set DATA_DIR to the data folder of the installation.\n`);
    t.notOk(existsSync(join(dataDirectory, 'db')), 'and none is made');
  }
});
