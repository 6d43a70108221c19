import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeTestFolder } from '@bidloom/db/testing';
import t from 'tap';

t.setTimeout(120_000);

t.test('the embedded process ends with one line that says what to do where its database is damaged', async (t) => {
  const folder = t.testdir();
  await makeTestFolder(join(folder, 'db'));
  await truncate(join(folder, 'db/pg/global/pg_control'), 100);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded.ts')], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0' },
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  t.equal(said, 'Starting Bidloom …\n');
  t.equal(complained.trim().split('\n').length, 1, complained);
  t.match(complained, /^The database in the data folder .* can't be opened, .*: npm run bidloom -- restore FILE\n$/);
  t.equal(code, 1);
});
