import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isContainer } from '@bidloom/texts/container-types';
import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import { memoryOf } from '../../lib/process-memory.ts';
import { asTemporaryOutage } from '../../lib/temporary-files.ts';
import { memoryLimits } from '../../memory-limits.ts';
import { findToEnd, type MemoryBounds, type MemoryUse } from './find-to-end.ts';
import type { PreparedDocument } from './prepare-document.ts';
import type { PrepareEnd, PrepareReport, PrepareTask } from './reader-messages.ts';

const megabyte = 1024 * 1024;
/**
 * How much memory of the machine reading may take, of any kind. The largest of the sample tenders takes 450 MB, a scan 700 MB; a process
 * that takes more is ended.
 */
const readingMemory: MemoryBounds = {
  one: memoryLimits.reading.one * megabyte,
  all: memoryLimits.reading.all * megabyte,
};
/** Milliseconds between two checks: in that time, the fastest growth that was measured is 150 MB. */
const lookEvery = 50;
/** Minutes after which a document is given up, recognition of a large scan included. */
const readingMinutes = 45;
/** The same for a file that contains other files, none of which is read here. */
const unpackingMinutes = 5;
/** Milliseconds without a document after which a process ends; one process is always ready. */
const idleTime = 60_000;
/** In bytes: a process that still takes more after a document is replaced. */
const keptAtMost = 400 * megabyte;

export interface PrepareOrder extends PrepareTask {
  signal: AbortSignal;
  onReport: (report: PrepareReport) => void;
}

/**
 * Processes that read documents. A document that takes all memory, or ends the process that reads it, harms no other document and no user
 * (docs/decisions/017-reading-in-processes.md).
 */
export interface Readers {
  /** Rejects with the signal's reason when aborted, and where the process dies. The process is ended at once, whatever it does. */
  prepare(order: PrepareOrder): Promise<PreparedDocument>;
  close(): Promise<void>;
}

interface Reader {
  child: ChildProcess;
  work: MemoryUse<Reader>['work'];
  idle?: NodeJS.Timeout;
  /** Why it was ended. It takes no further document, even if it has not exited yet. */
  ended?: 'too large' | 'crowded' | 'stopped';
}

/** A document that had to make room for others: it has not failed, and will be read again. */
const crowdedOut = Symbol('crowded out');

/**
 * Starts processes as they are needed. One is always ready, because loading the readers takes as long as reading fifty pages.
 *
 * Where all together exceed their memory bound, the largest document is stopped. It is read again once the documents beside it have ended,
 * and then keeps its memory: documents that start meanwhile are stopped before it. So a document fails only if it is too large by itself,
 * and none is stopped twice.
 */
