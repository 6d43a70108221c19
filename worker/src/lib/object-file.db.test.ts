import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { startTestWorker } from '../testing/test-worker.ts';

t.test('files of a worker that was killed are removed when the next one starts', async (t) => {
  const temporary = join(t.testdir(), 't');
  await mkdir(temporary);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  t.teardown(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  const program = `
    import { Readable } from 'node:stream';
    import { withObjectFile } from ${JSON.stringify(new URL('./object-file.ts', import.meta.url).href)};
    const storage = { get: async () => Readable.from([Buffer.from('content')]) };
    await withObjectFile(storage, 'key', new AbortController().signal, async (path) => {
      console.log(path);
      await new Promise((done) => setTimeout(done, 600_000));
    });`;
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const path = line.toString().trim();
  t.ok((await filesBelow(temporary)).includes(path), 'it is left behind');

  const worker = await startTestWorker(null);
  t.teardown(() => worker.close());
  await worker.start(null);
  t.notOk((await filesBelow(temporary)).includes(path));
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
