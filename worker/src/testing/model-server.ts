import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelRequest } from './model-request.ts';
import { completion, writeStream } from './model-server-replies.ts';
import { embedWords } from './model-server-vectors.ts';

/** How one request is answered. */
export type ModelBehaviour =
  /** Says this, word by word where it streams; `finish`: why it ends, where not because all is said. */
  | { kind: 'say'; text: string; finish?: 'length' }
  /** Says this, and the rest when the time has come. */
  | { kind: 'pause'; text: string; until: Promise<unknown>; rest: string }
  /** Says this as JSON, as one does who was asked for a form; `pauseMs`: before every piece. */
  | { kind: 'give'; value: object; pauseMs?: number }
  /** An error as OpenAI's server gives it. */
  | { kind: 'fail'; status: number; retryAfter?: string; code?: string }
  /** Says this and drops the connection; `politely` closes it in good order, but too soon. */
  | { kind: 'cut'; text: string; politely?: boolean }
  /** Says this after a while. */
  | { kind: 'slow'; text: string; milliseconds: number }
  /** Says this, then nothing more, and keeps the connection. */
  | { kind: 'silence'; text?: string };

export interface ModelServerOptions {
  /** What is said where nothing was scripted; an object is said as JSON. */
  reply?: (request: ModelRequest) => string | object | Promise<string | object>;
  /** Whether answers of a form may be asked for; true where it is left out. */
  knowsFormat?: boolean;
  /**
   * Whether requests for key facts are scripted and noted like all others. Every document that becomes ready leads to some: where left out,
   * they are answered apart, and decide nothing.
   */
  hearsFacts?: boolean;
  /** Dimensions of the vectors. */
  dimensions?: number;
  /** Whether `dimensions` of a request is heeded; true where it is left out. */
  shortens?: boolean;
  /** Words that mean another one, for the vectors. */
  synonyms?: Readonly<Record<string, string>>;
}

/** A small server with OpenAI's protocol, for tests: chat with and without streaming, and vectors made by hashing words. */
export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  /** Every request, oldest first. */
  requests: ModelRequest[];
  /** How many requests it has open. */
  open: number;
  /** How many requests it had open at once, at most. */
  mostAtOnce: number;
  /** Answers the next requests like this, one each, before anything else. */
  next(...behaviours: ModelBehaviour[]): void;
  /** Answers all requests that nothing was scripted for like this; null: as it did at first. */
  always(behaviour: ModelBehaviour | null): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of this machine. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const {
    reply = () => 'I have nothing to say.',
    knowsFormat = true,
    hearsFacts = false,
    dimensions = 256,
    shortens = true,
    synonyms = {},
  } = options;
  const requests: ModelRequest[] = [];
  const scripted: ModelBehaviour[] = [];
  let fallback: ModelBehaviour | null = null;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (!hearsFacts && isAboutFacts(request)) {
      await say(response, request, speak({ facts: [] }));
      return;
    }
    requests.push(request);
    const behaviour = scripted.shift() ?? fallback;
    if (behaviour?.kind === 'fail') {
      fail(response, behaviour);
      return;
    }
    if (request.path === '/v1/embeddings') {
      if (behaviour?.kind === 'silence') return;
      const length = shortens ? (request.body.dimensions ?? dimensions) : dimensions;
      sendVectors(response, request, (text) => embedWords(text, length, synonyms));
    } else if (request.path === '/v1/chat/completions') {
      if (request.body.response_format && !knowsFormat) fail(response, { status: 400 });
      else await say(response, request, behaviour ?? speak(await reply(request)));
    } else {
      fail(response, { status: 404 });
    }
  }

  const listener = createServer((incoming, response) => {
    server.mostAtOnce = Math.max(server.mostAtOnce, ++server.open);
    response.once('close', () => server.open--);
    // A client that leaves is no error of this server.
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: ModelServer = {
    baseUrl: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`,
    requests,
    open: 0,
    mostAtOnce: 0,
    next: (...behaviours) => {
      scripted.push(...behaviours);
    },
    always: (behaviour) => {
      fallback = behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
  return server;
}

function speak(reply: string | object): ModelBehaviour & { kind: 'say' | 'give' } {
  return typeof reply === 'string' ? { kind: 'say', text: reply } : { kind: 'give', value: reply };
}

function isAboutFacts({ body }: ModelRequest): boolean {
  return body.messages?.[0]?.content.startsWith('You find the key facts of a tender') ?? false;
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { path: incoming.url ?? '', authorization: incoming.headers.authorization, body };
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A real server's error quotes the key, and what else it does not like. */
function fail(response: ServerResponse, error: { status: number; retryAfter?: string; code?: string }): void {
  const { status, retryAfter, code = null } = error;
  const message = `Refused with ${status}; you sent the key ${response.req.headers.authorization}.`;
  const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
  sendJson(response, status, { error: { message, type: 'error', param: null, code } }, headers);
}

async function say(
  response: ServerResponse,
  { body }: ModelRequest,
  behaviour: Exclude<ModelBehaviour, { kind: 'fail' }>,
): Promise<void> {
  const text = behaviour.kind === 'give' ? JSON.stringify(behaviour.value) : (behaviour.text ?? '');
  if (behaviour.kind === 'slow') await delay(behaviour.milliseconds);
  if (!body.stream) {
    if (behaviour.kind === 'cut') response.destroy();
    else if (behaviour.kind !== 'silence') sendJson(response, 200, completion(body, text));
    return;
  }
  if (behaviour.kind === 'pause') {
    await writeStream(response, body, text, { isWhole: false });
    await behaviour.until;
    await writeStream(response, body, behaviour.rest, { isWhole: true });
    response.end();
    return;
  }
  const isWhole = ['say', 'give', 'slow'].includes(behaviour.kind);
  await writeStream(response, body, text, {
    isWhole,
    pauseMs: behaviour.kind === 'give' ? behaviour.pauseMs : undefined,
    finish: behaviour.kind === 'say' ? behaviour.finish : undefined,
  });
  if (isWhole || (behaviour.kind === 'cut' && behaviour.politely)) response.end();
  else if (behaviour.kind === 'cut') response.destroy();
}

function sendVectors(response: ServerResponse, { body }: ModelRequest, embed: (text: string) => number[]): void {
  const texts = typeof body.input === 'string' ? [body.input] : (body.input ?? []);
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) }));
  const tokens = texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  sendJson(response, 200, { object: 'list', data, model: body.model, usage });
}
