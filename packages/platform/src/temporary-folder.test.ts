import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { makeTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';

async function newFolder(t: Test): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bidloom-folders-'));
  t.teardown(() => rm(path, { recursive: true, force: true }));
  return path;
}

t.test('folders of a killed process are removed at the next start, and nothing else', async (t) => {
  const parent = await newFolder(t);
  const program = `
    import { makeTemporaryFolder } from ${JSON.stringify(new URL('./temporary-folder.ts', import.meta.url).href)};
    import { writeFile } from 'node:fs/promises';
    const path = await makeTemporaryFolder(${JSON.stringify(parent)}, 'x-');
    await writeFile(path + '/file', 'content');
    console.log(path);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const own = await makeTemporaryFolder(parent, 'x-');
  const foreign = join(parent, 'x-something-else');
  await mkdir(foreign);
  t.equal(await removeAbandonedFolders(parent, 'x-'), 0, 'it lives');
  t.equal((await readdir(parent)).length, 3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  t.equal(await removeAbandonedFolders(parent, 'y-'), 0, 'others are not looked at');
  t.equal(await removeAbandonedFolders(parent, 'x-'), 1);
  t.same((await readdir(parent)).sort(), [own, foreign].map((path) => path.slice(parent.length + 1)).sort());
});

t.test('a process of the same number before this one, as in a container, and another machine after days', async (t) => {
  const parent = await newFolder(t);
  const own = (await makeTemporaryFolder(parent)).slice(parent.length + 1);
  const [host = '', pid, madeAt, random] = own.split('-');
  const before = [host, pid, Number(madeAt) - 3_600_000, random].join('-');
  const elsewhere = ['0'.repeat(8), '1', madeAt, random].join('-');
  const longElsewhere = ['f'.repeat(8), '1', madeAt, random].join('-');
  for (const name of [before, elsewhere, longElsewhere]) await mkdir(join(parent, name));
  const days = new Date(Date.now() - 3 * 24 * 3_600_000);
  await utimes(join(parent, longElsewhere), days, days);
  t.equal(await removeAbandonedFolders(parent), 2);
  t.same((await readdir(parent)).sort(), [own, elsewhere].sort());
});
