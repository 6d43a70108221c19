import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { ignoreAbandonedPages } from '../../documents/pdf/abandoned-pages.ts';
import { pdfCore } from '../../documents/pdf/pdf-core.ts';
import { prepareDocument } from './prepare-document.ts';
import type { PrepareEnd, PrepareReport, PrepareTask } from './reader-messages.ts';

// Entry of a process that reads documents, one after the other, for the process that started it.

/** Where the machine runs out of memory, this process goes before those that serve everybody. Only Linux has it. */
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Others choose by themselves.
}

// A separate thread notices that the parent no longer exists, even while a document keeps this one busy.
new Worker(
  'const parent = process.ppid; setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 1000);',
  { eval: true },
).unref();
process.on('disconnect', () => process.exit());
// A signal to the whole group, as Ctrl+C sends it, is the parent's to answer: it may still wait for this document.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

ignoreAbandonedPages();
// Loaded before there is a document: most are PDFs.
pdfCore();
// It ends by a signal, and would never write what the next one starts sooner by.
flushCompileCache();

const tell = (message: PrepareReport | PrepareEnd) => process.send?.(message);

process.on('message', async ({ knownPages, source, ...options }: PrepareTask) => {
  try {
    const prepared = await prepareDocument(source, {
      ...options,
      knownPages: new Map(knownPages.map((page) => [page.number, page])),
      onPages: (done, total, stage) => tell({ type: 'pages', done, total, stage }),
      onOcrPage: (page) => tell({ type: 'ocr', page }),
    });
    tell({ type: 'prepared', prepared });
  } catch (error) {
    const { message, stack, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
    tell({ type: 'failure', message, ...(stack && { stack }), ...(code && { code }) });
  }
});
