import { type Logger, observeModelCall, PermanentError } from '@bidloom/platform';
import type { LocalEmbeddingConfig } from '../../config.ts';
import { memoryLimits } from '../../memory-limits.ts';
import { dimensions as keptDimensions } from '../../search/search.repository.ts';
import type { Embeddings, TextRole } from '../analyst.ts';
import { ensureModelFolder, LocalModelError } from './model-folder.ts';
import { type ModelProcess, ModelProcessEnded, startModelProcess, taskTime } from './model-process.ts';
import { type ModelSettings, readModelSettings } from './model-settings.ts';
import { createTurns } from './take-turns.ts';

/** Milliseconds without a text after which the process ends; the next text starts it again. */
const idleTime = 10 * 60_000;
/** Milliseconds that a question waits for its vector; without one it goes by words. */
const questionTime = 10_000;
const megabyte = 1024 * 1024;

export interface LocalEmbedder {
  /** `local/<name>`, as it is set. */
  model: string;
  /** Whether the model serves, once that is known: its folder is there or was fetched, and it was loaded. The log says why not. */
  ready: Promise<boolean>;
  /**
   * Null until the model is ready, and where it can't serve; a question that it fails at or is late with has none either. Throws a `PermanentError` where it
   * fails at a passage, and a `ModelProcessEnded` where its process ended twice: then trying again later may help.
   */
  embed(texts: readonly string[], signal: AbortSignal, role?: TextRole): Promise<Embeddings | null>;
  close(): void;
}

interface Options {
  /** Where models are fetched from. */
  source?: string;
  /** Bytes that the model's process may take. */
  mostMemory?: number;
  /** Milliseconds that one text, or opening the model, may take. */
  mostTime?: number;
  /** Told of each process that is started. */
  onProcess?(process: ModelProcess): void;
}

/** Opens a model of a folder on this machine, in a process of its own. Never throws: without it, search goes by words. */
export function openLocalEmbedder(
  config: LocalEmbeddingConfig,
  logger: Logger,
  { source, mostMemory = memoryLimits.embedding * megabyte, mostTime = taskTime, onProcess }: Options = {},
): LocalEmbedder {
  const model = `local/${config.name}`;
  const closing = new AbortController();
  let opened: { folder: string; settings: ModelSettings } | undefined;
  let running: ModelProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function start(): Promise<ModelProcess> {
    if (!opened) throw new LocalModelError('The local embedding model is not open.');
    if (running?.isAlive()) return running;
    const next = startModelProcess(mostMemory, mostTime);
    running = next;
    onProcess?.(next);
    try {
      await next.ask({ type: 'open', ...opened });
    } catch (error) {
      next.end();
      throw error;
    }
    return next;
  }

  async function embedText(text: string): Promise<{ vector: number[]; tokens: number }> {
    clearTimeout(idle);
    try {
      const end = await (await start()).ask({ type: 'embed', text });
      if (end.type !== 'vector') throw new LocalModelError('The local embedding model gave no vector.');
      return end;
    } finally {
      idle = setTimeout(() => running?.end(), idleTime).unref();
    }
  }

  const inTurn = createTurns<TextRole>(['question', 'passage']);
  /** A process that was killed is started once more for the text that it had. */
  const embedInTurn = (text: string, role: TextRole, signal: AbortSignal) =>
    inTurn(role, async () => {
      // Nobody waits any longer for what was given up before its turn.
      signal.throwIfAborted();
      return embedText(text).catch((error: unknown) => {
        if (!(error instanceof ModelProcessEnded) || closing.signal.aborted || signal.aborted) throw error;
        return embedText(text);
      });
    });

  async function open(): Promise<boolean> {
    try {
      const folder = await ensureModelFolder(config, closing.signal, logger, source);
      opened = { folder, settings: await readModelSettings(folder, config.name) };
      const { length } = (await embedText('dimensions')).vector;
      if (length <= keptDimensions) return true;
      throw new LocalModelError(`Its vectors have ${length} dimensions; at most ${keptDimensions} can be kept.`);
    } catch (error) {
      opened = undefined;
      running?.end();
      const reason = error instanceof Error ? error.message : String(error);
      if (!closing.signal.aborted)
        logger.warn({ model, reason }, 'the local embedding model can not serve; search goes by words');
      return false;
    }
  }

  const ready = open();
  return {
    model,
    ready,
    async embed(texts, signal, role = 'passage') {
      if (!opened || !(await ready)) return null;
      const prefix = opened.settings.prefixes[role];
      const limit = role === 'question' ? AbortSignal.any([signal, AbortSignal.timeout(questionTime)]) : signal;
      const started = performance.now();
      const vectors: number[][] = [];
      let inputTokens = 0;
      const observe = (outcome: 'ok' | 'failed' | 'cancelled') =>
        observeModelCall({ kind: 'embedding', outcome, seconds: (performance.now() - started) / 1000, inputTokens });
      try {
        // One at a time: on one processor several at once take as long, and a question would wait for all of them.
        for (const text of texts) {
          limit.throwIfAborted();
          const { vector, tokens } = await unlessAborted(embedInTurn(prefix + text, role, limit), limit);
          vectors.push(vector);
          inputTokens += tokens;
        }
      } catch (error) {
        observe(signal.aborted ? 'cancelled' : 'failed');
        signal.throwIfAborted();
        const failure = limit.aborted ? new LocalModelError(`It took more than ${questionTime / 1000} s.`) : error;
        if (!(failure instanceof LocalModelError)) throw failure;
        if (role === 'question') {
          logger.warn({ model, reason: failure.message }, 'a question has no vector; search goes by words');
          return null;
        }
        if (failure instanceof ModelProcessEnded) throw failure;
        throw Object.assign(new PermanentError(failure.message), { cause: failure });
      }
      observe('ok');
      return { vectors, model, usage: { inputTokens, outputTokens: 0, model } };
    },
    close() {
      closing.abort();
      clearTimeout(idle);
      running?.end();
    },
  };
}

/** What is made, or the signal's reason as soon as it is aborted: nobody waits for a process that is stuck. */
function unlessAborted<Made>(making: Promise<Made>, signal: AbortSignal): Promise<Made> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    making.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