export function openReaders(memory = readingMemory): Readers {
  const readers = new Set<Reader>();
  const inProgress = new Set<Promise<unknown>>();
  let isClosed = false;

  const start = (): Reader => {
    const child = fork(fileURLToPath(new URL('./prepare.process.ts', import.meta.url)), {
      serialization: 'advanced',
      // Without the parent's secrets: the process that reads a hostile file has nothing worth stealing.
      env: pick(process.env, ['PATH', 'TMPDIR', 'NODE_ENV', 'LANG', 'NODE_COMPILE_CACHE']),
      // Higher than the bound on all memory, so that that bound is reached first.
      execArgv: ['--max-old-space-size=2048', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const reader: Reader = { child, work: 'idle' };
    readers.add(reader);
    child.once('exit', () => forget(reader));
    child.on('error', () => end(reader, 'stopped'));
    child.unref();
    child.channel?.unref();
    return reader;
  };
  const forget = (reader: Reader) => {
    clearTimeout(reader.idle);
    readers.delete(reader);
    if (!isClosed && readers.size === 0) start();
  };
  const end = (reader: Reader, why: NonNullable<Reader['ended']>) => {
    reader.ended ??= why;
    reader.child.kill('SIGKILL');
  };
  const living = () => [...readers].filter(({ ended }) => !ended);
  const free = () => living().find(({ work, child }) => work === 'idle' && child.connected) ?? start();
  start();

  const watch = setInterval(() => {
    const uses = living().map((reader) => ({ reader, work: reader.work, bytes: memoryOf(reader.child.pid) }));
    const found = findToEnd(uses, memory);
    if (found) end(found.reader, found.why === 'idle' ? 'stopped' : found.why);
  }, lookEvery);
  watch.unref();

  const rest = (reader: Reader) => {
    reader.work = 'idle';
    reader.child.unref();
    reader.child.channel?.unref();
    if (memoryOf(reader.child.pid) > keptAtMost) {
      end(reader, 'stopped');
      return;
    }
    reader.idle = setTimeout(() => {
      if (living().length > 1) end(reader, 'stopped');
    }, idleTime).unref();
  };

  const read = async (
    { signal, onReport, ...task }: PrepareOrder,
    work: 'reading' | 'reading first',
  ): Promise<PreparedDocument | typeof crowdedOut> => {
    signal.throwIfAborted();
    const reader = free();
    const { child } = reader;
    clearTimeout(reader.idle);
    reader.work = work;
    child.ref();
    child.channel?.ref();
    const minutes = isContainer(task.source.mediaType) ? unpackingMinutes : readingMinutes;
    const limit = AbortSignal.timeout(minutes * 60_000);
    const ending = AbortSignal.any([signal, limit]);
    const kill = () => end(reader, 'stopped');
    ending.addEventListener('abort', kill, { once: true });
    try {
      const answer = await endOf(child, task, onReport);
      rest(reader);
      if (answer.type === 'prepared') return answer.prepared;
      // A file system error means that the disk of the document failed, not the document.
      throw asTemporaryOutage(Object.assign(new Error(answer.message), { stack: answer.stack, code: answer.code }));
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) return tooMuch(`Reading took longer than ${minutes} minutes.`);
      if (reader.ended === 'too large') return tooMuch('Reading it takes more memory than one document is given.');
      if (reader.ended === 'crowded') return crowdedOut;
      throw error;
    } finally {
      ending.removeEventListener('abort', kill);
    }
  };

  /** All work that later documents have to wait for is in `inProgress` until it has settled. */
  const noted = async <Result>(work: Promise<Result>): Promise<Result> => {
    inProgress.add(work);
    try {
      return await work;
    } finally {
      inProgress.delete(work);
    }
  };
  const readFirst = async (order: PrepareOrder, before: readonly Promise<unknown>[]) => {
    await untilAborted(Promise.allSettled(before), order.signal);
    return read(order, 'reading first');
  };

  return {
    async prepare(order) {
      const recognised: OcrPage[] = [];
      const onReport = (report: PrepareReport) => {
        if (report.type === 'ocr') recognised.push(report.page);
        order.onReport(report);
      };
      const prepared = await noted(read({ ...order, onReport }, 'reading'));
      if (prepared !== crowdedOut) return prepared;
      const again = { ...order, knownPages: [...order.knownPages, ...recognised] };
      const whole = await noted(readFirst(again, [...inProgress]));
      if (whole === crowdedOut) throw new Error('A document that has its room gave way.');
      return whole;
    },
    async close() {
      isClosed = true;
      clearInterval(watch);
      for (const reader of readers) {
        clearTimeout(reader.idle);
        end(reader, 'stopped');
      }
    },
  };
}

/** Rejects with the signal's reason where it is aborted first. */
async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Waits until a process has read a document; rejects where it dies. */
function endOf(child: ChildProcess, task: PrepareTask, onReport: (report: PrepareReport) => void): Promise<PrepareEnd> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: PrepareReport | PrepareEnd) => {
      if (message.type === 'pages' || message.type === 'ocr') onReport(message);
      else settle(() => resolve(message));
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`The process that read the document ended (${signal ?? `code ${code}`}).`)));
    const settle = (work: () => void) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      work();
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(task, (error) => {
      if (error) settle(() => reject(error));
    });
  });
}

function tooMuch(reason: string): PreparedDocument {
  return { unreadable: { code: 'too_large', message: `${reason} Split the document and upload its parts.` } };
}

function pick(env: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
