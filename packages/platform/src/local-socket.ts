import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { openOwnFolder } from './own-folder.ts';
import { readLines } from './read-lines.ts';

/**
 * Commands that the running embedded process accepts from this machine, by name. `report` sends a line back while it works; `signal` is
 * aborted when the caller has gone, or when the process ends.
 */
export type LocalCommands = Record<
  string,
  (args: unknown, report: (line: string) => void, signal: AbortSignal) => Promise<unknown>
>;

type Message = { report: string } | { result: unknown } | { error: { name: string; message: string } };

/** The most bytes of a socket's path; systems allow between 103 and 107. */
const longestPath = 100;
/** How many milliseconds a caller has to send its command, and how many characters it may have. */
const commandLimits = { ms: 10_000, characters: 64 * 1024 };
/** How many milliseconds a caller has to read the last answer, once the process ends. */
const lastWordsMs = 1000;

/** An error of the other process; `name` is the name of its class. */
export class RemoteError extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}

/**
 * Lets other processes of the same user call commands through a socket in the data folder, because only one process can open the embedded
 * database. Each connection is one call: a line of JSON in, lines of JSON back. Returns how to end it: running calls are aborted and waited
 * for, others are cut.
 */
export async function serveLocally(
  folder: string,
  commands: LocalCommands,
  { ms }: Pick<typeof commandLimits, 'ms'> = commandLimits,
): Promise<() => Promise<void>> {
  const path = await socketPath(folder);
  // The lock of the data folder says that no other process serves it: the socket was left by one that died.
  await rm(path, { force: true });
  const ending = new AbortController();
  const peers = new Set<Socket>();
  const calls = new Set<Promise<void>>();
  const server = createServer((peer) => {
    peers.add(peer);
    peer.once('close', () => peers.delete(peer));
    const call = answer(peer, commands, ms, ending.signal).finally(() => calls.delete(call));
    calls.add(call);
  });
  await listen(server, path);
  server.unref();
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    ending.abort(new Error('Bidloom is being stopped.'));
    await Promise.all(calls);
    // Answers are still sent, unless nobody reads them.
    for (const peer of peers) peer.setTimeout(lastWordsMs, () => peer.destroy());
    await closed;
  };
}

/** Carries out the call of a connection, and closes it. Never rejects. */
async function answer(peer: Socket, commands: LocalCommands, ms: number, ending: AbortSignal): Promise<void> {
  const gone = new AbortController();
  peer.on('error', () => {});
  peer.once('close', () => gone.abort(new Error('The caller is gone.')));
  const cut = () => peer.destroy();
  ending.addEventListener('abort', cut);
  const late = setTimeout(cut, ms);
  const send = (message: Message) => !peer.destroyed && peer.write(`${JSON.stringify(message)}\n`);
  try {
    const line = await firstLine(peer);
    // There is no further request, but only reading on shows the end of the connection.
    peer.resume();
    clearTimeout(late);
    ending.removeEventListener('abort', cut);
    const { command, args } = JSON.parse(line) as { command?: string; args?: unknown };
    const run = commands[command ?? ''];
    if (!run) throw new Error(`There is no command ${command}.`);
    const signal = AbortSignal.any([gone.signal, ending]);
    signal.throwIfAborted();
    send({ result: (await run(args, (report) => send({ report }), signal)) ?? null });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ error: { name, message } });
  } finally {
    clearTimeout(late);
    ending.removeEventListener('abort', cut);
    peer.end();
    peer.setTimeout(ms, cut);
  }
}

/**
 * Calls a command of the process that has the data folder open, and aborts it there with the signal. Undefined where no process has it
 * open; throws an error that the process answers.
 */
export async function callLocally(
  folder: string,
  command: string,
  args: unknown,
  report: (line: string) => void,
  signal?: AbortSignal,
): Promise<{ result: unknown } | undefined> {
  const peer = connect(await socketPath(folder));
  const isOpen = await new Promise<boolean>((done) => {
    peer.once('connect', () => done(true));
    peer.once('error', () => done(false));
  });
  if (!isOpen) return undefined;
  // The end of the answer shows it.
  peer.on('error', () => {});
  const abort = () => peer.destroy();
  signal?.addEventListener('abort', abort);
  peer.write(`${JSON.stringify({ command, args })}\n`);
  try {
    signal?.throwIfAborted();
    for await (const line of readLines(peer)) {
      const message = JSON.parse(line) as Message;
      if ('report' in message) report(message.report);
      else if ('error' in message) throw new RemoteError(message.error);
      else return message;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    peer.destroy();
  }
  throw new Error('The running process ended before it had answered.');
}

/** Leaves the connection open, so that the answer can be sent and its end is seen. */
async function firstLine(peer: Socket): Promise<string> {
  for await (const line of readLines(peer.iterator({ destroyOnReturn: false }), commandLimits.characters)) return line;
  throw new Error('Nothing was asked for.');
}

/** Nobody can connect between the creation of the socket and the setting of its rights. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    const before = process.platform === 'win32' ? undefined : process.umask(0o077);
    try {
      server.listen(path, done);
    } finally {
      if (before !== undefined) process.umask(before);
    }
  });
}

/** A deep folder gets its socket in the user's own temporary folder, because paths of sockets are limited. */
async function socketPath(folder: string): Promise<string> {
  const absolute = resolve(folder);
  const digest = createHash('sha256').update(`commands ${absolute}`).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\bidloom-${digest}`;
  const inside = join(absolute, 'commands.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const outside = join(await openOwnFolder(), `${digest}.sock`);
  if (Buffer.byteLength(outside) <= longestPath) return outside;
  throw new Error(
    `The paths ${inside} and ${outside} are too long for a socket. Set DATA_DIR or TMPDIR to a shorter one.`,
  );
}
