import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** How one call to the model is answered: the kinds of the worker's test server that these tests need. */
export type ModelBehaviour =
  | { kind: 'say'; text: string }
  /** Sends this text, and the rest after `goOn`. */
  | { kind: 'pause'; text: string; rest: string }
  /** As JSON. */
  | { kind: 'give'; value: object }
  | { kind: 'fail'; status: number; retryAfter?: string }
  /** Sends this text and drops the connection. */
  | { kind: 'cut'; text: string }
  /** Sends this text, then nothing more. */
  | { kind: 'silence'; text?: string };

interface ModelRequest {
  body: { messages?: { role: string; content: string }[] };
}

interface Told {
  requests: ModelRequest[];
  open: number;
}

/** An OpenAI-compatible server in a separate process. */
export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  /** Uses each of these once, for the next calls. */
  next(...behaviours: ModelBehaviour[]): Promise<void>;
  /** Answers all other calls with this; null: repeats the passages that were sent. */
  always(behaviour: ModelBehaviour | null): Promise<void>;
  /** The messages of every call since the last `asked()`, one text for each call. */
  asked(): Promise<string[]>;
  /** Continues all paused answers to their end. */
  goOn(): Promise<void>;
  /** How many calls wait for an answer, or for the rest of one. */
  open(): Promise<number>;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const script = new URL('../../../scripts/testing/serve-model.ts', import.meta.url).pathname;
  // Without the options that Playwright adds to its own processes.
  const child = fork(script, { execArgv: [], env: { PATH: process.env.PATH ?? '' } });
  const { baseUrl } = await answerOf<{ baseUrl: string }>(child);
  let fallback: ModelBehaviour | null = null;
  let requests: ModelRequest[] = [];

  const tell = async (next: ModelBehaviour[], goOn = false) => {
    const answer = answerOf<Told>(child);
    child.send({ next, always: fallback, goOn });
    const told = await answer;
    requests.push(...told.requests);
    return told;
  };
  return {
    baseUrl,
    async next(...behaviours) {
      await tell(behaviours);
    },
    async always(behaviour) {
      fallback = behaviour;
      await tell([]);
    },
    async asked() {
      await tell([]);
      const texts = requests.map(({ body }) => (body.messages ?? []).map(({ content }) => content).join('\n'));
      requests = [];
      return texts;
    },
    async goOn() {
      await tell([], true);
    },
    open: async () => (await tell([])).open,
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The next message of the process; if it ends instead, stderr says why. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const leave = () => ended.abort(new Error('The model server has ended.'));
  child.once('exit', leave);
  try {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return message;
  } finally {
    child.off('exit', leave);
  }
}
