import { readFile } from 'node:fs/promises';
import t from 'tap';

// The contract and the worker share no package, and the files of both lie in one folder of downloads.
t.test('the api and the worker name files by the same rule', async (t) => {
  const read = (path: string) => readFile(new URL(`../${path}/download-name.ts`, import.meta.url), 'utf8');
  t.equal(await read('worker/src/lib'), await read('packages/contract/src'));
});
