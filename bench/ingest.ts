import { basename } from 'node:path';
import { percentile, printFigure } from './figure.ts';
import { signInToTender } from './tender.ts';

/**
 * `pnpm bench ingest FILE…`: pages a second from the upload to `ready`, in embedded mode, with the time of a list call meanwhile
 * and the process's peak memory.
 */
export async function run(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: pnpm bench ingest FILE…');
  const tender = await signInToTender();
  try {
    for (const file of files) {
      const name = basename(file);
      const listTimes: number[] = [];
      const started = performance.now();
      const document = await tender.read(file, (milliseconds) => listTimes.push(milliseconds));
      const seconds = (performance.now() - started) / 1000;
      if (document.status === 'failed') console.error(`${name}: ${document.failure}`);
      const pages = document.pages ?? 0;
      printFigure('ingest', `${name} pages`, pages, 'pages');
      printFigure('ingest', `${name} upload to ready`, seconds, 's');
      printFigure('ingest', `${name} speed`, pages / seconds, 'pages/s');
      printFigure('ingest', `${name} list call p50 meanwhile`, percentile(listTimes, 0.5), 'ms');
      printFigure('ingest', `${name} list call p99 meanwhile`, percentile(listTimes, 0.99), 'ms');
    }
    printFigure('ingest', 'peak memory', await tender.peakMemory(), 'MB');
  } finally {
    await tender.stop();
  }
}
