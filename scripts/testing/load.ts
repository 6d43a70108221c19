import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Answer, Installation } from './installation.ts';
import { type Order, type Scene, tenOrders } from './ten-runs.ts';

/** What clients ask the product for. */
export type Asked = 'document' | 'keyword' | 'question' | 'customer' | 'run' | 'chat' | 'look';

/** One thing that a client asked for, and the answer that it got. */
export interface Attempt {
  asked: Asked;
  /** No other of its kind has it, but runs: several are made of one order. */
  name: string;
  /** Milliseconds since the load began. */
  begun: number;
  ended: number;
  /** The status of the answer; null where the connection ended without one. */
  status: number | null;
  /** What was made; null where it was not acknowledged. */
  id: string | null;
  /** The message in the answer. */
  message: string;
}

/** A kind of document: those of a kind are equal, and must become equal. */
export interface DocumentKind {
  name: string;
  extension: string;
  bytes: Uint8Array;
  pages: number;
}

/** Clients that upload, write, ask and start runs until they are stopped. */
export interface Load {
  /** The tender that gets the documents. */
  workspaceId: string;
  attempts: Attempt[];
  /** What is asked for and not answered yet. */
  underWay: ReadonlyMap<Asked, number>;
  /** Milliseconds since it began. */
  now(): number;
  /** Uploads some documents besides those that clients upload. */
  upload(): Promise<void>;
  /** Resolves once every client has had its last answer. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  chance: Chance;
  /** The tokens of the scene's people. */
  tokens: readonly string[];
  documents: readonly DocumentKind[];
  /** Documents that wait to be read at most, before uploads pause. */
  waiting: number;
}

/** Runs in progress at most. */
const runsAtOnce = 3;

/** Milliseconds between two attempts of a client. */
const pause = { upload: 100, write: 40, ask: 400, run: 500 };

/**
 * Puts load on a product that runs. The documents go to a tender of their own, so that runs and questions, which are about that of the scene,
 * come to the same each time.
 */
export async function startLoad(product: Installation, scene: Scene, options: LoadOptions): Promise<Load> {
  const { chance, tokens, documents, waiting } = options;
  const [token = '', , third = ''] = tokens;
  const attempts: Attempt[] = [];
  const underWay = new Map<Asked, number>();
  const began = performance.now();
  const now = () => performance.now() - began;
  let isStopped = false;
  let besides = 0;

  /** Asks for several things by one call; `read` returns what happened to each. */
  async function ask(
    asked: Asked,
    names: string[],
    call: () => Promise<Answer>,
    read: (answer: Answer, name: string) => { id: string | null; message?: string },
  ): Promise<Answer | null> {
    const begun = now();
    underWay.set(asked, (underWay.get(asked) ?? 0) + 1);
    const answer = await call().catch((error: Error) => error);
    underWay.set(asked, (underWay.get(asked) ?? 0) - 1);
    const ended = now();
    // It has reached nobody.
    if (answer instanceof Error && isRefused(answer)) return null;
    const isAnswer = !(answer instanceof Error);
    for (const name of names) {
      const seen = isAnswer ? read(answer, name) : { id: null, message: String(answer.cause ?? answer) };
      attempts.push({ asked, name, begun, ended, status: isAnswer ? answer.status : null, message: '', ...seen });
    }
    return isAnswer && answer.status < 300 ? answer : null;
  }
  const made = ({ status, body }: Answer) => ({
    id: status < 300 ? String(body.data.id) : null,
    message: body.message ?? '',
  });
  const look = async (path: string): Promise<Answer | null> =>
    ask(
      'look',
      [path],
      () => product.call('GET', path, { token }),
      () => ({ id: null }),
    );
  /** Rows of a list in one of these states; undefined where it can't be had. */
  const count = async (path: string, states: string[]): Promise<number | undefined> => {
    const answer = await look(`${path}?PageSize=100`);
    return answer?.body.data.filter(({ status }: { status: string }) => states.includes(status)).length;
  };

  const workspaceId = await makeTender(product, scene, token);
  const category = await product.call('POST', '/Categories', { token, body: { name: 'Of the load' } });
  const categoryId = String(category.body.data.id);

  async function keepUploading(turn: number): Promise<void> {
    const unread = await count(`/workspaces/${workspaceId}/documents/search`, ['uploaded', 'processing']);
    if (unread !== undefined && unread < waiting) await upload(String(turn));
  }

  async function upload(turn: string): Promise<void> {
    const body = new FormData();
    const names: string[] = [];
    for (let index = chance.between(0, 3); index >= 0; index--) {
      const { name, extension, bytes } = chance.pick(documents);
      names.push(`${name} ${turn}-${index}${extension}`);
      body.append('files', new Blob([Buffer.from(bytes)]), names.at(-1));
    }
    const path = `/workspaces/${workspaceId}/documents/upload`;
    await ask(
      'document',
      names,
      () => product.call('POST', path, { token, body }),
      ({ body: { data, message = '' } }, name) => {
        const file = data?.uploaded.find(({ fileName }: { fileName: string }) => fileName === name);
        const refused = data?.failed.find(({ fileName }: { fileName: string }) => fileName === name);
        return { id: file ? String(file.id) : null, message: refused ? String(refused.errors) : message };
      },
    );
  }

  async function write(turn: number): Promise<void> {
    const [asked, path, body] = chance.pick([
      ['keyword', '/Keywords', { text: `Keyword ${turn}` }],
      ['customer', '/Customers', { name: `Customer ${turn}` }],
      ['question', '/Questions', { text: `Question ${turn}`, categoryId }],
    ] as const);
    const name = Object.values(body)[0] as string;
    await ask(asked, [name], () => product.call('POST', path, { token, body }), made);
  }

  async function question(turn: number): Promise<void> {
    const userQuestion = `How much is the bid security? (${turn})`;
    const body = { workspaceId: scene.workspaceId, userQuestion };
    await ask('chat', [userQuestion], () => product.call('POST', '/AI/ask-question', { token: third, body }), made);
  }

  const orders = tenOrders(scene).slice(1);
  async function run(turn: number): Promise<void> {
    const path = `/workspaces/${scene.workspaceId}/document-requests/search`;
    const open = await count(path, ['queued', 'running']);
    if (open === undefined || open >= runsAtOnce) return;
    const { name, person, path: start, body } = orders[turn % orders.length] as Order;
    await ask('run', [name], () => product.call('POST', start, { token: String(tokens[person]), body }), made);
  }

  const client = async (work: (turn: number) => Promise<void>, pauseMs: number) => {
    for (let turn = 0; !isStopped; turn++) {
      await work(turn);
      await wait(pauseMs);
    }
  };
  const clients = Promise.all([
    client(keepUploading, pause.upload),
    client(write, pause.write),
    client(question, pause.ask),
    client(run, pause.run),
  ]);
  return {
    workspaceId,
    attempts,
    underWay,
    now,
    upload: () => upload(`besides ${++besides}`),
    async stop() {
      isStopped = true;
      await clients;
    },
  };
}

const isRefused = ({ cause }: Error) => cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';

async function makeTender(product: Installation, { organizationId }: Scene, token: string): Promise<string> {
  const customer = await product.call('POST', '/Customers', { token, body: { name: 'Of the load' } });
  const path = `/organizations/${organizationId}/customers/${customer.body.data.id}/workspaces`;
  const tender = await product.call('POST', path, { token, body: { name: 'Load' } });
  return String(tender.body.data.id);
}
