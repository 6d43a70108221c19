import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../../lib/process-memory.ts';
import type { EmbedEnd, EmbedTask } from './embed-messages.ts';
import { LocalModelError } from './model-folder.ts';

/** Milliseconds for one task; a model that takes longer is stuck. */
export const taskTime = 60_000;
/** Milliseconds between two checks of its memory. */
const lookEvery = 100;

/** The process of a model was killed, crashed, took too much memory or too long: the work may go better in the next one. */
export class ModelProcessEnded extends LocalModelError {
  override name = 'ModelProcessEnded';
}

/** The process in which a local model runs. A model that crashes or takes all memory ends it and nothing else. */
export interface ModelProcess {
  /** Undefined where it did not start. */
  pid: number | undefined;
  /** One task at a time. Rejects with a `LocalModelError` where the model fails at it, a `ModelProcessEnded` where its process ends, at the latest once its time is over. */
  ask(task: EmbedTask): Promise<EmbedEnd>;
  isAlive(): boolean;
  end(): void;
}

/**
 * @param mostMemory bytes that it may take, of whatever kind
 * @param mostTime milliseconds that a task may take
 */
export function startModelProcess(mostMemory: number, mostTime = taskTime): ModelProcess {
  const child: ChildProcess = fork(fileURLToPath(new URL('./embed.process.ts', import.meta.url)), {
    serialization: 'advanced',
    // No secret of the parent's goes to a process that runs a file of somebody else's.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // What the runtime prints where it fails may be words of a document.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAlive = true;
  let isTooLarge = false;
  let isTooSlow = false;
  child.once('exit', () => {
    isAlive = false;
    clearInterval(watch);
  });
  child.on('error', () => child.kill('SIGKILL'));
  const watch = setInterval(() => {
    if (memoryOf(child.pid) <= mostMemory) return;
    isTooLarge = true;
    child.kill('SIGKILL');
  }, lookEvery).unref();
  child.unref();
  child.channel?.unref();

  return {
    pid: child.pid,
    isAlive: () => isAlive,
    end: () => child.kill('SIGKILL'),
    async ask(task) {
      const { promise, resolve, reject } = Promise.withResolvers<EmbedEnd>();
      const onExit = (code: number | null, signal: string | null) => {
        const most = Math.round(mostMemory / 1024 ** 2);
        const why = isTooLarge
          ? `takes more than ${most} MB of memory`
          : isTooSlow
            ? `took more than ${mostTime / 1000} s`
            : `ended its process (${signal ?? `code ${code}`})`;
        reject(new ModelProcessEnded(`The local embedding model ${why}.`));
      };
      const timer = setTimeout(() => {
        isTooSlow = true;
        child.kill('SIGKILL');
      }, mostTime);
      child.ref();
      child.channel?.ref();
      child.once('message', resolve);
      child.once('exit', onExit);
      try {
        child.send(task, (error) => {
          if (!error) return;
          // A process that is about to end receives nothing more: its exit says why.
          if (isAlive) child.kill('SIGKILL');
          else reject(new ModelProcessEnded(`The local embedding model: ${error.message}`));
        });
        const end = await promise;
        if (end.type === 'failure') throw new LocalModelError(`The local embedding model failed: ${end.message}`);
        return end;
      } finally {
        clearTimeout(timer);
        child.off('message', resolve);
        child.off('exit', onExit);
        child.unref();
        child.channel?.unref();
      }
    },
  };
}
