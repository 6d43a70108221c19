import { readFile } from 'node:fs/promises';
import t from 'tap';

// The web app and the worker share no package, and a quote has to look the same on the screen and in a file.
t.test('screens and files show quotes by the same rules', async (t) => {
  const read = (layer: string) => readFile(new URL(`../${layer}/src/lib/show-quote.ts`, import.meta.url), 'utf8');
  t.equal(await read('worker'), await read('web'));
});
