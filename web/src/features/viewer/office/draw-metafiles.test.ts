import { once } from 'node:events';
import { Worker as Thread } from 'node:worker_threads';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { drawMetafiles } from './draw-metafiles.ts';
import { prepareDocx } from './prepare-docx.ts';

/** A thread that draws a metafile of one byte, and never comes to the end of a longer one. */
const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (bytes) => {
    while (bytes.length > 1);
    parentPort.postMessage(new TextEncoder().encode('<svg/>'));
  });`;

/** A real thread in the form of a browser's worker. */
function startThread() {
  const thread = new Thread(program, { eval: true });
  onTestFinished(() => void thread.terminate());
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (bytes: Uint8Array) => thread.postMessage(bytes),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  return { worker: worker as unknown as Worker, ended: once(thread, 'exit') };
}

test('a metafile whose drawing never ends is left out after its time, and the document is shown with the others', async () => {
  const { worker, ended } = startThread();
  const file = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w:document><w:body><w:p><w:r><w:t>Text</w:t></w:r></w:p></w:body></w:document>'),
    'word/media/image1.emf': new Uint8Array(1),
    'word/media/image2.emf': new Uint8Array(2),
    'word/media/image3.emf': new Uint8Array(1),
  });
  const prepared = await prepareDocx(file, (metafiles) =>
    drawMetafiles(metafiles, { longest: 1000, start: () => worker }),
  );
  // The last one waited behind the one that does not end.
  expect(prepared.picturesLeft).toBe(2);
  const parts = unzipSync(prepared.file);
  expect(Object.keys(parts).filter((name) => name.includes('media'))).toEqual(['word/media/image1.emf.svg']);
  expect(new TextDecoder().decode(parts['word/document.xml'])).toContain('Text');
  // Its thread would use a processor for ever.
  await ended;
}, 10_000);

test('a browser that starts no worker within a worker shows the document without metafiles', async () => {
  const none = await drawMetafiles(new Map([['word/media/image1.emf', new Uint8Array(1)]]), {
    longest: 1000,
    start: () => null,
  });
  expect(none.size).toBe(0);
});
