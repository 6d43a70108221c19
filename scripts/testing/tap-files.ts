// Runs test files one after another in this process, each as a subtest of its own name, as its parent (tap-process.ts) hands
// them over; writes TAP. To load everything again for each file took most of the suites' time.
// `--database`: the files share one database, which stays open between them.
import { flushCompileCache, registerHooks } from 'node:module';
import { resolve } from 'node:path';
import type { Test } from 'tap';

/**
 * How much longer a file may take than it says: its limit is for a machine that does nothing else, and here are other suites. A test that hangs
 * must still end.
 */
const patience = 3;
/** Milliseconds for a file that sets no limit. */
const fileTimeout = 300_000 * patience;

const errorDomain = new URL('./error-domain.ts', import.meta.url).href;

let current: Test;
Object.assign(globalThis, { [Symbol.for('bidloom.test-file')]: () => current });

/** What a test file imports as `tap` is the subtest that it runs in. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'async-hook-domain') return { url: errorDomain, format: 'module-typescript', shortCircuit: true };
    if (specifier !== 'tap' || !/\.test\.(ts|mjs)$/.test(context.parentURL ?? '')) return next(specifier, context);
    return { url: `tap-of:${context.parentURL}`, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith('tap-of:')) return next(url, context);
    const source = `export default globalThis[Symbol.for('bidloom.test-file')]();`;
    return { format: 'module', source, shortCircuit: true };
  },
});

const { default: tap } = await import('tap');
const release = process.argv.includes('--database')
  ? (await import('@bidloom/db/testing')).keepTestDatabase()
  : async () => {};

// The process that started the tests no longer exists, perhaps after Ctrl+C.
const abandoned = () => process.exit(1);
process.once('disconnect', abandoned);
process.on('message', async ({ file }: { file?: string }) => {
  if (!file) {
    await release();
    process.off('disconnect', abandoned);
    process.disconnect();
    return;
  }
  await tap.test(file, { timeout: fileTimeout }, async (t) => {
    current = t;
    const { setTimeout: limit } = t;
    t.setTimeout = (milliseconds) => limit.call(t, milliseconds * patience);
    await import(resolve(file));
  });
  // Saves what the first files have compiled for the processes and threads that later ones start.
  flushCompileCache();
  askForNext();
});

function askForNext(): void {
  // tap lets its process end while it waits for messages.
  process.channel?.ref();
  process.send?.('next');
}

askForNext();
